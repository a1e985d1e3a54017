import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetOld } from "../../apps/server/src/features/content/forget-old.ts";
import { createEditor, createVisitor, type Editor, type Row } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let lan: SignedIn;
let minh: SignedIn;
let lanWrites: Editor;
let minhWrites: Editor;
beforeAll(async () => {
  platform = await openPlatform();
  lan = await aSignedInPerson(platform, { kind: "moderator", fullname: "Lan" });
  minh = await aSignedInPerson(platform, { kind: "administrator", fullname: "Minh" });
  lanWrites = createEditor(lan);
  minhWrites = createEditor(minh);
});
afterAll(() => platform.close());

interface Version {
  id: number;
  title: string;
  writtenBy: string | null;
  replacedBy: string | null;
  content: Row;
}

const fetchVersions = async (kind: string, id: number): Promise<Version[]> =>
  (await lanWrites.get<Version[]>(`contentVersion?kind=eq.${kind}&rowId=eq.${id}&order=id.desc`)).body;
const restore = (who: Editor, version: number | undefined) =>
  who.rpc<Row & { message: string }>("restoreVersion", { version });
const at = ({ id, updatedAt }: Row, seen = updatedAt) =>
  `blog?id=eq.${id}&updatedAt=eq.${encodeURIComponent(seen)}`;
const aBlog = async (who = lanWrites) =>
  (await who.add("blog", { title: "Bản một", content: "<p>Một.</p>" })).body;
const trash = async (who = lanWrites) =>
  (
    await who.get<{ id: number; kind: string; rowId: number; title: string; deletedBy: string }[]>(
      "contentTrash?order=id.desc",
    )
  ).body;

describe("two editors at once", () => {
  it("lose no work: what was made from an older version touches nothing and is told", async () => {
    const loaded = await aBlog();
    const first = await lanWrites.change(at(loaded), { title: "Của Lan" });
    expect(first.status).toBe(200);
    const late = await minhWrites.change(at(loaded), { title: "Của Minh" });
    expect(late).toMatchObject({ status: 406, body: { code: "PGRST116" } });
    expect((await minhWrites.changeAll(at(loaded), { title: "Của Minh" })).body).toEqual([]);
    const { body } = await minhWrites.get(`blog?id=eq.${loaded.id}`);
    expect(body).toMatchObject([{ title: "Của Lan", updatedAt: first.body.updatedAt }]);
    expect((await minhWrites.change(at(first.body), { title: "Của Minh" })).status).toBe(200);
  });

  it("who save in the same moment are told apart: one succeeds, whatever the clock does", async () => {
    for (let round = 0; round < 5; round += 1) {
      const loaded = await aBlog();
      const saves = await Promise.all(
        [lanWrites, minhWrites, lanWrites, minhWrites].map((who, n) =>
          who.change(at(loaded), { title: `Lần ${n}` }),
        ),
      );
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 406, 406, 406]);
    }
    const loaded = await aBlog();
    // As if the clock had been set back.
    await platform.database.owner.query("alter table blog disable trigger touch");
    await platform.database.owner.query(
      `update blog set "updatedAt" = '2099-01-01T00:00:00.123456Z' where id = $1`,
      [loaded.id],
    );
    await platform.database.owner.query("alter table blog enable trigger touch");
    const [row] = (await lanWrites.get(`blog?id=eq.${loaded.id}`)).body;
    expect(row?.updatedAt).toMatch(/\.123456/);
    const { body } = await lanWrites.change(at(loaded, row?.updatedAt), { title: "Sau" });
    expect(body.updatedAt).toMatch(/\.123457/);
  });

  it("see each other, without a word of what the other one writes", async () => {
    const { id } = await aBlog();
    const present = async (who: Editor) =>
      (await who.get(`contentPresence?kind=eq.blog&rowId=eq.${id}`)).body;
    await lanWrites.upsert("workingCopy", { kind: "blog", rowId: id });
    expect(await present(minhWrites)).toMatchObject([{ name: "Lan", hasChanges: false }]);
    expect(await present(lanWrites)).toEqual([]);
    await lanWrites.upsert("workingCopy", {
      kind: "blog",
      rowId: id,
      content: { title: "lời của riêng Lan" },
    });
    expect(await present(minhWrites)).toMatchObject([{ name: "Lan", hasChanges: true }]);
    expect(JSON.stringify((await minhWrites.get("workingCopy?select=*")).body)).not.toContain("riêng Lan");
    await platform.database.owner.query(`alter table "workingCopy" disable trigger set_dates`);
    await platform.database.owner.query(`update "workingCopy" set "seenAt" = now() - interval '91 seconds'`);
    await platform.database.owner.query(`alter table "workingCopy" enable trigger set_dates`);
    expect(await present(minhWrites)).toEqual([]);
  });
});

describe("a working copy", () => {
  it("is kept until it is thrown away, with the time of the last word and not of the last look", async () => {
    const loaded = await aBlog();
    const copy = { kind: "blog", rowId: loaded.id, basedOn: loaded.updatedAt };
    const kept = await lanWrites.upsert("workingCopy", { ...copy, content: { title: "Đang viết" } });
    expect(kept.body).toMatchObject({ content: { title: "Đang viết" }, basedOn: loaded.updatedAt });
    const looked = await lanWrites.upsert("workingCopy", { kind: "blog", rowId: loaded.id });
    expect(looked.body.savedAt).toBe(kept.body.savedAt);
    expect(String(looked.body.seenAt) > String(kept.body.seenAt)).toBe(true);
    const { body } = await lanWrites.remove(`workingCopy?kind=eq.blog&rowId=eq.${loaded.id}`);
    expect(body).toHaveLength(1);
  });

  it("is written for nobody else and by nobody who is no editor", async () => {
    const member = createEditor(await aSignedInPerson(platform, { kind: "premium" }));
    const copy = { kind: "blog", rowId: 1, content: {} };
    expect((await member.add("workingCopy", copy)).status).toBe(403);
    expect((await createVisitor(platform).add("workingCopy", copy)).status).toBe(401);
    expect((await lanWrites.add("workingCopy", { ...copy, userId: minh.id })).status).toBe(403);
  });
});

describe("a version", () => {
  it("of every saved change is there, with who wrote it and who replaced it, and comes back as a change", async () => {
    const made = await aBlog();
    await minhWrites.change(`blog?id=eq.${made.id}`, { title: "Bản hai", content: "<p>Hai.</p>" });
    await lanWrites.change(`blog?id=eq.${made.id}`, { title: "Bản ba" });
    const [second, first] = await fetchVersions("blog", made.id);
    expect(second).toMatchObject({ title: "Bản hai", writtenBy: "Minh", replacedBy: "Lan" });
    expect(first).toMatchObject({
      title: "Bản một",
      writtenBy: "Lan",
      replacedBy: "Minh",
      content: { content: "<p>Một.</p>" },
    });

    const { status, body } = await restore(minhWrites, first?.id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: made.id, title: "Bản một", content: "<p>Một.</p>" },
    });
    const [kept] = await fetchVersions("blog", made.id);
    expect(kept).toMatchObject({ title: "Bản ba", writtenBy: "Lan", replacedBy: "Minh" });
    const { rows } = await platform.database.owner.query(
      "select actor_id from ops.audit_log where subject = 'public.blog' and subject_id = $1 order by at desc limit 1",
      [String(made.id)],
    );
    expect(rows).toEqual([{ actor_id: minh.id }]);
  });

  it("brings back what was written, not whether it is public, where it stands or what it costs", async () => {
    const { body: course } = await minhWrites.add("course", {
      title: "Khóa",
      description: "<p>Cũ.</p>",
      price: 100_000,
    });
    await minhWrites.change(`course?id=eq.${course.id}`, { description: "<p>Mới.</p>" });
    await minhWrites.change(`course?id=eq.${course.id}`, { price: 200_000, publication: "PUBLISHED" });
    const [version, ...more] = await fetchVersions("course", course.id);
    expect(more).toEqual([]);
    const { body } = await restore(lanWrites, version?.id);
    expect(body).toMatchObject({ description: "<p>Cũ.</p>", price: 200_000, publication: "PUBLISHED" });
  });

  it.each([
    ["blog", "blogType", { content: "<p>Một.</p>" }],
    ["podcast", "podcastType", { description: "Một." }],
    ["episode", "episodeType", { description: "Một." }],
  ])("of a %s brings back no openness that was taken back since", async (kind, type, words) => {
    const { body: made } = await lanWrites.add(kind, { title: "Bản nháp mở", ...words });
    const { status } = await lanWrites.change(`${kind}?id=eq.${made.id}`, {
      ...{ title: "Bản riêng", [type]: "PRIVATE", publication: "PUBLISHED" },
    });
    expect(status).toBe(200);
    const [first] = await fetchVersions(kind, made.id);
    expect(first?.content).toMatchObject({ [type]: "PUBLIC" });
    const back = await restore(lanWrites, first?.id);
    expect(back.body).toMatchObject({ title: "Bản nháp mở", [type]: "PRIVATE", publication: "PUBLISHED" });
    await lanWrites.remove(`${kind}?id=eq.${made.id}`);
    const [removed] = await trash();
    expect((await restore(lanWrites, removed?.id)).body).toMatchObject({ [type]: "PRIVATE" });
  });

  it("is kept fifty times a row; of more, those go first that the same person replaced at once", async () => {
    const made = await aBlog();
    await minhWrites.change(`blog?id=eq.${made.id}`, { title: "Của Minh" });
    for (let n = 0; n < 60; n += 1) await lanWrites.change(`blog?id=eq.${made.id}`, { title: `Lần ${n}` });
    const versions = await fetchVersions("blog", made.id);
    expect(versions).toHaveLength(50);
    expect(versions.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Bản một", "Của Minh", "Lần 58"]),
    );
    expect(versions.map(({ title }) => title)).not.toContain("Lần 0");
  });

  it("is no business of members and visitors", async () => {
    const made = await aBlog();
    await lanWrites.change(`blog?id=eq.${made.id}`, { title: "Khác" });
    const [version] = await fetchVersions("blog", made.id);
    const member = createEditor(await aSignedInPerson(platform, { kind: "premium" }));
    expect((await restore(member, version?.id)).status).toBe(403);
    expect((await restore(createVisitor(platform), version?.id)).status).toBe(401);
    for (const view of ["contentVersion", "contentTrash", "contentPresence"]) {
      expect((await member.get(view)).body).toEqual([]);
      expect((await createVisitor(platform).get(view)).status).toBe(401);
    }
  });

  it("names nobody any more who deleted their account", async () => {
    const gone = await aSignedInPerson(platform, { kind: "moderator", fullname: "Người đã rời đi" });
    const made = await aBlog(createEditor(gone));
    await lanWrites.change(`blog?id=eq.${made.id}`, { title: "Khác" });
    expect((await fetchVersions("blog", made.id))[0]).toMatchObject({ writtenBy: "Người đã rời đi" });
    await platform.database.owner.query("select auth.delete_user($1)", [gone.id]);
    expect((await fetchVersions("blog", made.id))[0]).toMatchObject({ writtenBy: null });
    const { rows } = await platform.database.owner.query(
      "select from ops.content_version where to_jsonb(content_version)::text like '%' || $1 || '%'",
      [gone.id],
    );
    expect(rows).toEqual([]);
  });
});

describe("what was removed", () => {
  it("comes back as a draft from the trash, under its old id and address", async () => {
    const { body: made } = await lanWrites.add("blog", { title: "Lỡ tay xóa", publication: "PUBLISHED" });
    expect((await minhWrites.remove(`blog?id=in.(${made.id})`)).body).toHaveLength(1);
    const [removed] = await trash();
    expect(removed).toMatchObject({ kind: "blog", rowId: made.id, title: "Lỡ tay xóa", deletedBy: "Minh" });
    const { body } = await restore(lanWrites, removed?.id);
    expect(body).toMatchObject({
      id: made.id,
      slug: "lo-tay-xoa",
      publication: "DRAFT",
      createdAt: made.createdAt,
    });
    expect((await trash()).map(({ rowId, kind }) => `${kind} ${rowId}`)).not.toContain(`blog ${made.id}`);
  });

  it("brings along what it held: a course its lessons, a podcast its playlist", async () => {
    const course = (await minhWrites.add("course", { title: "Khóa bị xóa", price: 50_000 })).body;
    const lessons: Row[] = [];
    for (const title of ["Một", "Hai"]) {
      lessons.push(
        (await lanWrites.add("lesson", { courseId: course.id, title, publication: "PUBLISHED" })).body,
      );
    }
    const podcast = (await lanWrites.add("podcast", { title: "Podcast bị xóa" })).body;
    const episodes: Row[] = [];
    for (const title of ["Tập một", "Tập hai"]) {
      const { body } = await lanWrites.add("episode", { title, podcastId: podcast.id });
      episodes.push(body);
      await lanWrites.add("podcastEpisode", { podcastId: podcast.id, episodeId: body.id });
    }
    await lanWrites.remove(`course?id=eq.${course.id}`);
    await lanWrites.remove(`podcast?id=eq.${podcast.id}`);
    const removed = await trash();
    expect(removed.slice(0, 2).map(({ kind, rowId }) => [kind, rowId])).toEqual([
      ["podcast", podcast.id],
      ["course", course.id],
    ]);
    for (const { id } of removed.slice(0, 2)) expect((await restore(lanWrites, id)).status).toBe(200);

    const back = await lanWrites.get(`lesson?courseId=eq.${course.id}&order=position`);
    expect(back.body.map(({ id, publication }) => [id, publication])).toEqual(
      lessons.map(({ id }) => [id, "PUBLISHED"]),
    );
    expect((await lanWrites.get(`course?id=eq.${course.id}`)).body).toMatchObject([
      { price: 50_000, publication: "DRAFT" },
    ]);
    const links = await lanWrites.get(`podcastEpisode?podcastId=eq.${podcast.id}&order=position`);
    expect(links.body).toMatchObject(episodes.map(({ id }, n) => ({ episodeId: id, position: n + 1 })));
  });

  it("cannot be lost to a new row that takes its number", async () => {
    const made = await aBlog();
    await lanWrites.remove(`blog?id=eq.${made.id}`);
    const [removed] = await trash();
    for (const write of [minhWrites.add, minhWrites.upsert]) {
      const taken = await write("blog", { id: made.id, title: "Thế chỗ" });
      expect(taken).toMatchObject({ status: 409, body: { message: expect.stringContaining("thùng rác") } });
    }
    expect((await restore(lanWrites, removed?.id)).body).toMatchObject({ id: made.id, title: "Bản một" });
    expect((await minhWrites.upsert("blog", { id: made.id, title: "Sửa bài đang có" })).status).toBe(200);
  });

  it("is refused when it belongs to something that is gone, and points no more to what is", async () => {
    const course = (await lanWrites.add("course", { title: "Khóa" })).body;
    const lesson = (await lanWrites.add("lesson", { courseId: course.id, title: "Bài" })).body;
    const category = (await lanWrites.add("category", { name: "Mục", categoryType: "BLOG" })).body;
    const blog = (await lanWrites.add("blog", { title: "Trong mục", categoryId: category.id })).body;
    await lanWrites.remove(`lesson?id=eq.${lesson.id}`);
    await lanWrites.remove(`blog?id=eq.${blog.id}`);
    const [blogGone, lessonGone] = await trash();
    await lanWrites.remove(`course?id=eq.${course.id}`);
    await lanWrites.remove(`category?id=eq.${category.id}`);
    const refused = await restore(lanWrites, lessonGone?.id);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("khôi phục khóa học trước") },
    });
    expect((await restore(lanWrites, blogGone?.id)).body).toMatchObject({ id: blog.id, categoryId: null });
    expect((await restore(lanWrites, 999_999)).status).toBe(404);
  });

  it("is forgotten after thirty days, with its versions; what is still there keeps them", async () => {
    const [there, gone] = [await aBlog(), await aBlog()];
    for (const { id } of [there, gone]) await lanWrites.change(`blog?id=eq.${id}`, { title: "Khác" });
    await lanWrites.remove(`blog?id=eq.${gone.id}`);
    const { owner } = platform.database;
    const age = (days: number) =>
      owner.query(
        `update ops.content_version set replaced_at = now() - make_interval(days => $1) where kind = 'blog' and row_id in ($2, $3)`,
        [days, there.id, gone.id],
      );
    await age(29);
    await forgetOld(platform);
    expect(await fetchVersions("blog", gone.id)).toHaveLength(2);
    await age(31);
    expect((await trash()).map(({ rowId }) => rowId)).not.toContain(gone.id);
    await forgetOld(platform);
    expect(await fetchVersions("blog", gone.id)).toEqual([]);
    expect(await fetchVersions("blog", there.id)).toHaveLength(1);
  });

  it("is not what people built upon: that is withdrawn instead, and nothing of theirs is lost", async () => {
    const member = createEditor(await aSignedInPerson(platform));
    const out = { publication: "PUBLISHED" };
    const podcast = (await lanWrites.add("podcast", { title: "Được theo dõi", ...out })).body;
    const episode = (await lanWrites.add("episode", { title: "Được nghe", ...out })).body;
    const course = (await lanWrites.add("course", { title: "Được đặt trước", status: "COMING_SOON", ...out }))
      .body;
    expect((await member.add("follow", { podcastId: podcast.id })).status).toBe(201);
    expect((await member.add("listeningHistory", { episodeId: episode.id, seconds: 200 })).status).toBe(201);
    expect((await member.add("coursePreorder", { courseId: course.id })).status).toBe(201);
    for (const [table, { id }] of Object.entries({ podcast, episode, course })) {
      const { status, body } = await lanWrites.remove(`${table}?id=eq.${id}`);
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: "23503", message: expect.stringContaining("bản nháp") },
      });
      await lanWrites.change(`${table}?id=eq.${id}`, { publication: "DRAFT" });
    }
    expect((await member.get("listeningHistory")).body).toHaveLength(1);
    expect((await member.get("follow")).body).toHaveLength(1);
  });
});
