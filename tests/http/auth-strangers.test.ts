// Strangers who know no more than an address, or no more than a password: they slow each other down, never the owner.
import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { computeCode } from "../support/authenticator.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { type Answered, ask, newAddress, PASSWORD, Session, signIn, signUp } from "./account-client.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform({ trustedProxies: 1 });
});
afterAll(() => platform.close());

const HOME = "203.0.113.20";
const from = (place: string, cookie?: string) => ({
  "x-forwarded-for": place,
  ...(cookie === undefined ? {} : { cookie }),
});
const elsewhere = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const NEW = "ngồi xuống đã rồi tính";

const askCode = (email: string, place: string) =>
  ask(platform, "/functions/v1/auth/reset-password", { body: { email }, headers: from(place) });
const setPassword = (email: string, resetCode: string, place: string) =>
  ask(platform, "/functions/v1/auth/change-password", {
    body: { email, password: NEW, resetCode },
    headers: from(place),
  });
const cookieIn = ({ headers }: Answered): string => headers.get("set-cookie")?.split(";")[0] ?? "";

async function anOwner(): Promise<string> {
  return (await signUp(platform, { headers: from(HOME) })).user.email;
}

async function guessPasswords(email: string, network = "198.51.100"): Promise<void> {
  for (let place = 0; place < 11; place++) {
    const headers = from(`${network}.${place}`);
    await Promise.all(Array.from({ length: 6 }, (_, n) => signIn(platform, email, `guess ${n}`, headers)));
  }
}

async function readCode(email: string, place: string): Promise<string> {
  expect((await askCode(email, place)).status).toBe(200);
  return (await letterTo(platform, email, "reset_code")).code;
}

/** Everything that an address is enough for, from many places at once. */
async function attack(email: string): Promise<void> {
  await guessPasswords(email);
  for (let place = 0; place < 11; place++) {
    for (let n = 0; n < 2; n++) await askCode(email, `198.51.100.${place}`);
  }
  for (let place = 0; place < 25; place++) {
    await Promise.all(
      ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "EEEEEE"].map((code) =>
        setPassword(email, code, `198.51.100.${place}`),
      ),
    );
  }
}

describe("an owner whose address is attacked", () => {
  it("signs in at a place that they signed in from before, and on a device anywhere", {
    timeout: 60_000,
  }, async () => {
    const email = await anOwner();
    const cookie = cookieIn(await signIn(platform, email, PASSWORD, from(HOME)));
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{22}$/);
    await attack(email);
    expect((await signIn(platform, email, PASSWORD, from(elsewhere()))).status).toBe(429);
    expect((await signIn(platform, email, PASSWORD, from(HOME))).status).toBe(200);
    expect((await signIn(platform, email, PASSWORD, from(elsewhere(), cookie))).status).toBe(200);
    const foreign = cookieIn(await signIn(platform, await anOwner(), PASSWORD, from(HOME)));
    expect((await signIn(platform, email, PASSWORD, from(elsewhere(), foreign))).status).toBe(429);
  });

  it("gets in from anywhere by the link of the newest letter, and asks for one at home", {
    timeout: 60_000,
  }, async () => {
    const email = await anOwner();
    await attack(email);
    const place = elsewhere();
    const asked = await askCode(email, place);
    expect([asked.status, asked.body]).toEqual([200, { success: true }]);
    const newest = (await lettersTo(platform, email)).findLast(({ kind }) => kind === "reset_code");
    if (newest?.kind !== "reset_code" || !newest.linkCode) throw new Error("no letter with a link");
    expect((await setPassword(email, newest.linkCode, place)).body).toEqual({ success: true });
    const after = await signIn(platform, email, NEW, from(HOME));
    expect(after.status).toBe(200);

    const letters = (await lettersTo(platform, email)).filter(({ kind }) => kind === "reset_code").length;
    expect((await askCode(email, HOME)).status).toBe(200);
    const { code } = await letterTo(platform, email, "reset_code", letters + 1);
    expect((await setPassword(email, code, HOME)).body).toEqual({ success: true });
  });

  it("signs in where they set a new password by a letter, and on that device, however long the attack goes on", {
    timeout: 60_000,
  }, async () => {
    const email = await anOwner();
    await guessPasswords(email);
    const place = elsewhere();
    const changed = await setPassword(email, await readCode(email, place), place);
    expect([changed.status, changed.body]).toEqual([200, { success: true }]);
    await guessPasswords(email, "192.0.2");
    expect((await signIn(platform, email, NEW, from(elsewhere()))).status).toBe(429);
    expect((await signIn(platform, email, NEW, from(place))).status).toBe(200);
    expect((await signIn(platform, email, NEW, from(elsewhere(), cookieIn(changed)))).status).toBe(200);
  });

  it("may sign in after the letter with a second step too, which alone makes the device known", {
    timeout: 60_000,
  }, async () => {
    const { access_token: token, user } = await signUp(platform, { headers: from(HOME) });
    const { owner } = platform.database;
    await owner.query("update auth.users set email_confirmed_at = now() where id = $1", [user.id]);
    const factor = (path: string, body: object) =>
      ask(platform, `/auth/v1/factors${path}`, { token, body, headers: from(HOME) });
    const { id, totp } = (await factor("", { factor_type: "totp" })).body;
    const challenge = await factor(`/${id}/challenge`, {});
    const code = computeCode((totp as { secret: string }).secret);
    const taken = await factor(`/${id}/verify`, { challenge_id: challenge.body.id, code });
    expect(taken.status).toBe(200);
    await guessPasswords(user.email);
    const place = elsewhere();
    const changed = await setPassword(user.email, await readCode(user.email, place), place);
    expect([changed.status, cookieIn(changed)]).toEqual([200, ""]);
    expect((await signIn(platform, user.email, NEW, from(place))).status).toBe(200);
    await guessPasswords(user.email, "192.0.2");
    expect((await signIn(platform, user.email, NEW, from(place))).status).toBe(429);
  });

  it("is sent a handful of letters, whoever asks from wherever", async () => {
    const email = await anOwner();
    for (let n = 0; n < 12; n++) expect((await askCode(email, elsewhere())).status).toBe(200);
    await letterTo(platform, email, "reset_code", 5);
    // Work after an answer is done in order: this one was asked for later and is there.
    const other = await anOwner();
    await askCode(other, HOME);
    await letterTo(platform, other, "reset_code");
    expect((await lettersTo(platform, email)).filter(({ kind }) => kind === "reset_code")).toHaveLength(5);
  });
});

describe("a guesser with many places", () => {
  it.each([
    ["of an account", anOwner],
    ["of nobody", async () => newAddress()],
  ])("has fifty tries an hour at the password %s", async (_, createAddress) => {
    const email = await createAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 55; n++) {
      statuses.push((await signIn(platform, email, "guess", from(`192.0.2.${n}`))).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429, 429, 429, 429]);
  });
});

describe("somebody who sends passwords that nobody may have", () => {
  it.each([
    ["/auth/v1/signup", { email: "a@example.vn", data: {} }],
    ["/functions/v1/auth/change-password", { email: "a@example.vn", resetCode: "AAAAAA" }],
  ])("is counted by their place at %s before the password is read", async (path, body) => {
    const headers = from(elsewhere());
    const send = async (password: string) =>
      (await ask(platform, path, { body: { ...body, password }, headers })).status;
    expect(await send("x".repeat(1_025))).toBe(422);
    for (let n = 1; n < 100; n++) expect(await send("x")).toBe(422);
    expect(await send("x")).toBe(429);
  });
});

describe("somebody who knows the password and has no authenticator", () => {
  it("makes neither their place nor their device known, and leaves the owner every way in", {
    timeout: 60_000,
  }, async () => {
    const signedUp = await signUp(platform, { headers: from(HOME) });
    const { email } = signedUp.user;
    const factor = (token: string, path: string, body: object, place: string) =>
      ask(platform, `/auth/v1/factors${path}`, { token, body, headers: from(place) });
    const enrolled = await factor(signedUp.access_token, "", { factor_type: "totp" }, HOME);
    const { secret } = enrolled.body.totp as { secret: string };
    const verify = async (token: string, code: string, place: string) => {
      const { body } = await factor(token, `/${enrolled.body.id}/challenge`, {}, place);
      return factor(token, `/${enrolled.body.id}/verify`, { challenge_id: body.id, code }, place);
    };
    expect((await verify(signedUp.access_token, computeCode(secret, -1), HOME)).status).toBe(200);

    const good = [-2, -1, 0, 1, 2].map((steps) => computeCode(secret, steps));
    const wrong =
      ["000000", "111111", "222222", "333333", "444444", "555555"].find((one) => !good.includes(one)) ?? "";
    const statuses: number[] = [];
    for (let place = 0; place < 6; place++) {
      const answer = await signIn(platform, email, PASSWORD, from(`192.0.2.${place}`));
      expect(cookieIn(answer)).toBe("");
      const { access_token: half } = Session.parse(answer.body);
      for (let n = 0; n < 4; n++) statuses.push((await verify(half, wrong, `192.0.2.${place}`)).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);

    const { access_token: own } = Session.parse((await signIn(platform, email, PASSWORD, from(HOME))).body);
    const whole = await verify(own, computeCode(secret), HOME);
    expect(whole.status).toBe(200);
    expect(cookieIn(whole)).toMatch(/^device=/);
  });
});
