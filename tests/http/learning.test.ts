import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COURSES, openShop, readAnswer } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

/** The free course has two lessons, the paid one a lesson with a sound of its own. */
const LESSONS = { first: 301, second: 302, paid: 303 } as const;
const SECRET_SOUND = "/media/premium/tho-giua-pho.mp3";
const SECRET_WORDS = "Bài này chỉ người học mới đọc.";

interface Line {
  id: number;
  seconds: number;
  completedAt: string | null;
  hasNote: boolean;
}
interface Note {
  content: string;
  revision: string;
}
interface Certificate {
  number: string;
  name: string;
  courseTitle: string;
  completedAt: string;
  publishedAt: string | null;
}
interface Course {
  id: number;
  lessons: Line[];
  certificate: Certificate | null;
}
interface Lesson extends Line {
  content: string;
  mediaUrl: string | null;
  note: Note | null;
}

let platform: Platform;
beforeAll(async () => {
  platform = await openShop();
  await platform.database.owner.query(
    `insert into lesson (id, "courseId", slug, position, title, kind, content, "mediaUrl", "mediaSeconds") values
       ($1, $4, 'mot', 1, 'Ngồi xuống', 'text', '<p>Ngồi xuống đã.</p>', null, null),
       ($2, $4, 'hai', 2, 'Nhắm mắt', 'exercise', '<p>Bạn nghe gì?</p>' || repeat('<p>Thở nhé.</p>', 550), null, null),
       ($3, $5, 'mot', 1, 'Giữa phố', 'audio', $6, $7, 720)`,
    [
      ...[LESSONS.first, LESSONS.second, LESSONS.paid, COURSES.free, COURSES.paid],
      ...[`<p>${SECRET_WORDS}</p>`, SECRET_SOUND],
    ],
  );
});
afterAll(() => platform.close());

async function aLearner(course: number = COURSES.free): Promise<SignedIn> {
  const person = await aSignedInPerson(platform);
  await platform.database.owner.query(`insert into "courseEnroll" ("userId", "courseId") values ($1, $2)`, [
    person.id,
    course,
  ]);
  return person;
}

const put = (body: unknown): RequestInit => ({ method: "PUT", body: JSON.stringify(body) });
const learn = async (me: SignedIn, course: number = COURSES.free) =>
  readAnswer<Course>(await me.call(`/course/${course}/lessons`));
const open = async (me: SignedIn, lesson: number = LESSONS.first) =>
  readAnswer<Lesson>(await me.call(`/lesson/${lesson}`));
const progress = async (me: SignedIn, lesson: number, change: unknown) =>
  readAnswer<Line>(await me.call(`/lesson/${lesson}/progress`, put(change)));
const write = async (
  me: SignedIn,
  content: unknown,
  revision: string | null = null,
  lesson: number = LESSONS.first,
) => readAnswer<Note | null>(await me.call(`/lesson/${lesson}/note`, put({ content, revision })));
const certify = async (me: SignedIn, wish: unknown, course: number = COURSES.free) =>
  readAnswer<Certificate>(await me.call(`/course/${course}/certificate`, put(wish)));
const finish = async (me: SignedIn) => {
  for (const lesson of [LESSONS.first, LESSONS.second]) await progress(me, lesson, { complete: true });
};
const look = async (number: string) =>
  readAnswer<Record<string, unknown>>(
    await fetch(`${platform.url}/functions/v1/certificate/${number}`, {
      headers: { apikey: platform.tokens.publicKey },
    }),
  );

describe("a learner", () => {
  it("finds the lessons in their order, opens one, and goes on where they were", async () => {
    const me = await aLearner();
    const { body } = await learn(me);
    expect(body.data).toMatchObject({
      id: COURSES.free,
      title: "Một buổi chiều",
      certificate: null,
      lessons: [
        { id: LESSONS.first, title: "Ngồi xuống", kind: "text", minutes: 1, seconds: 0, completedAt: null },
        { id: LESSONS.second, title: "Nhắm mắt", kind: "exercise", minutes: 5, hasNote: false },
      ],
    });
    expect(JSON.stringify(body)).not.toContain("Ngồi xuống đã.");
    expect((await open(me)).body.data).toMatchObject({
      ...{ courseId: COURSES.free, content: "<p>Ngồi xuống đã.</p>", mediaUrl: null, note: null },
    });
    expect((await progress(me, LESSONS.first, { seconds: 41 })).body.data).toEqual({
      ...{ lessonId: LESSONS.first, seconds: 41, completedAt: null },
    });
    await progress(me, LESSONS.first, { complete: true });
    await write(me, "Mình nghe tiếng quạt.");
    const [line] = (await learn(me)).body.data.lessons;
    expect(line).toMatchObject({ seconds: 41, completedAt: expect.any(String), hasNote: true });
  });

  it("keeps the day on which a lesson was finished, and may take it back", async () => {
    const me = await aLearner();
    const { completedAt } = (await progress(me, LESSONS.first, { complete: true })).body.data;
    expect((await progress(me, LESSONS.first, { complete: true, seconds: 3 })).body.data).toMatchObject({
      ...{ completedAt, seconds: 3 },
    });
    expect((await progress(me, LESSONS.first, { complete: false })).body.data.completedAt).toBeNull();
  });

  it("hears the sound of a paid course by an address that is signed for them", async () => {
    const me = await aLearner(COURSES.paid);
    const { mediaUrl } = (await open(me, LESSONS.paid)).body.data;
    expect(mediaUrl).toMatch(/^\/media\/premium\/tho-giua-pho\.mp3\?expires=\d+&signature=\S+$/);
    // The signature is good: nothing is stored under that address here, and without one it is refused.
    expect((await fetch(`${platform.url}${mediaUrl}`)).status).toBe(404);
    expect((await fetch(`${platform.url}${SECRET_SOUND}`)).status).toBe(403);
  });

  it("neither sees nor needs a lesson that is a draft", async () => {
    const me = await aLearner();
    await progress(me, LESSONS.first, { complete: true });
    const { owner } = platform.database;
    await owner.query("update lesson set publication = 'DRAFT' where id = $1", [LESSONS.second]);
    try {
      expect((await learn(me)).body.data.lessons.map(({ id }) => id)).toEqual([LESSONS.first]);
      expect((await open(me, LESSONS.second)).status).toBe(404);
      expect((await progress(me, LESSONS.second, { complete: true })).status).toBe(404);
      expect((await certify(me, { name: "Lan Chi" })).body.data).toMatchObject({ lessons: 1, minutes: 1 });
    } finally {
      await owner.query("update lesson set publication = 'PUBLISHED' where id = $1", [LESSONS.second]);
    }
  });

  it("keeps a course that is withdrawn, which nobody else sees any more", async () => {
    const me = await aLearner(COURSES.paid);
    const other = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query("update course set publication = 'DRAFT' where id = $1", [COURSES.paid]);
    try {
      const titles = async (who: SignedIn) =>
        (await who.call(`/rest/v1/course?select=id,lesson(id)&id=eq.${COURSES.paid}`)).json();
      expect(await titles(me)).toEqual([{ id: COURSES.paid, lesson: [{ id: LESSONS.paid }] }]);
      expect(await titles(other)).toEqual([]);
      const outline = `/rest/v1/courseOutline?select=id&courseId=eq.${COURSES.paid}`;
      expect(await (await me.call(outline)).json()).toEqual([{ id: LESSONS.paid }]);
      expect(await (await other.call(outline)).json()).toEqual([]);
      expect((await open(me, LESSONS.paid)).body.data.content).toContain(SECRET_WORDS);
      expect((await progress(me, LESSONS.paid, { complete: true })).status).toBe(200);
      expect((await open(other, LESSONS.paid)).status).toBe(404);
      expect((await readAnswer(await other.call(`/course/${COURSES.paid}/order`, post({})))).status).toBe(
        404,
      );
    } finally {
      await owner.query("update course set publication = 'PUBLISHED' where id = $1", [COURSES.paid]);
    }
  });

  it.each([
    [{}, 400],
    [{ seconds: -1 }, 400],
    [{ seconds: 1.5 }, 400],
    [{ seconds: 1e9 }, 400],
    [{ complete: "yes" }, 400],
    [null, 400],
  ])("cannot get as far as %j", async (change, status) => {
    const answer = await progress(await aLearner(), LESSONS.first, change);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/^(Yêu cầu chưa đúng|Chưa có gì để lưu)/);
  });
});

describe("the progress of one's courses", () => {
  const fetchProgress = async (me: SignedIn) =>
    (await readAnswer<unknown[]>(await me.call("/course/progress"))).body;

  it("tells each course with its finished lessons, the one learnt last first, and one without lessons too", async () => {
    const me = await aLearner();
    await platform.database.owner.query(`insert into "courseEnroll" ("userId", "courseId") values ($1, $2)`, [
      me.id,
      COURSES.other,
    ]);
    await progress(me, LESSONS.second, { complete: true });
    expect(await fetchProgress(me)).toEqual({
      success: true,
      data: [
        { courseId: COURSES.free, title: "Một buổi chiều", total: 2, complete: 1 },
        { courseId: COURSES.other, title: "Nghe cho hết câu", total: 0, complete: 0 },
      ],
    });
    expect((await fetchProgress(await aSignedInPerson(platform))).data).toEqual([]);
  });
});

describe("somebody who is not enrolled", () => {
  it.each(["free", "premium", "moderator", "administrator"] as const)(
    "being a %s person gets no lesson, no note, no mark and no certificate from the player",
    async (kind) => {
      const stranger = await aSignedInPerson(platform, { kind });
      expect(await learn(stranger)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
      expect((await open(stranger)).status).toBe(404);
      expect((await progress(stranger, LESSONS.first, { complete: true })).status).toBe(404);
      expect((await write(stranger, "Mình lẻn vào.")).status).toBe(404);
      expect((await certify(stranger, { name: "Người lạ" })).status).toBe(403);
      const { rows } = await platform.database.owner.query(
        `select (select count(*) from "lessonProgress" where "userId" = $1)::int as marks,
                (select count(*) from "lessonNote" where "userId" = $1)::int as notes`,
        [stranger.id],
      );
      expect(rows).toEqual([{ marks: 0, notes: 0 }]);
    },
  );

  it("finds words and sound of a paid lesson by no route, with premium or without", async () => {
    for (const kind of ["free", "premium"] as const) {
      const stranger = await aSignedInPerson(platform, { kind });
      for (const path of [
        "/rest/v1/lesson?select=*",
        `/rest/v1/lesson?content=ilike.*người học*`,
        "/rest/v1/course?select=*,lesson(*)",
        "/rest/v1/courseOutline?select=*",
        `/course/${COURSES.paid}`,
        `/course/${COURSES.paid}/lessons`,
        `/course/${COURSES.paid}/lms`,
        `/lesson/${LESSONS.paid}`,
      ]) {
        const text = await (await stranger.call(path)).text();
        expect(text, path).not.toContain(SECRET_WORDS);
        expect(text, path).not.toContain("tho-giua-pho");
      }
    }
  });

  it("loses the lessons with the enrolment, and keeps their own note to read", async () => {
    const me = await aLearner();
    await write(me, "Của mình.");
    await platform.database.owner.query(`delete from "courseEnroll" where "userId" = $1`, [me.id]);
    expect((await open(me)).status).toBe(404);
    const notes = await (await me.call("/rest/v1/lessonNote?select=content")).json();
    expect(notes).toEqual([{ content: "Của mình." }]);
  });

  it.each([
    "/course/999/lessons",
    "/course/99999999999/lessons",
    "/lesson/999",
    "/lesson/99999999999",
    "/lesson/0",
  ])("asks for %s in vain", async (path) => {
    expect((await (await aLearner()).call(path)).status).toBe(404);
  });

  it("or not signed in, is asked to sign in", async () => {
    for (const path of [`/course/${COURSES.free}/lessons`, `/lesson/${LESSONS.first}`, "/course/progress"]) {
      const headers = { apikey: platform.tokens.publicKey };
      expect((await fetch(`${platform.url}/functions/v1${path}`, { headers })).status).toBe(401);
    }
  });
});

describe("a note beside a lesson", () => {
  it("is kept sealed, read by its learner, changed and removed", async () => {
    const me = await aLearner();
    const first = (await write(me, " Tiếng quạt, tiếng mưa. ")).body.data;
    expect(first?.content).toBe("Tiếng quạt, tiếng mưa.");
    const { rows } = await platform.database.owner.query(
      `select content from "lessonNote" where "userId" = $1`,
      [me.id],
    );
    expect(rows[0]?.content).toMatch(/^[\w-]+\.[\w-]{38,}$/);
    const second = (await write(me, "Chỉ còn mưa.", first?.revision)).body.data;
    expect((await open(me)).body.data.note).toMatchObject({
      ...{ content: "Chỉ còn mưa.", revision: second?.revision },
    });
    expect(await write(me, "  ", second?.revision)).toMatchObject({ status: 200, body: { data: null } });
    expect((await open(me)).body.data.note).toBeNull();
    expect((await me.call(`/lesson/${LESSONS.first}/note`, { method: "DELETE" })).status).toBe(200);
  });

  it("is nobody else's: not a fellow learner's, not an administrator's", async () => {
    const me = await aLearner();
    await write(me, "Của riêng mình.");
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    for (const other of [await aLearner(), administrator]) {
      expect(await (await other.call("/rest/v1/lessonNote")).json()).toEqual([]);
      await other.call(`/lesson/${LESSONS.first}/note`, { method: "DELETE" });
    }
    expect((await open(await aLearner())).body.data.note).toBeNull();
    expect((await open(me)).body.data.note?.content).toBe("Của riêng mình.");
  });

  it("written in two tabs keeps what the other one wrote, and says what that is", async () => {
    const me = await aLearner();
    const seen = (await write(me, "Một.")).body.data?.revision ?? null;
    const other = (await write(me, "Hai, từ điện thoại.", seen)).body.data;
    expect(await write(me, "Ba, từ máy tính.", seen)).toMatchObject({
      ...{ status: 409, body: { code: "note_changed", data: other } },
    });
    // Begun as a new one, in a tab that was opened before there was any.
    expect((await write(me, "Bốn.")).body).toMatchObject({ code: "note_changed", data: other });
    expect((await open(me)).body.data.note?.content).toBe("Hai, từ điện thoại.");
    expect((await write(me, "Ba, từ máy tính.", other?.revision)).status).toBe(200);
  });

  it("removed in one tab is not brought back by another without being asked", async () => {
    const me = await aLearner();
    const seen = (await write(me, "Một.")).body.data?.revision ?? null;
    await me.call(`/lesson/${LESSONS.first}/note`, { method: "DELETE" });
    expect(await write(me, "Một và hai.", seen)).toMatchObject({ status: 409, body: { data: null } });
    expect((await write(me, "Một và hai.")).status).toBe(200);
    // Its first revision was another one: nothing of an older note passes for the new.
    expect((await write(me, "Cũ.", seen)).status).toBe(409);
  });

  it("whose answer was lost is saved when it is sent again", async () => {
    const me = await aLearner();
    const { data } = (await write(me, "Gửi hai lần.")).body;
    expect((await write(me, "Gửi hai lần.")).body.data).toEqual(data);
  });

  it("begun in ten tabs at once is one note, and nine are told", async () => {
    const me = await aLearner();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write(me, `Bản ${n}.`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const kept = answers.find(({ status }) => status === 200)?.body.data;
    expect(answers.every(({ body }) => body.data?.revision === kept?.revision)).toBe(true);
  });

  it.each([
    ["ầ".repeat(10_001), null, 413],
    [1, null, 400],
    ["a", "x", 400],
  ])("of a wrong shape is refused (%#)", async (content, revision, status) => {
    expect((await write(await aLearner(), content, revision)).status).toBe(status);
  });
});

describe("a certificate", () => {
  it("is made when every lesson is finished, and not before", async () => {
    const me = await aLearner();
    await progress(me, LESSONS.first, { complete: true });
    expect(await certify(me, { name: "Lan Chi" })).toMatchObject({
      ...{ status: 409, body: { code: "course_unfinished" } },
    });
    const { completedAt } = (await progress(me, LESSONS.second, { complete: true })).body.data;
    const { body } = await certify(me, { name: "  Nguyễn Thị\n Lan Chi " });
    expect(body.data).toEqual({
      number: expect.stringMatching(/^BT(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      name: "Nguyễn Thị Lan Chi",
      courseTitle: "Một buổi chiều",
      lessons: 2,
      minutes: 6,
      completedAt,
      publishedAt: null,
    });
    expect((await learn(me)).body.data.certificate).toEqual(body.data);
  });

  it("keeps its number whatever changes later, and takes another name", async () => {
    const me = await aLearner();
    await finish(me);
    const answers = await Promise.all([certify(me, { name: "Chi" }), certify(me, { name: "Chi" })]);
    const [{ number }] = answers.map(({ body }) => body.data) as [Certificate, Certificate];
    expect(answers[1]?.body.data.number).toBe(number);
    await progress(me, LESSONS.first, { complete: false });
    expect((await certify(me, { name: "Lan Chi" })).body.data).toMatchObject({ number, name: "Lan Chi" });
  });

  it("is told to a stranger with its number only while its learner wants it", async () => {
    const me = await aLearner();
    await finish(me);
    const { number } = (await certify(me, { name: "Lan Chi" })).body.data;
    expect((await look(number)).status).toBe(404);
    const { publishedAt, completedAt } = (await certify(me, { name: "Lan Chi", published: true })).body.data;
    expect(publishedAt).not.toBeNull();
    expect((await look(number)).body.data).toEqual({
      ...{ name: "Lan Chi", courseTitle: "Một buổi chiều", completedAt },
    });
    expect((await certify(me, { name: "Chi" })).body.data.publishedAt).toBe(publishedAt);
    await certify(me, { name: "Chi", published: false });
    expect((await look(number)).status).toBe(404);
  });

  it("is nobody else's to read or to have", async () => {
    const me = await aLearner();
    await finish(me);
    await certify(me, { name: "Lan Chi", published: true });
    const other = await aLearner();
    expect((await certify(other, { name: "Lan Chi" })).body.code).toBe("course_unfinished");
    expect((await learn(other)).body.data.certificate).toBeNull();
    for (const person of [other, await aSignedInPerson(platform, { kind: "administrator" })]) {
      expect(await (await person.call("/rest/v1/certificate")).json()).toEqual([]);
    }
    const headers = { apikey: platform.tokens.publicKey };
    expect((await fetch(`${platform.url}/rest/v1/certificate`, { headers })).status).toBe(401);
  });

  it.each([
    [{}, 400],
    [{ name: " \u202e " }, 400],
    [{ name: "\u200b\u3164" }, 400],
    [{ name: "ầ".repeat(81) }, 413],
    [{ name: "Chi", published: "yes" }, 400],
  ])("with %j is refused", async (wish, status) => {
    const me = await aLearner();
    await finish(me);
    expect((await certify(me, wish)).status).toBe(status);
  });

  it.each(["x", "BT-0000-0000-0000", "BT-0000-0000-0000'--", "%00"])(
    "numbered %s is not found",
    async (number) => {
      expect((await look(number)).status).toBe(404);
    },
  );
});

describe("an editor", () => {
  const edit = async (staff: SignedIn, path: string, body: unknown) =>
    staff.call(`/rest/v1/${path}`, { method: "PATCH", body: JSON.stringify(body) });

  it("cannot put the sound of a paid lesson where everybody could fetch it, unless everybody may", async () => {
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    const lesson = `lesson?id=eq.${LESSONS.paid}`;
    expect((await edit(administrator, lesson, { mediaUrl: "/media/audio/cua-khoa.mp3" })).status).toBe(400);
    await administrator.call(
      "/rest/v1/episode",
      post({
        slug: "ai-cung-nghe",
        title: "Ai cũng nghe",
        publication: "PUBLISHED",
        audio: "/media/audio/ai-cung-nghe.mp3",
      }),
    );
    expect((await edit(administrator, lesson, { mediaUrl: "/media/audio/ai-cung-nghe.mp3" })).status).toBe(
      204,
    );
    const signed = `${SECRET_SOUND}?expires=1&signature=x`;
    expect((await edit(administrator, lesson, { mediaUrl: signed })).status).toBe(204);
    const { rows } = await platform.database.owner.query(`select "mediaUrl" from lesson where id = $1`, [
      LESSONS.paid,
    ]);
    expect(rows).toEqual([{ mediaUrl: SECRET_SOUND }]);
  });

  it("cannot set a price on a course whose sound lies open", async () => {
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    const mediaUrl = "/media/audio/cua-khoa.mp3";
    expect((await edit(administrator, `lesson?id=eq.${LESSONS.second}`, { mediaUrl })).status).toBe(204);
    const course = `course?id=eq.${COURSES.free}`;
    expect((await edit(administrator, course, { price: 100_000 })).status).toBe(400);
    await edit(administrator, `lesson?id=eq.${LESSONS.second}`, { mediaUrl: null });
    expect((await edit(administrator, course, { price: 100_000 })).status).toBe(204);
    await edit(administrator, course, { price: 0 });
  });
});
