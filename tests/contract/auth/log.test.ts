// What the server writes down while people sign up, sign in, mistype, recover, and while calls are malformed.
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, newAddress, PASSWORD, refresh, Session, signIn, signUp } from "../../http/account-client.ts";
import { openPlatform, type Platform } from "../../http/platform.ts";
import { eventually } from "../../support/eventually.ts";
import { letterTo } from "../../support/letters.ts";

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk));
    done();
  },
});

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform({ log: pino({ level: "trace" }, sink) });
});
afterAll(() => platform.close());

describe("the log", () => {
  it("holds no password, token, code, address or name, also when things break", async () => {
    const session = await signUp(platform);
    const { email } = session.user;
    await signIn(platform, email, "mật khẩu gõ nhầm");
    const next = Session.parse((await refresh(platform, session.refresh_token)).body);
    await refresh(platform, `${next.refresh_token}x`);
    await ask(platform, "/auth/v1/signup", { body: `{"email":"${email}","password":"${PASSWORD}` });
    await ask(platform, "/auth/v1/user", { token: `${session.access_token}x` });
    await ask(platform, "/functions/v1/auth/reset-password", { body: { email } });
    const { code } = await letterTo(platform, email, "reset_code");
    await ask(platform, "/functions/v1/auth/change-password", {
      body: { email, password: PASSWORD, resetCode: `${code}x` },
    });
    const { token } = await letterTo(platform, email, "confirm_email");
    await ask(platform, `/auth/v1/verify?type=email&token_hash=${token}`);
    // An outbox that refuses letters: the sign-up fails, and so does the letter that is written after an answer.
    await platform.database.owner.query(
      "alter table ops.mail add check (to_address not like '%@example.vn') not valid",
    );
    const other = newAddress();
    const broken = await ask(platform, "/auth/v1/signup", {
      body: { email: other, password: PASSWORD, data: { fullname: "Nguyễn Thị Lan" } },
    });
    expect(broken.status).toBe(500);
    expect(JSON.stringify(broken.body)).not.toMatch(/check|constraint|ops\./);
    await ask(platform, "/auth/v1/recover", { body: { email } });
    await eventually(() => expect(lines.join("")).toContain("work after an answer failed"));

    const log = lines.join("");
    expect(log).toContain("unexpected error");
    const secrets = [PASSWORD, "gõ nhầm", email, other, "Nguyễn Thị Lan", code, token];
    secrets.push(session.refresh_token, next.refresh_token, session.access_token, "argon2id");
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it("is the only trace of a sign-up that failed: nothing half is kept", async () => {
    const email = newAddress();
    expect((await ask(platform, "/auth/v1/signup", { body: { email, password: PASSWORD } })).status).toBe(
      500,
    );
    const { rows } = await platform.database.owner.query(
      `select (select count(*) from auth.users where email = $1)::int as people,
              (select count(*) from ops.mail where to_address = $1)::int as letters`,
      [email],
    );
    expect(rows).toEqual([{ people: 0, letters: 0 }]);
  });
});
