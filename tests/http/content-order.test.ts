// Orders are written whole, against the order that was looked at. A model says what a history of two editors who sort,
// add and remove at the same time must end in.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEditor, createVisitor, type Editor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let editor: Editor;
let member: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  editor = createEditor(await aSignedInPerson(platform, { kind: "moderator" }));
  member = await aSignedInPerson(platform, { kind: "premium" });
  await platform.database.owner.query(
    `insert into episode (title) select 'Tập ' || n from generate_series(1, 30) n`,
  );
});
afterAll(() => platform.close());

/** Something that holds entries in an order. */
interface Kind {
  hold(): Promise<number>;
  put(holder: number, n: number): Promise<number>;
  take(holder: number, entry: number): Promise<void>;
  order(holder: number): Promise<number[]>;
  write(
    holder: number,
    seen: number[],
    wanted: number[],
    who?: Editor,
  ): Promise<{ status: number; body: unknown }>;
}

const KINDS: Record<string, Kind> = {
  "episodes of a podcast": {
    hold: async () => (await editor.add("podcast", { title: "Podcast" })).body.id,
    async put(podcastId, n) {
      await editor.add("podcastEpisode", { podcastId, episodeId: n });
      return n;
    },
    async take(podcast, episode) {
      await editor.remove(`podcastEpisode?podcastId=eq.${podcast}&episodeId=eq.${episode}`);
    },
    order: async (podcast) =>
      (await editor.get(`podcastEpisode?podcastId=eq.${podcast}&order=position,episodeId`)).body.map((row) =>
        Number(row.episodeId),
      ),
    write: (podcast, seen, wanted, who = editor) => who.rpc("orderEpisodes", { podcast, seen, wanted }),
  },
  "lessons of a course": {
    hold: async () => (await editor.add("course", { title: "Khóa" })).body.id,
    put: async (courseId) => (await editor.add("lesson", { courseId, title: "Bài" })).body.id,
    async take(_course, lesson) {
      await editor.remove(`lesson?id=eq.${lesson}`);
    },
    order: async (course) =>
      (await editor.get(`lesson?courseId=eq.${course}&order=position,id`)).body.map(({ id }) => id),
    write: (course, seen, wanted, who = editor) => who.rpc("orderLessons", { course, seen, wanted }),
  },
};

const LONGEST = 12;

type Step = { do: "sort"; keys: number[]; isStale: boolean } | { do: "put" } | { do: "take"; at: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("sort" as const),
      keys: fc.array(fc.nat(99), { minLength: LONGEST, maxLength: LONGEST }),
      isStale: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "put" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("take" as const), at: fc.nat(LONGEST - 1) }) },
);

const sorted = (order: number[], keys: number[]): number[] =>
  order
    .map((id, at) => ({ id, key: keys[at] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ id }) => id);

/** The required order, and the one before. */
interface Model {
  holder: number;
  order: number[];
  before: number[];
  added: number;
}

/** Does one step for real; says what the order must be afterwards. */
async function perform(kind: Kind, model: Model, one: Step): Promise<number[]> {
  const { holder, order, before } = model;
  if (one.do === "put") {
    if (order.length === LONGEST) return order;
    model.added += 1;
    return [...order, await kind.put(holder, model.added)];
  }
  if (one.do === "take") {
    const entry = order[one.at];
    if (entry !== undefined) await kind.take(holder, entry);
    return order.filter((id) => id !== entry);
  }
  const seen = one.isStale ? before : order;
  const wanted = sorted(seen, one.keys);
  const answer = await kind.write(holder, seen, wanted);
  if (String(seen) === String(order)) {
    expect(answer).toMatchObject({ status: 200, body: wanted });
    return wanted;
  }
  expect(answer).toMatchObject({ status: 409, body: { code: "PT409", details: `[${order}]` } });
  return order;
}

describe.each(Object.keys(KINDS))("the %s", (name) => {
  const kind = KINDS[name] as Kind;

  it("stand as the last good order says, whatever happened in between", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const model: Model = { holder: await kind.hold(), order: [], before: [], added: 0 };
        for (const one of steps) {
          const next = await perform(kind, model, one);
          if (String(next) !== String(model.order)) model.before = model.order;
          model.order = next;
          expect(await kind.order(model.holder)).toEqual(next);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("are sorted by one of two editors who do it at the same moment; the other one is told", async () => {
    const holder = await kind.hold();
    const seen: number[] = [];
    for (const n of [1, 2, 3]) seen.push(await kind.put(holder, n));
    const [a = 0, b = 0, c = 0] = seen;
    const answers = await Promise.all([
      kind.write(holder, seen, [c, b, a]),
      kind.write(holder, seen, [b, c, a]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await kind.order(holder)).toEqual(won?.body);
  });

  it("cannot be doubled, left out, made up or sorted by anybody who is no editor", async () => {
    const holder = await kind.hold();
    const seen = [await kind.put(holder, 1), await kind.put(holder, 2)];
    const [a = 0, b = 0] = seen;
    for (const wanted of [[a], [a, a], [a, b, 999_999], [], [a, 999_999]]) {
      expect(await kind.write(holder, seen, wanted)).toMatchObject({ status: 400, body: { code: "CT001" } });
    }
    expect((await kind.write(holder, seen, [b, a], createEditor(member))).status).toBe(403);
    expect((await kind.write(holder, seen, [b, a], createVisitor(platform))).status).toBe(401);
    expect(await kind.order(holder)).toEqual(seen);
  });
});

it("moving a lesson does not refuse what somebody is writing in it", async () => {
  const course = (await editor.add("course", { title: "Khóa" })).body.id;
  const [one, two] = [
    (await editor.add("lesson", { courseId: course, title: "Một" })).body,
    (await editor.add("lesson", { courseId: course, title: "Hai" })).body,
  ];
  await editor.rpc("orderLessons", { course, seen: [one.id, two.id], wanted: [two.id, one.id] });
  const { status, body } = await editor.change(
    `lesson?id=eq.${one.id}&updatedAt=eq.${encodeURIComponent(one.updatedAt)}`,
    { title: "Một, viết lại" },
  );
  expect({ status, body }).toMatchObject({ status: 200, body: { position: 2, title: "Một, viết lại" } });
  expect((await editor.get(`contentVersion?kind=eq.lesson&rowId=eq.${one.id}`)).body).toHaveLength(1);
});
