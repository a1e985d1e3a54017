import { LONGEST_LISTENING_NOTE } from "@bentrong/contract/listening-note";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unzip } from "../support/unzip.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

const OPEN = 101;
const PREMIUM = 102;
const WORDS = "Đoạn này làm mình nhớ bà";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.database.owner.query(
    `insert into episode (id, slug, title, "episodeType") values (${OPEN}, 'mo', 'Mở', 'PUBLIC'), (${PREMIUM}, 'kin', 'Kín', 'PRIVATE')`,
  );
});
afterAll(() => platform.close());

const write = (person: SignedIn, note: object) =>
  person.call("/listening-note", post({ episodeId: OPEN, seconds: 83, content: WORDS, ...note }));
const change = (person: SignedIn, id: string, content: string) =>
  person.call(`/listening-note/${id}`, { ...post({ content }), method: "PUT" });
const read = async (person: SignedIn) =>
  (await person.call("/rest/v1/listeningNote?select=id,episodeId,seconds,content&order=seconds")).json();
const readId = async (answer: Response): Promise<string> => (await answer.json()).data.id;

describe("a note at a second of an episode", () => {
  it("is kept sealed, read by its owner alone, changed and deleted", async () => {
    const [me, other] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const answer = await write(me, {});
    expect(answer.status).toBe(201);
    const id = await readId(answer);
    expect(await read(me)).toEqual([{ id, episodeId: OPEN, seconds: 83, content: WORDS }]);
    expect(await read(other)).toEqual([]);
    const { rows } = await platform.database.owner.query(
      `select content from "listeningNote" where id = $1`,
      [id],
    );
    expect(rows[0]?.content).not.toContain("bà");

    expect((await change(other, id, "của mình")).status).toBe(404);
    expect((await change(me, id, "Nhớ bà ngoại")).status).toBe(200);
    expect(await read(me)).toMatchObject([{ content: "Nhớ bà ngoại" }]);
    await other.call(`/listening-note/${id}`, { method: "DELETE" });
    expect(await read(me)).toHaveLength(1);
    await me.call(`/listening-note/${id}`, { method: "DELETE" });
    expect(await read(me)).toEqual([]);
  });

  it("belongs to an episode that the person may hear", async () => {
    const [free, premium] = [
      await aSignedInPerson(platform),
      await aSignedInPerson(platform, { kind: "premium" }),
    ];
    for (const episodeId of [PREMIUM, 999]) expect((await write(free, { episodeId })).status).toBe(404);
    expect((await write(premium, { episodeId: PREMIUM })).status).toBe(201);
  });

  it.each<[why: string, note: object]>([
    ["nothing but space", { content: " \n" }],
    ["more than anybody writes", { content: "a".repeat(LONGEST_LISTENING_NOTE + 1) }],
    ["a second after a day", { seconds: 86_401 }],
    ["half a second", { seconds: 1.5 }],
  ])("is refused with %s", async (_, note) => {
    const answer = await write(await aSignedInPerson(platform), note);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it("is in the export of the account, in words, and nobody writes one without an account", async () => {
    const me = await aSignedInPerson(platform);
    await write(me, {});
    const answer = await me.call("/account/export");
    const files = unzip(new Uint8Array(await answer.arrayBuffer()));
    expect(JSON.parse(files["du-lieu.json"] ?? "").tables["public.listeningNote"]).toMatchObject([
      { seconds: 83, content: WORDS },
    ]);
    expect(files["doc-toi.html"]).toContain(WORDS);
    const anybody = await fetch(`${platform.url}/functions/v1/listening-note`, {
      ...post({ episodeId: OPEN, seconds: 1, content: "a" }),
      headers: { apikey: platform.tokens.publicKey, "Content-Type": "application/json" },
    });
    expect(anybody.status).toBe(401);
  });
});
