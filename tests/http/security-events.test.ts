import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSecurityEvents } from "../../apps/server/src/api/gotrue/security-events.ts";
import { removeOutdated } from "../../apps/server/src/features/accounts/retention.ts";
import { computeCode } from "../support/authenticator.ts";
import { eventually } from "../support/eventually.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { type Asked, ask, newAddress, PASSWORD, type Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson, CHROME_ON_ANDROID, post } from "./signed-in.ts";

let platform: Platform;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  platform = await openPlatform({ log: pino({ level: "info" }, sink) });
});
afterAll(() => platform.close());

interface Event {
  kind: string;
  device: string | null;
  detail: string | null;
  times: number;
}
async function fetchEvents({ access_token: token }: Pick<Session, "access_token">): Promise<Event[]> {
  const { status, body } = await ask(platform, "/functions/v1/account/security-events", { token });
  expect(status).toBe(200);
  return body.data as Event[];
}
const fetchKinds = async (session: Pick<Session, "access_token">) =>
  (await fetchEvents(session)).map(({ kind }) => kind);
const change = (session: Session, body: Asked["body"]) =>
  ask(platform, "/auth/v1/user", { method: "PUT", token: session.access_token, body });

describe("the owner of an account", () => {
  it("sees sign-ins, failures of a day as one line, and what was changed", async () => {
    const session = await signUp(platform);
    const { email } = session.user;
    for (let n = 0; n < 3; n++) await signIn(platform, email, "wrong", { "user-agent": CHROME_ON_ANDROID });
    await eventually(async () =>
      expect(await fetchEvents(session)).toContainEqual(
        expect.objectContaining({ kind: "sign_in_failed", times: 3, device: "Chrome trên Android" }),
      ),
    );
    await signIn(platform, email, PASSWORD, { "user-agent": CHROME_ON_ANDROID });
    await change(session, { email: newAddress() });
    await change(session, { password: "một câu khác nữa" });
    await ask(platform, "/auth/v1/logout?scope=others", { method: "POST", token: session.access_token });
    expect(await fetchKinds(session)).toEqual([
      ...["signed_out_others", "password_changed", "email_change_asked", "new_device", "sign_in_failed"],
    ]);
  });

  it("sees failures of the same moment as one line, too", async () => {
    const { user, ...session } = await signUp(platform);
    const events = createSecurityEvents(platform.database, pino({ level: "silent" }));
    const kinds = ["sign_in_failed", "wrong_code", "limit_reached"] as const;
    for (const kind of kinds) {
      await Promise.all(Array.from({ length: 8 }, () => events.noteRefusal(user.id, kind)));
    }
    const once = kinds.toReversed().map((kind) => expect.objectContaining({ kind, times: 8 }));
    expect(await fetchEvents(session)).toEqual(once);
  });

  it("sees that tries were stopped, and a wrong code of a letter", async () => {
    const session = await signUp(platform);
    const { email } = session.user;
    await ask(platform, "/functions/v1/auth/change-password", {
      body: { email, password: "một câu khác nữa", resetCode: "AAAAAA" },
    });
    for (let n = 0; n < 11; n++) await signIn(platform, email, "wrong");
    await eventually(async () =>
      expect((await fetchKinds(session)).sort()).toEqual(["limit_reached", "sign_in_failed", "wrong_code"]),
    );
  });

  it("sees that somebody guessed codes where a code opens a session", async () => {
    const session = await signUp(platform);
    for (let n = 0; n < 7; n++) {
      const guess = { type: "recovery", email: session.user.email, token: "AAAAAA" };
      expect((await ask(platform, "/auth/v1/verify", { body: guess })).status).toBe(403);
    }
    await eventually(async () =>
      expect(await fetchEvents(session)).toEqual([expect.objectContaining({ kind: "wrong_code", times: 7 })]),
    );
  });

  it("sees nobody else's", async () => {
    const [one, other] = [await signUp(platform), await signUp(platform)];
    await change(one, { password: "một câu khác nữa" });
    expect(await fetchKinds(other)).toEqual([]);
    const none = await ask(platform, "/functions/v1/account/security-events");
    expect(none.status).toBe(401);
  });

  it("keeps two hundred of them at most, and important ones are not pushed out by failures", async () => {
    const { user } = await signUp(platform);
    const { owner } = platform.database;
    const note = (kind: string) =>
      owner.query("select auth.note_security_event($1, $2, null, null)", [user.id, kind]);
    for (let n = 0; n < 105; n++) await note("signed_in");
    for (let n = 0; n < 105; n++) {
      await note("sign_in_failed");
      await owner.query(
        "update auth.security_events set created_at = created_at - interval '2 days' where user_id = $1",
        [user.id],
      );
    }
    const { rows } = await owner.query(
      "select kind, count(*)::int as n from auth.security_events where user_id = $1 group by kind order by kind",
      [user.id],
    );
    expect(rows).toEqual([
      { kind: "sign_in_failed", n: 100 },
      { kind: "signed_in", n: 100 },
    ]);
    await owner.query(
      "update auth.security_events set last_at = now() - interval '91 days' where user_id = $1 and kind = 'signed_in'",
      [user.id],
    );
    await removeOutdated(owner, 90);
    const left = await owner.query("select distinct kind from auth.security_events where user_id = $1", [
      user.id,
    ]);
    expect(left.rows).toEqual([{ kind: "sign_in_failed" }]);
  });
});

describe("the log of the operator", () => {
  it("has failures, limits, changes and refused rights, and neither addresses nor passwords", async () => {
    lines = [];
    const session = await signUp(platform);
    const [{ email }, stranger] = [session.user, newAddress()];
    for (let n = 0; n < 11; n++) await signIn(platform, stranger, "mật khẩu đoán bừa");
    await signIn(platform, email, "mật khẩu đoán bừa");
    await ask(platform, "/functions/v1/admin/audit", { token: session.access_token });
    await ask(platform, "/rest/v1/admin-content");
    await change(session, { password: "một câu khác nữa" });
    const eventsIn = () => lines.map(({ event }) => event).filter(Boolean);
    await eventually(async () =>
      expect(eventsIn().filter((event) => event === "sign_in_failed")).toHaveLength(11),
    );
    for (const event of ["limit_reached", "password_changed"]) expect(eventsIn()).toContain(event);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "rights_refused", status: 401, path: "/rest/v1/admin-content" }),
    );
    expect(
      lines.filter(({ event, status }) => event === "rights_refused" && status === 403).length,
    ).toBeGreaterThan(0);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "sign_in_failed", userId: session.user.id }),
    );
    const text = JSON.stringify(lines);
    for (const secret of [
      email,
      stranger,
      "mật khẩu đoán bừa",
      "một câu khác nữa",
      session.access_token,
      "127.0.0.1",
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe("letters about what a thief would do too", () => {
  it("tell of a second step, its codes and its end", async () => {
    const session = await signUp(platform);
    const factors = (path: string, token: string, body?: object, method = "POST") =>
      ask(platform, `/auth/v1/factors${path}`, { token, method, ...(body ? { body } : {}) });
    const enrolled = await factors("", session.access_token, { factor_type: "totp" });
    const { secret } = enrolled.body.totp as { secret: string };
    const challenge = await factors(`/${enrolled.body.id}/challenge`, session.access_token, {});
    const proof = { challenge_id: challenge.body.id, code: computeCode(secret) };
    const whole = await factors(`/${enrolled.body.id}/verify`, session.access_token, proof);
    const token = String(whole.body.access_token);
    await factors("/recovery-codes", token);
    await factors(`/${enrolled.body.id}`, token, undefined, "DELETE");
    const notices = (await lettersTo(platform, session.user.email)).flatMap((letter) =>
      letter.kind === "security_notice" ? [letter.what] : [],
    );
    expect(notices).toEqual(["factor_added", "recovery_codes_made", "factor_removed"]);
    expect(await fetchKinds({ access_token: token })).toEqual([
      "factor_removed",
      "recovery_codes_made",
      "factor_added",
    ]);
  });

  it("tell the old address of a move to another one while it can still be stopped", async () => {
    const session = await signUp(platform);
    const wanted = newAddress();
    await change(session, { email: wanted });
    const notice = await letterTo(platform, session.user.email, "security_notice");
    expect(notice).toMatchObject({ what: "email_change_asked", userId: session.user.id });
    expect(notice.detail).not.toBe(wanted);
  });
});

describe("somebody without a password who changes how they sign in", () => {
  it("proves it by a code from a letter, once, for ten minutes", async () => {
    const person = await aSignedInPerson(platform, { password: null });
    const old = await aSession(platform, person, { begunMinutesAgo: 11 });
    const put = (body: object) => old.call("/auth/v1/user", { method: "PUT", body: JSON.stringify(body) });
    const refused = await put({ password: "một câu khác nữa" });
    expect([refused.status, (await refused.json()).error_code]).toEqual([400, "reauthentication_needed"]);
    expect((await old.call("/auth/v1/reauthenticate")).status).toBe(200);
    const { code } = await letterTo(platform, person.email, "reauthentication_code");
    const wrong = await old.call(
      "/auth/v1/reauthenticate",
      post({ nonce: code.startsWith("A") ? "BBBBBB" : "AAAAAA" }),
    );
    expect([wrong.status, (await wrong.json()).error_code]).toEqual([400, "reauthentication_not_valid"]);
    expect((await old.call("/auth/v1/reauthenticate", post({ nonce: code.toLowerCase() }))).status).toBe(200);
    expect((await old.call("/auth/v1/reauthenticate", post({ nonce: code }))).status).toBe(400);
    expect((await put({ password: "một câu khác nữa" })).status).toBe(200);
  });

  it("may send the code along with the change, as GoTrue's clients do", async () => {
    const person = await aSignedInPerson(platform, { password: null });
    const old = await aSession(platform, person, { begunMinutesAgo: 11 });
    await old.call("/auth/v1/reauthenticate");
    const { code } = await letterTo(platform, person.email, "reauthentication_code");
    const body = JSON.stringify({ password: "một câu khác nữa", nonce: code });
    expect((await old.call("/auth/v1/user", { method: "PUT", body })).status).toBe(200);
  });

  it("cannot do so where there is a password, which a found phone does not know", async () => {
    const person = await aSignedInPerson(platform);
    const old = await aSession(platform, person, { begunMinutesAgo: 11 });
    expect((await old.call("/auth/v1/reauthenticate")).status).toBe(400);
    const guesses: number[] = [];
    for (let n = 0; n < 11; n++) {
      guesses.push((await old.call("/auth/v1/reauthenticate", post({ password: `guess ${n}` }))).status);
    }
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe("an address that left the newsletter, or never confirmed it", () => {
  it("is kept for thirty days and then deleted", async () => {
    const { owner } = platform.database;
    await owner.query(
      `insert into "newSubscription" (email, "confirmedAt", "unsubscribedAt", "createdAt") values
         ('dang-nhan@vidu.vn', now() - interval '1 year', null, now() - interval '1 year'),
         ('vua-huy@vidu.vn', now() - interval '1 year', now() - interval '29 days', now() - interval '1 year'),
         ('huy-lau@vidu.vn', now() - interval '1 year', now() - interval '31 days', now() - interval '1 year'),
         ('chua-xac-nhan@vidu.vn', null, null, now())`,
    );
    await owner.query(
      `update "newSubscription" set "confirmationSentAt" = now() - interval '31 days' where email = 'chua-xac-nhan@vidu.vn'`,
    );
    await removeOutdated(owner, 90);
    const { rows } = await owner.query(
      `select email from "newSubscription" where email like '%@vidu.vn' order by email`,
    );
    expect(rows.map(({ email }) => email)).toEqual(["dang-nhan@vidu.vn", "vua-huy@vidu.vn"]);
  });
});
