import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishDue } from "../../apps/server/src/features/content/publish-due.ts";
import { eventually } from "../support/eventually.ts";
import { createEditor, createVisitor, type Editor, type Row } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

/** Stands in every text of what is not public. */
const SECRET = "chưa-ai-được-đọc";
const NEVER = "2099-01-01T00:00:00Z";
const STATES = [{}, { publication: "SCHEDULED", publishAt: NEVER }];

let platform: Platform;
let editor: Editor;
let learner: SignedIn;
/** Everybody who must not see anything, by name. */
let others: Record<string, Editor>;
/** Ids of what is not public, of every kind. */
const hidden: Record<string, number[]> = { podcast: [], episode: [], blog: [], course: [], lesson: [] };
const open: Record<string, number> = {};

const createRow = async (table: string, row: object): Promise<number> => {
  const { body, status } = await editor.add(table, row);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
};

beforeAll(async () => {
  platform = await openPlatform();
  editor = createEditor(await aSignedInPerson(platform, { kind: "moderator" }));
  learner = await aSignedInPerson(platform);
  others = {
    visitor: createVisitor(platform),
    "free member": createEditor(learner),
    "premium member": createEditor(await aSignedInPerson(platform, { kind: "premium" })),
  };
  const title = (kind: string) => ({ title: `${SECRET} ${kind}`, slug: `${kind}-x` });
  const out = { publication: "PUBLISHED" };
  open.podcast = await createRow("podcast", { title: "Podcast đã ra", ...out });
  open.episode = await createRow("episode", { title: "Tập đã ra", audio: "/media/audio/a.mp3", ...out });
  open.course = await createRow("course", { title: "Khóa đã ra", ...out });
  await createRow("lesson", { title: "Bài đã ra", courseId: open.course, ...out });
  await editor.add("podcastEpisode", { podcastId: open.podcast, episodeId: open.episode });
  for (const [at, state] of STATES.entries()) {
    // PRIVATE too: what a lock shows is a way out of its own.
    const isPrivate = at === 1 ? "PRIVATE" : "PUBLIC";
    const podcast = await createRow("podcast", {
      ...title("podcast"),
      authorName: SECRET,
      podcastType: isPrivate,
      ...state,
    });
    const episode = await createRow("episode", {
      ...title("tap"),
      episodeType: isPrivate,
      audio: `/media/audio/${SECRET}.mp3`,
      ...state,
    });
    const course = await createRow("course", { ...title("khoa"), description: `<p>${SECRET}</p>`, ...state });
    hidden.podcast?.push(podcast);
    hidden.episode?.push(episode);
    hidden.blog?.push(
      await createRow("blog", {
        ...title("bai"),
        content: `<p>${SECRET}</p>`.repeat(300),
        blogType: isPrivate,
        ...state,
      }),
    );
    hidden.course?.push(course);
    hidden.lesson?.push(await createRow("lesson", { ...title("hoc"), courseId: open.course, ...state }));
    hidden.lesson?.push(await createRow("lesson", { ...title("hoc"), courseId: course, ...out }));
    await editor.add("podcastEpisode", { podcastId: open.podcast, episodeId: episode });
    await editor.add("podcastEpisode", { podcastId: podcast, episodeId: open.episode });
  }
  // Taken back after people found it: they follow, have learned, have heard.
  await platform.database.owner.query(
    `insert into "courseEnroll" ("userId", "courseId") select $1, id from course`,
    [learner.id],
  );
  await platform.database.owner.query(
    `insert into follow ("userId", "podcastId") select $1, id from podcast`,
    [learner.id],
  );
});
afterAll(() => platform.close());

const list = (kind: string) => `in.(${hidden[kind]})`;
const LOOKS = () => [
  ...["podcast", "episode", "blog", "course", "courseOutline", "premiumPreview", "podcastEpisode"].map(
    (table) => `${table}?select=*`,
  ),
  ...["podcast", "episode", "blog", "course"].map((table) => `${table}?searchText=ilike.*${"chua-ai"}*`),
  ...["podcast", "episode", "blog", "course"].map((table) => `${table}?id=${list(table)}`),
  `courseOutline?id=${list("lesson")}`,
  "podcast?select=*,episode!podcastEpisode(*)",
  "episode?select=*,podcast!podcastEpisode(*)",
  "podcastEpisode?select=*,podcast(*),episode(*)",
  "category?select=*,blog(*),podcast(*),episode(*)",
];
const MEMBERS_LOOKS = () => [
  "lesson?select=*",
  "courseEnroll?select=*,course(*)",
  "course?select=*,lesson(*)",
  // That a person follows it is their own knowledge.
  "follow?select=podcast(*)",
  `lesson?id=${list("lesson")}`,
];

/** Traces of hidden content in an answer: words, states, ids. */
function tracesIn(body: Row[]): string[] {
  const text = JSON.stringify(body);
  const words = [SECRET, '"DRAFT"', '"SCHEDULED"'].filter((word) => text.includes(word));
  const pointers = body.map(({ podcastId }) => Number(podcastId));
  return [...words, ...(hidden.podcast ?? []).filter((id) => pointers.includes(id)).map(String)];
}

describe("a draft, or what is scheduled", () => {
  // Before the others look: what was written out for staff must not be sent to anybody else.
  it("is found by moderators with the same calls, but for what a lock shows", async () => {
    for (const path of LOOKS().filter((one) => !/^(premiumPreview|category)/.test(one))) {
      for (const _time of [1, 2, 3]) expect(tracesIn((await editor.get(path)).body), path).not.toEqual([]);
    }
  });

  it.each(["visitor", "free member", "premium member"])(
    "is shown to no %s by any call of the data API",
    async (who) => {
      const reader = others[who] as Editor;
      for (const path of [...LOOKS(), ...(who === "visitor" ? [] : MEMBERS_LOOKS())]) {
        const { status, body } = await reader.get<Row[]>(path);
        expect({ path, status, traces: tracesIn(body) }).toEqual({ path, status: 200, traces: [] });
        // An id is a trace as well.
        if (path.includes("id=in.")) expect(body, path).toEqual([]);
      }
    },
  );

  it("is counted for nobody", async () => {
    for (const [who, reader] of Object.entries(others)) {
      for (const table of ["podcast", "episode", "course"]) {
        const { body } = await reader.get(`${table}?select=id`);
        expect(
          body.map(({ id }) => id),
          `${who} ${table}`,
        ).toEqual([open[table]]);
      }
    }
    const head = await learner.call("/rest/v1/blog?select=id", {
      method: "HEAD",
      headers: { Prefer: "count=exact" },
    });
    expect(head.headers.get("content-range")).toBe("*/0");
  });

  it("is not told by a guess either: what the planner knows of all rows reaches nobody", async () => {
    const { owner } = platform.database;
    await owner.query(
      `insert into blog (title, "authorName", publication) select 'Nháp ' || n, 'Người viết kín', 'DRAFT' from generate_series(1, 200) n`,
    );
    await owner.query("analyze blog");
    for (const count of ["planned", "estimated", "exact"]) {
      for (const filter of ["authorName=eq.Người viết kín", "publication=eq.DRAFT"]) {
        const answer = await learner.call(`/rest/v1/blog?select=id&${encodeURI(filter)}`, {
          headers: { Prefer: `count=${count}` },
        });
        expect([count, filter, answer.headers.get("content-range")]).toEqual([count, filter, "*/0"]);
      }
    }
    await owner.query(`delete from blog where "authorName" = 'Người viết kín'`);
  });

  it("is in no feed, sitemap or answer about courses, and its followers are not told", async () => {
    const text = async (path: string) => (await fetch(`${platform.url}${path}`)).text();
    for (const path of ["/feed", "/sitemap.xml", `/feed/podcast/${open.podcast}`]) {
      expect(await text(path), path).not.toContain(SECRET);
    }
    for (const id of hidden.podcast ?? []) {
      expect(await text("/sitemap.xml")).not.toContain(`/podcast/detail/${id}<`);
      expect((await fetch(`${platform.url}/feed/podcast/${id}`)).status).toBe(404);
    }
    for (const id of hidden.course ?? []) {
      expect((await learner.call(`/course/${id}`)).status).toBe(404);
      expect((await learner.call(`/course/${id}/lms`)).status).toBe(404);
      expect((await learner.call(`/course/${id}/enroll`, { method: "POST" })).status).toBe(404);
      expect((await learner.call(`/course/${id}/order`, { method: "POST" })).status).toBe(404);
    }
    for (const row of [{ id: hidden.podcast?.[0] }, [hidden.podcast?.[0]]]) {
      const { body } = await (others.visitor as Editor).rpc<number | { code: string }>("followerCount", row);
      expect(typeof body === "number" ? body : 0).toBe(0);
    }
  });

  it("keeps its uploaded sound at the closed address, which staff are given signed, until it comes out", async () => {
    const name = `${"0123456789abcdef".repeat(2)}.mp3`;
    const { body: draft } = await editor.add("episode", {
      title: "Tập thu dở",
      audio: `/media/sound/${name}`,
    });
    const signed = new RegExp(`^/media/premium/${name}\\?expires=\\d+&signature=`);
    expect(draft.audio).toMatch(signed);
    // Sent back as it was shown.
    const { body: out } = await editor.change(`episode?id=eq.${draft.id}`, {
      audio: draft.audio,
      publication: "PUBLISHED",
    });
    expect(out.audio).toBe(`/media/sound/${name}`);
    const { body: back } = await editor.change(`episode?id=eq.${draft.id}`, { publication: "DRAFT" });
    expect(back.audio).toMatch(signed);
    await editor.remove(`episode?id=eq.${draft.id}`);
  });

  it("cannot be followed, listened to or ordered in advance", async () => {
    const member = others["free member"] as Editor;
    await platform.database.owner.query("delete from follow");
    const [podcastId, episodeId, courseId] = [hidden.podcast?.[0], hidden.episode?.[0], hidden.course?.[0]];
    await platform.database.owner.query("update course set status = 'COMING_SOON' where id = $1", [courseId]);
    expect((await member.add("follow", { podcastId })).status).toBe(403);
    expect((await member.add("listeningPosition", { episodeId, seconds: 1 })).status).toBe(403);
    expect((await member.add("listeningHistory", { episodeId, seconds: 1 })).status).toBe(403);
    expect((await member.add("coursePreorder", { courseId })).status).toBe(403);
  });

  it("is changed and published by no member", async () => {
    for (const member of [others["free member"], others["premium member"]] as Editor[]) {
      expect((await member.changeAll(`blog?id=${list("blog")}`, { publication: "PUBLISHED" })).body).toEqual(
        [],
      );
      expect((await member.add("blog", { title: "Của tôi" })).status).toBe(403);
    }
  });

  it("is seen by moderators on the site itself, in lists, embeds, outlines and as a course", async () => {
    const seen = async (path: string) => (await editor.get(path)).body.map(({ id }) => id);
    expect(await seen(`blog?id=${list("blog")}&order=id`)).toEqual(hidden.blog);
    expect(await seen(`courseOutline?id=${list("lesson")}&order=id`)).toEqual(
      [...(hidden.lesson ?? [])].sort((a, b) => a - b),
    );
    const { body } = await editor.get(
      `podcastEpisode?select=*,episode(publication)&podcastId=eq.${open.podcast}&order=position`,
    );
    expect(body.map(({ position, episode }) => [position, (episode as Row).publication])).toEqual([
      [1, "PUBLISHED"],
      [2, "DRAFT"],
      [3, "SCHEDULED"],
    ]);
    const moderator = await aSignedInPerson(platform, { kind: "moderator" });
    expect((await moderator.call(`/course/${hidden.course?.[0]}`)).status).toBe(200);
  });
});

describe("publishing", () => {
  it("takes a draft into the lists that visitors were shown before, dated as it came out", async () => {
    const visitor = others.visitor as Editor;
    const titles = async () =>
      (await visitor.get("blog?select=title&order=createdAt.desc")).body.map(({ title }) => title);
    const { body: draft } = await editor.add("blog", { title: "Một bài sắp ra" });
    expect(draft).toMatchObject({ publication: "DRAFT", publishAt: null, publishedAt: null });
    expect(await titles()).not.toContain(draft.title);
    const { body: out } = await editor.change(`blog?id=eq.${draft.id}`, { publication: "PUBLISHED" });
    expect(out.publishedAt).not.toBeNull();
    expect(out.createdAt).toBe(out.publishedAt);
    await eventually(async () => expect((await titles())[0]).toBe(draft.title));
    const { body: back } = await editor.change(`blog?id=eq.${draft.id}`, { publication: "DRAFT" });
    expect(back.publishedAt).toBe(out.publishedAt);
    await eventually(async () => expect(await titles()).not.toContain(draft.title));
    const { body: again } = await editor.change(`blog?id=eq.${draft.id}`, { publication: "PUBLISHED" });
    expect(again.createdAt).toBe(out.createdAt);
  });

  it("needs a time ahead to be scheduled, and says so in Vietnamese", async () => {
    const { body: draft } = await editor.add("blog", { title: "Hẹn giờ" });
    const schedule = (publishAt: string | null) =>
      editor.change(`blog?id=eq.${draft.id}`, { publication: "SCHEDULED", publishAt });
    for (const wrong of [null, "2020-01-01T00:00:00Z"]) {
      const { status, body } = await schedule(wrong);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "CT001", details: "publishAt" } });
      expect(JSON.stringify(body)).toMatch(/thời điểm/i);
    }
    expect((await schedule(NEVER)).body).toMatchObject({ publication: "SCHEDULED", publishedAt: null });
    expect(
      (await editor.change(`blog?id=eq.${draft.id}`, { publication: "DRAFT" })).body.publishAt,
    ).toBeNull();
  });

  it("of many at once is one call", async () => {
    const ids: number[] = [];
    for (const title of ["Một", "Hai", "Ba"]) ids.push((await editor.add("blog", { title })).body.id);
    const { body } = await editor.changeAll(`blog?id=in.(${ids})`, { publication: "PUBLISHED" });
    expect(body.map(({ publication }) => publication)).toEqual(Array(3).fill("PUBLISHED"));
  });

  it("at its time happens once, however many processes look, also long after it was due", async () => {
    const { database } = platform;
    const ids: Record<string, number> = {};
    for (const table of ["podcast", "episode", "blog", "course", "lesson"]) {
      const row = { title: "Đến giờ", publication: "SCHEDULED", publishAt: NEVER };
      ids[table] = await createRow(table, table === "lesson" ? { ...row, courseId: open.course } : row);
      // Time passes while no process runs.
      await database.owner.query(`alter table ${table} disable trigger user`);
      await database.owner.query(
        `update ${table} set "publishAt" = now() - interval '3 days' where id = $1`,
        [ids[table]],
      );
      await database.owner.query(`alter table ${table} enable trigger user`);
    }
    // The hour alone opens nothing.
    const visitor = others.visitor as Editor;
    expect((await visitor.get(`blog?id=eq.${ids.blog}`)).body).toEqual([]);
    const flips = await Promise.all(Array.from({ length: 8 }, () => publishDue(platform)));
    expect(flips.reduce((sum, n) => sum + n)).toBe(5);
    expect(await publishDue(platform)).toBe(0);
    await eventually(async () => expect((await visitor.get(`blog?id=eq.${ids.blog}`)).body).toHaveLength(1));
    const { body } = await editor.get(`lesson?id=eq.${ids.lesson}`);
    expect(body[0]).toMatchObject({ publication: "PUBLISHED", publishAt: null });
  });
});
