// Answers for visitors under load and change: made once for all who ask, dropped by what they were made of, and kept
// under the part of an address that is read.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EVERYTHING, listTopics } from "../../apps/server/src/platform/http/content-reads.ts";
import { aPerson } from "../support/people.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
const owner = () => platform.database.owner;

beforeAll(async () => {
  platform = await openPlatform();
  await owner().query(`
    insert into category (name, slug, "categoryType") values ('Giấc ngủ', 'giac-ngu', 'BLOG');
    insert into blog (slug, title, content) values ('dau-tien', 'Bài đầu tiên', '<p>Thân.</p>')`);
  // Reading the catalogue for the first time would wait before locked tables as well.
  await ask("/rest/v1/plan?select=id");
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.rendered.length = 0;
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(platform.url + path, { ...init, headers: { apikey: platform.tokens.publicKey, ...init.headers } });

const fetchText = async (path: string): Promise<string> => (await ask(path)).text();

/** Statements that stand before a table which somebody else has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = await owner().query(
    "select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not l.granted",
  );
  return Number(rows[0]?.n);
}

/** While nobody can read `table`. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  return owner().transaction(async (tx) => {
    await tx.query(`lock table ${table} in access exclusive mode`);
    return work();
  });
}

describe("what many ask for at once", () => {
  it.each([
    ["rows", "/rest/v1/category?select=name"],
    ["a page", "/reads/category"],
  ])("is made once and sent to all of them: %s", async (_, path) => {
    const answers = await whileLocked("category", async () => {
      const asked = Array.from({ length: 20 }, () => ask(path));
      await expect.poll(countWaiting).toBe(1);
      // All have been read before an answer to one that came later.
      await ask("/healthz");
      expect(await countWaiting()).toBe(1);
      return asked;
    }).then((asked) => Promise.all(asked));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(platform.rendered.length).toBe(path.startsWith("/reads") ? 1 : 0);
  });

  it("is made for those who stay when whoever asked first leaves", async () => {
    const path = "/reads/category?left=1";
    await owner().query("update category set description = 'rời đi'");
    const stayed = await whileLocked("category", async () => {
      const leaving = new AbortController();
      const left = ask(path, { signal: leaving.signal }).catch(() => "left");
      await expect.poll(countWaiting).toBe(1);
      const asked = Array.from({ length: 5 }, () => ask(path));
      await ask("/healthz");
      leaving.abort();
      expect(await left).toBe("left");
      return asked;
    });
    for (const answer of stayed) expect((await answer).status).toBe(200);
  });

  it("fails for those who wait, and is tried anew for whoever asks later", async () => {
    const path = "/missing";
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const before = platform.rendered.length;
    expect((await ask(path)).status).toBe(404);
    expect(platform.rendered).toHaveLength(before + 1);
  });
});

describe("a change", () => {
  /** Whether the page was rendered anew for this request. */
  const isMadeAnew = async (path: string): Promise<boolean> => {
    const before = platform.rendered.length;
    await fetchText(path);
    return platform.rendered.length > before;
  };
  /** Until this server has heard of what happened before. */
  const untilHeard = async (): Promise<void> => {
    await fetchText("/reads/course");
    await owner().query(`insert into course (slug, title) values ('nghe-thay', 'Nghe thấy')`);
    await expect.poll(() => isMadeAnew("/reads/course")).toBe(true);
  };

  it("of one table drops what was made of it, and nothing else", async () => {
    for (const path of ["/reads/blog", "/reads/category", "/about-us"]) await fetchText(path);
    await owner().query("update blog set title = 'Bài khác'");
    await untilHeard();
    expect(await isMadeAnew("/reads/blog")).toBe(true);
    expect(await isMadeAnew("/reads/category")).toBe(false);
    // Made of nothing that anybody knows: of everything.
    expect(await isMadeAnew("/about-us")).toBe(true);
  });

  it("is told of by statements that changed a row, and not by others", async () => {
    // What earlier tests changed has been told by now.
    await platform.database.listener.catchUp();
    const heard: string[] = [];
    await platform.database.listener.listen("content_changed", { heard: (table) => void heard.push(table) });
    const { id } = await aPerson(platform.database, "free");
    await owner().query(`insert into podcast (slug, title) values ('theo-doi', 'Theo dõi')`);
    await expect.poll(() => heard).toEqual(["podcast:nothing-hidden"]);
    await owner().query(`insert into follow ("userId", "podcastId") select $1, id from podcast limit 1`, [
      id,
    ]);
    for (const table of ["blog", "podcast", "course", "episode", "lesson"])
      await owner().query(
        `update ${table} set publication = 'PUBLISHED' where publication = 'SCHEDULED' and "publishAt" <= now()`,
      );
    await owner().query("delete from blog where false");
    await owner().query("update blog set title = title");
    await owner().query(`insert into category (name, slug, "categoryType") values ('Mới', 'moi', 'BLOG')`);
    await owner().query(`delete from category where slug = 'moi'`);
    await owner().query("truncate blog cascade");
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(5);
    expect(heard).toEqual([
      "podcast:nothing-hidden",
      "blog:nothing-hidden",
      "category:nothing-hidden",
      "category",
      "blog",
    ]);
  });

  it("is told as one that hides nothing only when no reader loses sight of a row", async () => {
    await platform.database.listener.catchUp();
    const heard: string[] = [];
    await platform.database.listener.listen("content_changed", { heard: (table) => void heard.push(table) });
    for (const kind of ["blog", "podcast", "episode"]) {
      heard.length = 0;
      const slug = `an-hien-${kind}`;
      const change = (text: string) => owner().query(`update ${kind} set ${text} where slug = $1`, [slug]);
      await owner().query(`insert into ${kind} (slug, title, publication) values ($1, 'Ẩn hiện', 'DRAFT')`, [
        slug,
      ]);
      await change(`title = 'Nháp'`);
      await change("publication = 'PUBLISHED'");
      await change(`"${kind}Type" = 'PRIVATE'`);
      await change(`"${kind}Type" = 'PUBLIC'`);
      await change("publication = 'DRAFT'");
      await change("publication = 'PUBLISHED'");
      // One that is hidden among many that are not.
      await owner().query(
        `update ${kind} set "${kind}Type" = case when slug = $1 then 'PRIVATE' else "${kind}Type" end`,
        [slug],
      );
      await change("publication = 'DRAFT'");
      await owner().query(`delete from ${kind} where slug = $1`, [slug]);
      await expect.poll(() => heard.length).toBe(10);
      expect(heard.map((payload) => payload.endsWith(":nothing-hidden"))).toEqual([
        true,
        true,
        true,
        false,
        true,
        false,
        true,
        false,
        false,
        false,
      ]);
    }
  });

  it("that hides something reaches visitors before anybody is sent the old answer again", async () => {
    await owner().query(`insert into blog (slug, title) values ('sap-an', 'Sắp ẩn')`);
    const path = "/rest/v1/blog?select=title&slug=eq.sap-an";
    await expect.poll(() => fetchText(path)).toContain("Sắp ẩn");
    await owner().query(`update blog set "blogType" = 'PRIVATE' where slug = 'sap-an'`);
    await expect.poll(() => fetchText(path)).toBe("[]");
  });

  it("is read by whoever made it, however late its notification comes", async () => {
    await owner().query(`insert into blog (slug, title) values ('vua-xoa', 'Vừa xóa')`);
    const path = "/rest/v1/blog?select=title&slug=eq.vua-xoa";
    await platform.database.listener.catchUp();
    expect(await fetchText(path)).toContain("Vừa xóa");
    const { id: sub, email } = await aPerson(platform.database, "administrator");
    const token = await platform.tokens.sign({ sub, email, role: "authenticated" }, 3_600);
    const { rows } = await owner().query(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'ben-trong listener'",
    );
    const listener = Number(rows[0]?.pid);
    process.kill(listener, "SIGSTOP");
    let seen: Promise<string>;
    try {
      const deleted = ask("/rest/v1/blog?slug=eq.vua-xoa", {
        method: "DELETE",
        headers: { Authorization: `Bearer ${token}` },
      });
      seen = deleted.then(async ({ status }) => `${status} ${await fetchText(path)}`);
      await expect
        .poll(async () => (await owner().query("select 1 from blog where slug = 'vua-xoa'")).rows.length)
        .toBe(0);
      // An answer that waited for nothing would have arrived, and the old rows after it.
      for (let n = 0; n < 5; n += 1) await ask("/healthz");
    } finally {
      process.kill(listener, "SIGCONT");
    }
    expect(await seen).toBe("204 []");
  });

  it("reaches every answer: what decides about a row is of the row's own topic", async () => {
    const { rows } = await owner().query(
      `select c.relname as "table", r.relname as looks_at
         from pg_policy p
         join pg_class c on c.oid = p.polrelid and c.relnamespace = 'public'::regnamespace
         join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
         join pg_class r on r.oid = d.refobjid
        where p.polroles && array[0, 'anon'::regrole::oid] and p.polcmd in ('r', '*')`,
    );
    expect(rows.length).toBeGreaterThan(5);
    const foreign = rows.filter(
      ({ table, looks_at }) =>
        !listTopics(String(table)).includes(EVERYTHING) &&
        !listTopics(String(looks_at)).every((topic) => listTopics(String(table)).includes(topic)),
    );
    expect(foreign).toEqual([]);
  });
});

describe("an address", () => {
  it("is one page whatever a campaign has added to it, and the page is given what it reads alone", async () => {
    const spellings = [
      "/blogs?page=2",
      "/blogs?fbclid=1&page=2",
      "/blogs?page=2&utm_source=zalo",
      "/blogs?page=2&page=3",
    ];
    const pages = [];
    for (const path of spellings) pages.push(await fetchText(path));
    expect(platform.rendered).toEqual(["/blogs"]);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain("<i>?page=2</i>");
    await fetchText("/blogs?page=3");
    expect(platform.rendered).toEqual(["/blogs", "/blogs"]);
    for (const n of [1, 2]) await fetchText(`/?fbclid=${n}`);
    expect(platform.rendered.slice(2)).toEqual(["/"]);
  });

  it("that a letter leads to keeps what opens it", async () => {
    for (const path of ["/verify?token_hash=abc", "/Verify?token_hash=abc"])
      expect(await fetchText(path)).toContain("<i>?token_hash=abc</i>");
  });

  it.each(["/sitemap.xml", "/feed", "/robots.txt"])(
    "of a program's document is kept as well: %s",
    async (path) => {
      await fetchText(path);
      const again = await ask(`${path}?source=reader`);
      // Only a kept answer has a validator.
      expect(again.headers.get("etag")).not.toBeNull();
      await owner().query(`insert into blog (slug, title) values ($1, 'Một bài')`, [`bai${path.length}`]);
      if (path === "/sitemap.xml") {
        const count = (text: string) => text.split("/blog/detail/").length;
        const before = count(await again.text());
        await expect.poll(async () => count(await fetchText(path))).toBeGreaterThan(before);
      }
    },
  );
});
