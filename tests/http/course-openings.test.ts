// Courses that open, and the people who asked to be told.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishDue } from "../../apps/server/src/features/content/publish-due.ts";
import { announceOpenings } from "../../apps/server/src/features/courses/announce-openings.ts";
import { eventually } from "../support/eventually.ts";
import { lettersTo } from "../support/letters.ts";
import { createEditor, type Editor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let editor: Editor;
beforeAll(async () => {
  platform = await openPlatform();
  editor = createEditor(await aSignedInPerson(platform, { kind: "administrator" }));
});
afterAll(() => platform.close());

let courses = 0;
async function aComingCourse(more: Record<string, unknown> = {}): Promise<number> {
  courses += 1;
  const { body } = await editor.add("course", {
    ...{ title: `Khóa chờ mở ${courses}`, slug: `khoa-cho-${courses}`, status: "COMING_SOON" },
    ...{ publication: "PUBLISHED", ...more },
  });
  return body.id;
}
async function whoWaits(courseId: number): Promise<SignedIn> {
  const me = await aSignedInPerson(platform, { fullname: "Trần Thu Hà" });
  expect((await createEditor(me).add("coursePreorder", { userId: me.id, courseId })).status).toBe(201);
  return me;
}
const open = (id: number) => editor.change(`course?id=eq.${id}`, { status: "OPEN" });
const told = async ({ email }: SignedIn) =>
  (await lettersTo(platform, email)).filter(({ kind }) => kind === "course_opened");

describe("whoever pre-ordered a course", () => {
  it("is written to once it is open, with what it costs and when they asked; nobody else is", async () => {
    const [course, other] = [await aComingCourse({ price: 450_000 }), await aComingCourse()];
    const me = await whoWaits(course);
    const elsewhere = await whoWaits(other);
    const gone = await whoWaits(course);
    await createEditor(gone).remove(`coursePreorder?userId=eq.${gone.id}`);
    expect(await announceOpenings(platform)).toBe(0);
    await open(course);
    expect(await announceOpenings(platform)).toBe(1);
    expect(await told(me)).toEqual([
      expect.objectContaining({
        ...{ to: me.email, name: "Trần Thu Hà", courseId: course, price: 450_000 },
        askedAt: expect.any(Date),
      }),
    ]);
    for (const somebody of [elsewhere, gone]) expect(await told(somebody)).toEqual([]);
  });

  it("is written to when a course comes out at a time that staff set, and not before", async () => {
    const course = await aComingCourse();
    const me = await whoWaits(course);
    const soon = new Date(Date.now() + 1_000).toISOString();
    await editor.change(`course?id=eq.${course}`, {
      ...{ status: "OPEN", publication: "SCHEDULED", publishAt: soon },
    });
    expect(await announceOpenings(platform)).toBe(0);
    await eventually(async () => expect(await publishDue(platform)).toBe(1));
    expect(await announceOpenings(platform)).toBe(1);
    expect(await told(me)).toMatchObject([{ courseId: course, price: 0 }]);
  });

  it("gets no second letter when the course is closed and opened again", async () => {
    const course = await aComingCourse();
    const me = await whoWaits(course);
    for (const status of ["OPEN", "COMING_SOON", "OPEN"]) {
      await editor.change(`course?id=eq.${course}`, { status });
      await announceOpenings(platform);
    }
    expect(await told(me)).toHaveLength(1);
  });

  it("gets one letter from several processes that look at the same moment", async () => {
    const course = await aComingCourse();
    const people: SignedIn[] = [];
    for (let n = 0; n < 12; n += 1) people.push(await whoWaits(course));
    await open(course);
    const written = await Promise.all(Array.from({ length: 5 }, () => announceOpenings(platform, 2)));
    await announceOpenings(platform, 2);
    expect(written.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(12);
    for (const me of people) expect(await told(me)).toHaveLength(1);
  });

  it("loses no letter to a process that ends in the middle: the next one writes all of them, once", async () => {
    const course = await aComingCourse();
    const people = [await whoWaits(course), await whoWaits(course), await whoWaits(course)];
    await open(course);
    let letters = 0;
    const dying: Platform["outbox"] = {
      ...platform.outbox,
      async enqueue(tx, letter) {
        letters += 1;
        if (letters === 3) throw new Error("the process ends");
        return platform.outbox.enqueue(tx, letter);
      },
    };
    await expect(announceOpenings({ ...platform, outbox: dying })).rejects.toThrow("the process ends");
    for (const me of people) expect(await told(me)).toEqual([]);
    expect(await announceOpenings(platform)).toBe(3);
    for (const me of people) expect(await told(me)).toHaveLength(1);
  });

  it("cannot say that they were told, nor be told of a draft", async () => {
    const course = await aComingCourse();
    const me = await whoWaits(course);
    const mine = createEditor(me);
    const { status } = await mine.change(`coursePreorder?courseId=eq.${course}`, { toldAt: null });
    expect(status).toBe(403);
    await platform.database.owner.query(
      `update course set status = 'OPEN', publication = 'DRAFT' where id = $1`,
      [course],
    );
    expect(await announceOpenings(platform)).toBe(0);
    expect(await told(me)).toEqual([]);
  });
});
