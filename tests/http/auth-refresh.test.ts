import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letterTo } from "../support/letters.ts";
import { ask, newAddress, refresh, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const refreshed = async (token: string): Promise<Session> =>
  Session.parse((await refresh(platform, token)).body);
const readSessionId = ({ access_token: token }: Session): unknown => decodeJwt(token).session_id;
const isSignedIn = async (session: Session): Promise<boolean> =>
  (await ask(platform, "/auth/v1/user", { token: session.access_token })).status === 200;

/** As if the last rotations of the session had happened that long ago. */
const letTimePass = (session: Session, seconds: number): Promise<unknown> =>
  platform.database.owner.query(
    `update auth.refresh_tokens set revoked_at = revoked_at - make_interval(secs => $2)
     where session_id = $1 and revoked_at is not null`,
    [readSessionId(session), seconds],
  );

const activeTokens = async (session: Session): Promise<number> => {
  const { rowCount } = await platform.database.owner.query(
    "select from auth.refresh_tokens where session_id = $1 and revoked_at is null",
    [readSessionId(session)],
  );
  return rowCount ?? 0;
};

describe("a refresh token", () => {
  it("brings a new one and a new access token of the same session", async () => {
    const first = await signUp(platform);
    const second = await refreshed(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(readSessionId(second)).toBe(readSessionId(first));
    expect(second.user.id).toBe(first.user.id);
    expect(await isSignedIn(second)).toBe(true);
    expect(await activeTokens(first)).toBe(1);
  });

  it("brings the rights of now, not those of the sign-in", async () => {
    const { user, refresh_token: token } = await signUp(platform);
    await platform.database.owner.query(
      "insert into auth.user_roles (user_id, role) values ($1, 'ROLE_MODERATOR')",
      [user.id],
    );
    expect((await refreshed(token)).user.app_metadata).toMatchObject({
      roles: ["ROLE_USER", "ROLE_MODERATOR"],
    });
  });

  it("may be used again within a minute when the answer was lost: the active token is given back", async () => {
    const first = await signUp(platform);
    const second = await refreshed(first.refresh_token);
    await letTimePass(first, 45);
    const again = await refreshed(first.refresh_token);
    expect(again.refresh_token).toBe(second.refresh_token);
    expect(await activeTokens(first)).toBe(1);
    expect(await isSignedIn(again)).toBe(true);
  });

  it("used once and shown again later ends the session, whoever of the two is the thief", async () => {
    const first = await signUp(platform);
    const second = await refreshed(first.refresh_token);
    await letTimePass(first, 75);
    const replayed = await refresh(platform, first.refresh_token);
    expect([replayed.status, replayed.body.error_code]).toEqual([400, "refresh_token_already_used"]);
    expect(await isSignedIn(second)).toBe(false);
  });

  it.each([
    [
      "signed_out",
      (session: Session) => ask(platform, "/auth/v1/logout", { method: "POST", token: session.access_token }),
    ],
    [
      "blocked",
      (session: Session) =>
        platform.database.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [
          session.user.id,
        ]),
    ],
    [
      "password_changed",
      async (session: Session) => {
        const other = Session.parse((await signIn(platform, session.user.email)).body);
        await ask(platform, "/auth/v1/user", {
          ...{ method: "PUT", token: other.access_token, body: { password: "một câu khác nữa" } },
        });
      },
    ],
  ])("of a session that ended says why: %s", async (reason, end) => {
    const session = await signUp(platform);
    await end(session);
    const { status, body } = await refresh(platform, session.refresh_token);
    expect([status, body.error_code, body.reason]).toEqual([400, "refresh_token_not_found", reason]);
  });

  it("two rotations old is forgiven within a minute", async () => {
    const first = await signUp(platform);
    const third = await refreshed((await refreshed(first.refresh_token)).refresh_token);
    const again = await refreshed(first.refresh_token);
    expect(again.refresh_token).toBe(third.refresh_token);
  });

  it("replayed later takes along the move to another address that the session asked for", async () => {
    const first = await signUp(platform);
    const elsewhere = newAddress();
    await ask(platform, "/auth/v1/user", {
      ...{ method: "PUT", token: first.access_token, body: { email: elsewhere } },
    });
    await refreshed((await refreshed(first.refresh_token)).refresh_token);
    await letTimePass(first, 61);
    expect((await refresh(platform, first.refresh_token)).status).toBe(400);
    const { token } = await letterTo(platform, elsewhere, "change_email");
    const late = await ask(platform, "/auth/v1/verify", {
      body: { type: "email_change", token_hash: token },
    });
    expect([late.status, late.body.error_code]).toEqual([403, "otp_expired"]);
  });

  it("two rotations old and replayed later ends the whole session, and no other", async () => {
    const first = await signUp(platform);
    const elsewhere = Session.parse((await signIn(platform, first.user.email)).body);
    const third = await refreshed((await refreshed(first.refresh_token)).refresh_token);
    await letTimePass(first, 61);
    const replayed = await refresh(platform, first.refresh_token);
    expect([replayed.status, replayed.body.error_code]).toEqual([400, "refresh_token_already_used"]);
    expect(replayed.body.access_token).toBeUndefined();
    const active = await refresh(platform, third.refresh_token);
    expect([active.status, active.body.error_code]).toEqual([400, "refresh_token_not_found"]);
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(true);
  });

  it("used by twenty requests at once signs all of them in, with one active token", async () => {
    const first = await signUp(platform);
    let token = first.refresh_token;
    for (let round = 0; round < 8; round++) {
      const used = token;
      const sessions = await Promise.all(Array.from({ length: 20 }, () => refreshed(used)));
      expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
      expect(await activeTokens(first)).toBe(1);
      for (const session of sessions.slice(0, 3)) expect(await isSignedIn(session)).toBe(true);
      token = sessions[0]?.refresh_token ?? "";
    }
  });

  it("is nowhere in the database", async () => {
    const { refresh_token: token, access_token: access } = await signUp(platform);
    const { rows } = await platform.database.owner.query(
      `select coalesce(string_agg(t::text, ' '), '') || (select string_agg(s::text, ' ') from auth.sessions s) as everything
       from auth.refresh_tokens t`,
    );
    const everything = String(rows[0]?.everything);
    expect(everything.length).toBeGreaterThan(100);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(Buffer.from(token).toString("hex"));
    expect(everything).not.toContain(access);
  });

  it("of a blocked or deleted person brings nothing", async () => {
    const { owner } = platform.database;
    const blocked = await signUp(platform);
    await owner.query("update auth.users set banned_until = 'infinity' where id = $1", [blocked.user.id]);
    expect((await refresh(platform, blocked.refresh_token)).status).toBe(400);
    const deleted = await signUp(platform);
    await owner.query("delete from auth.users where id = $1", [deleted.user.id]);
    expect((await refresh(platform, deleted.refresh_token)).body.error_code).toBe("refresh_token_not_found");
  });
});

describe("a session that nobody used", () => {
  it("for 90 days has ended, and one of 89 days stands", async () => {
    const idle = await signUp(platform);
    const quiet = await signUp(platform);
    const sleepFor = (session: Session, days: number) =>
      platform.database.owner.query(
        "update auth.sessions set refreshed_at = now() - make_interval(days => $2) where id = $1",
        [readSessionId(session), days],
      );
    await sleepFor(idle, 91);
    await sleepFor(quiet, 89);
    const refused = await refresh(platform, idle.refresh_token);
    expect([refused.status, refused.body.error_code]).toEqual([400, "session_expired"]);
    expect((await refresh(platform, idle.refresh_token)).body.error_code).toBe("refresh_token_not_found");
    expect((await refresh(platform, quiet.refresh_token)).status).toBe(200);
  });
});

describe("a session that is used every day", () => {
  it("ends a year after its sign-in, is no longer among the devices, and one of 364 days stands", async () => {
    const old = await signUp(platform);
    const younger = await signUp(platform);
    const begunBefore = (session: Session, days: number) =>
      platform.database.owner.query(
        "update auth.sessions set created_at = now() - make_interval(days => $2) where id = $1",
        [readSessionId(session), days],
      );
    await begunBefore(old, 366);
    await begunBefore(younger, 364);
    const listed = async ({ access_token: token }: Session) =>
      (
        (await (
          await fetch(`${platform.url}/functions/v1/account/devices`, {
            headers: { apikey: platform.tokens.publicKey, Authorization: `Bearer ${token}` },
          })
        ).json()) as { data: unknown[] }
      ).data.length;
    expect([await listed(old), await listed(younger)]).toEqual([0, 1]);
    const refused = await refresh(platform, old.refresh_token);
    expect([refused.status, refused.body.error_code]).toEqual([400, "session_expired"]);
    expect((await refresh(platform, old.refresh_token)).body.error_code).toBe("refresh_token_not_found");
    expect((await refresh(platform, younger.refresh_token)).status).toBe(200);
  });
});
