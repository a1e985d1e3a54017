import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEditor, createVisitor, type Editor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson } from "./signed-in.ts";

const OPEN = 101;
const PREMIUM = 102;
const WORDS = { chapters: [{ start: 0, title: "Mở đầu" }], cues: [{ start: 1.5, end: 4, text: "Chào bạn" }] };

let platform: Platform;
let editor: Editor;
let people: Record<"visitor" | "free" | "premium", Editor>;

beforeAll(async () => {
  platform = await openPlatform();
  await platform.database.owner.query(
    `insert into episode (id, slug, title, "episodeType") values (${OPEN}, 'mo', 'Mở', 'PUBLIC'), (${PREMIUM}, 'kin', 'Kín', 'PRIVATE')`,
  );
  editor = createEditor(await aSignedInPerson(platform, { kind: "moderator" }));
  people = {
    visitor: createVisitor(platform),
    free: createEditor(await aSignedInPerson(platform)),
    premium: createEditor(await aSignedInPerson(platform, { kind: "premium" })),
  };
});
afterAll(() => platform.close());

const read = async (person: Editor) =>
  (await person.get("episodeTimeline?select=id,chapters,cues&order=id")).body;

describe("chapters and words of an episode", () => {
  it("are written by staff and read by whoever may hear it", async () => {
    for (const id of [OPEN, PREMIUM]) {
      expect((await editor.add("episodeTimeline", { id, ...WORDS })).status).toBe(201);
    }
    const open = { id: OPEN, ...WORDS };
    expect(await read(people.visitor)).toEqual([open]);
    expect(await read(people.free)).toEqual([open]);
    expect(await read(people.premium)).toEqual([open, { id: PREMIUM, ...WORDS }]);
    expect((await people.free.add("episodeTimeline", { id: OPEN, cues: [] })).status).toBe(403);
    expect((await people.premium.changeAll(`episodeTimeline?id=eq.${OPEN}`, { cues: [] })).body).toEqual([]);
  });

  it("are gone for visitors the moment the episode is for members, kept answers included", async () => {
    expect(await read(people.visitor)).toHaveLength(1);
    await editor.change(`episode?id=eq.${OPEN}`, { episodeType: "PRIVATE" });
    expect(await read(people.visitor)).toEqual([]);
    await editor.change(`episode?id=eq.${OPEN}`, { episodeType: "PUBLIC" });
    expect(await read(people.visitor)).toHaveLength(1);
  });

  it.each<[why: string, changes: object]>([
    ["no list", { cues: {} }],
    ["a start that is a word", { cues: [{ start: "1", text: "a" }] }],
    ["no start", { chapters: [{ title: "a" }] }],
    ["no words", { cues: [{ start: 1, text: "" }] }],
    ["words of another form", { cues: [{ start: 1, text: "a\u0301" }] }],
    ["a line break", { chapters: [{ start: 1, title: "a\nb" }] }],
    ["an end before the start", { cues: [{ start: 2, end: 1, text: "a" }] }],
    [
      "another order",
      {
        cues: [
          { start: 2, text: "a" },
          { start: 1, text: "b" },
        ],
      },
    ],
    ["a key that nobody knows", { cues: [{ start: 2, text: "a", html: "<b>" }] }],
    ["a time after a day", { chapters: [{ start: 86_401, title: "a" }] }],
    ["a long title", { chapters: [{ start: 1, title: "a".repeat(201) }] }],
    ["too many chapters", { chapters: Array.from({ length: 201 }, (_, at) => ({ start: at, title: "a" })) }],
  ])("are refused with %s", async (_, changes) => {
    const refused = await editor.changeAll(`episodeTimeline?id=eq.${OPEN}`, changes);
    expect([refused.status, refused.body]).toMatchObject([400, { code: "23514" }]);
  });

  it("leave and come back with their episode", async () => {
    const { body: made } = await editor.add("episode", { title: "Sẽ bỏ" });
    await editor.add("episodeTimeline", { id: made.id, ...WORDS });
    await editor.remove(`episode?id=eq.${made.id}`);
    const { body: trash } = await editor.get("contentTrash?select=id,kind,rowId");
    expect(trash).toEqual([{ id: expect.any(Number), kind: "episode", rowId: made.id }]);
    await editor.rpc("restoreVersion", { version: trash[0]?.id });
    const { body } = await editor.get(`episodeTimeline?select=chapters,cues&id=eq.${made.id}`);
    expect(body).toEqual([WORDS]);
  });
});
