import { ConsentKind } from "@bentrong/contract/consent-kind";
import { CONSENTS } from "@bentrong/contract/consents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const fetchConsents = async (person: SignedIn) =>
  (await (await person.call("/account/consents")).json()).data;
const answer = (person: SignedIn, kind: string, given: boolean, headers: Record<string, string> = {}) =>
  person.call("/account/consents", { ...post({ kind, given }), headers });
const letters = async (email: string): Promise<unknown[]> =>
  (await platform.database.owner.query("select kind from ops.mail where to_address = $1", [email])).rows.map(
    ({ kind }) => kind,
  );
/** The click in the mailbox. */
const click = (email: string) =>
  platform.database.owner.query(
    `update "newSubscription" set "confirmedAt" = now(), "confirmationsSent" = 0 where email = $1`,
    [email],
  );

describe("the consents of an account", () => {
  it("a person who never answered has none", async () => {
    const person = await aSignedInPerson(platform);
    expect(await fetchConsents(person)).toEqual({ current: [], history: [], newsletter: "none" });
  });

  it("each is given and taken back on its own, in the words that were read, and nothing is rewritten", async () => {
    const person = await aSignedInPerson(platform);
    expect((await answer(person, "sensitive", true)).status).toBe(200);
    expect((await answer(person, "memory", true, { cookie: "lang=en" })).status).toBe(200);
    expect((await answer(person, "sensitive", false)).status).toBe(200);
    const { current, history } = await fetchConsents(person);
    expect(current).toEqual([
      { kind: "memory", given: true, version: CONSENTS.memory.version, createdAt: expect.any(String) },
      { kind: "sensitive", given: false, version: CONSENTS.sensitive.version, createdAt: expect.any(String) },
    ]);
    expect(history.map((one: Record<string, unknown>) => [one.kind, one.given, one.wording])).toEqual([
      ["sensitive", false, CONSENTS.sensitive.wording.vi],
      ["memory", true, CONSENTS.memory.wording.en],
      ["sensitive", true, CONSENTS.sensitive.wording.vi],
    ]);
    for (const statement of ["update consent set given = true", "delete from consent"]) {
      for (const role of ["authenticated", "auth_service", "service_role"]) {
        const trying = platform.database.asCaller(
          { role, claims: person.caller.claims },
          { text: statement, values: [] },
        );
        await expect(trying).rejects.toMatchObject({ code: "42501" });
      }
    }
  });

  it("every kind that the contract names can be answered, any other is refused", async () => {
    const person = await aSignedInPerson(platform);
    for (const kind of ConsentKind.options) expect((await answer(person, kind, true)).status).toBe(200);
    const strange = await answer(person, "advertising", true);
    expect(strange.status).toBe(400);
    expect(await strange.json()).toMatchObject({ success: false, code: "invalid_input" });
    for (const body of [{}, { kind: "terms" }, { kind: "terms", given: "yes" }, [], null]) {
      expect((await person.call("/account/consents", post(body))).status).toBe(400);
    }
    expect((await fetchConsents(person)).history).toHaveLength(ConsentKind.options.length);
  });

  it("somebody else's answers are not seen", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    await answer(other, "model", true);
    expect((await fetchConsents(me)).history).toEqual([]);
  });
});

describe("the newsletter's consent", () => {
  it("asks the mailbox before the address is subscribed", async () => {
    const person = await aSignedInPerson(platform);
    await answer(person, "newsletter", true);
    expect((await fetchConsents(person)).newsletter).toBe("waiting");
    expect(await letters(person.email)).toEqual(["newsletter_confirm"]);
    await click(person.email);
    expect((await fetchConsents(person)).newsletter).toBe("subscribed");
  });

  it("taken back, it stops at once; given again by the proven owner of a proven address, it needs no new letter", async () => {
    const person = await aSignedInPerson(platform);
    await answer(person, "newsletter", true);
    await click(person.email);
    await answer(person, "newsletter", false);
    expect((await fetchConsents(person)).newsletter).toBe("unsubscribed");
    await answer(person, "newsletter", true);
    expect((await fetchConsents(person)).newsletter).toBe("subscribed");
    expect(await letters(person.email)).toHaveLength(1);
  });

  it("given over and over, it writes one letter", async () => {
    const person = await aSignedInPerson(platform);
    for (const given of [true, false, true, true]) await answer(person, "newsletter", given);
    expect(await letters(person.email)).toHaveLength(1);
  });

  it("an account that never proved its address neither sees nor ends the subscription of who reads it", async () => {
    const squatter = await aSignedInPerson(platform, { confirmed: false });
    await platform.database.owner.query(
      `insert into "newSubscription" (email, "confirmedAt") values ($1, now())`,
      [squatter.email],
    );
    expect((await fetchConsents(squatter)).newsletter).toBe("none");
    await answer(squatter, "newsletter", false);
    await answer(squatter, "newsletter", true);
    const { rows } = await platform.database.owner.query(
      `select "unsubscribedAt", "userId" from "newSubscription" where email = $1`,
      [squatter.email],
    );
    expect(rows).toEqual([{ unsubscribedAt: null, userId: null }]);
    expect(await letters(squatter.email)).toEqual([]);
  });
});
