// One search for all that the platform holds.
import { LONGEST_SEARCH, MeaningAnswer, SearchAnswer, type SearchResult } from "@bentrong/contract/search";
import type { Embedder } from "@bentrong/embedding";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexChanges } from "../../apps/server/src/features/search/index-changes.ts";
import { embedItems } from "../../apps/server/src/features/search/meaning/embed-items.ts";
import { TEXT_MEAN } from "../../apps/server/src/features/search/meaning/means.ts";
import { isMistyped } from "../../apps/server/src/features/search/terms.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let member: SignedIn;
let premium: SignedIn;
let moderator: SignedIn;
const owner = () => platform.database.owner;

beforeAll(async () => {
  platform = await openPlatform();
  member = await aSignedInPerson(platform);
  premium = await aSignedInPerson(platform, { kind: "premium" });
  moderator = await aSignedInPerson(platform, { kind: "moderator" });
  await owner().query(`
    insert into category (id, name, slug, "categoryType") values (1, 'Chánh niệm', 'chanh-niem', 'BLOG');
    insert into blog (id, slug, title, content, "categoryId", "createdAt") values
      (1, 'b1', 'Huế, mưa từ hôm kia', '<p>Thở trong <strong>khoảng</strong> lặng, ngủ ngon.</p>', null, '2026-01-01'),
      (2, 'b2', 'Mùa gặt', '<p>Đêm nào cũng mưa; bà ngoại đong gạo.</p>', 1, '2026-02-01'),
      (3, 'b3', 'Hòa mình', '<p>Chẳng có gì &lt;h2&gt; cả.</p>', null, '2026-03-01'),
      (4, 'b4', 'Khoảng trời hoàng hôn', '<p>Thoai thoải, ngủ một mình rồi ngon lành.</p>', null, '2026-04-01');
    insert into blog (id, slug, title, content, "blogType", publication) values
      (5, 'b5', 'Bức thư riêng', '<p>${"mở đầu ".repeat(30)}</p><p>ruột bài bí ẩn</p>', 'PRIVATE', 'PUBLISHED'),
      (6, 'b6', 'Bản nháp dang dở', '<p>chưa xong</p>', 'PUBLIC', 'DRAFT');
    insert into podcast (id, slug, title, description) values (1, 'p1', 'Tiếng chuông đi xa', 'Nghe chuông.');
    insert into podcast (id, slug, title, description, "podcastType") values (2, 'p2', 'Kệ riêng', '', 'PRIVATE');
    insert into episode (id, slug, title, description) values
      (1, 'e1', 'Chuông sớm', 'Ở Đà Lạt, sương chưa tan.'), (2, 'e2', 'Họp xong rồi', 'Chuông reo một tiếng.');
    insert into "podcastEpisode" ("podcastId", "episodeId") values (1, 1), (2, 1), (2, 2);
    insert into course (id, slug, title, description) values (1, 'c1', 'Ngủ lại sau những đêm dài', '<p>Bảy bài.</p>')`);
});
afterAll(() => platform.close());

const ask = (query: string, person?: SignedIn): Promise<Response> =>
  person
    ? person.call(`/search?${query}`)
    : fetch(`${platform.url}/functions/v1/search?${query}`, {
        headers: { apikey: platform.tokens.publicKey },
      });

async function read(words: string, { person, more = "" }: { person?: SignedIn; more?: string } = {}) {
  const answer = await ask(`q=${encodeURIComponent(words)}${more}`, person);
  expect(answer.status).toBe(200);
  return SearchAnswer.parse(await answer.json()).data;
}
const find = async (words: string, person?: SignedIn): Promise<string[]> =>
  (await read(words, { person })).results.map(({ title }) => title);

/** The words that a result marks. */
const marked = ({ title, titleRanges, excerpt, excerptRanges }: SearchResult): string[] => [
  ...titleRanges.map(([from, to]) => title.slice(from, to)),
  ...excerptRanges.map(([from, to]) => excerpt.slice(from, to)),
];

describe("a search", () => {
  it("finds several words in any order, with marks or without, in any spelling of them", async () => {
    for (const words of ["mưa huế", "HUẾ MƯA", "hue mua", "mưa huế".normalize("NFD"), " huế,, mưa! "])
      expect(await find(words)).toEqual(["Huế, mưa từ hôm kia"]);
    for (const words of ["hoà mình", "hòa mình"]) expect((await find(words))[0]).toBe("Hòa mình");
    expect(await find("bà ngoại gạo")).toEqual(["Mùa gặt"]);
    expect(await find("chuông tiếng")).toContain("Tiếng chuông đi xa");
  });

  it("takes whole syllables before parts, and parts only from their beginning", async () => {
    expect(await find("hòa")).toEqual(["Hòa mình", "Khoảng trời hoàng hôn"]);
    expect(await find("oả")).toEqual([]);
    expect(await find("khoả")).toEqual(["Khoảng trời hoàng hôn", "Huế, mưa từ hôm kia"]);
  });

  it("puts the marks that were typed above others, and a title above a text", async () => {
    expect(await find("mưa")).toEqual(["Huế, mưa từ hôm kia", "Mùa gặt"]);
    expect(await find("mùa")).toEqual(["Mùa gặt", "Huế, mưa từ hôm kia"]);
    expect((await find("chuông")).slice(0, 2).sort()).toEqual(["Chuông sớm", "Tiếng chuông đi xa"]);
    expect(await find("ngủ ngon")).toEqual(["Huế, mưa từ hôm kia", "Khoảng trời hoàng hôn"]);
  });

  it("puts what fits best first, whatever its kind", async () => {
    await owner().query(
      `insert into blog (id, slug, title, content) values (24, 'b24', 'Sớm nay có tiếng chuông', '<p>Sương.</p>')`,
    );
    expect(await find("chuông sớm")).toEqual(["Chuông sớm", "Sớm nay có tiếng chuông"]);
    await owner().query("delete from blog where id = 24");
  });

  it("finds what stands in a category by its name", async () => {
    expect(await find("chánh niệm")).toEqual(["Mùa gặt"]);
  });

  it.each([
    ["chuôg", "Chuông sớm"],
    ["chuongg", "Chuông sớm"],
    ["chuogn", "Chuông sớm"],
    ["dalat", "Chuông sớm"],
    ["mưaa", "Huế, mưa từ hôm kia"],
    ["huế mưa rơi", "Huế, mưa từ hôm kia"],
    ["tieengs chuoongr", "Tiếng chuông đi xa"],
    ["tiếng chuogn", "Tiếng chuông đi xa"],
    ["tiêg chuog", "Tiếng chuông đi xa"],
  ])("forgives one slip when nothing holds the words: %s", async (words, title) => {
    const { isNear, results } = await read(words);
    expect(isNear).toBe(true);
    expect(results.map((result) => result.title)).toContain(title);
  });

  it("takes a word that no text holds for a slip, before one is left out", async () => {
    await owner().query(
      `insert into blog (id, slug, title, content) values (25, 'b25', 'Quạt máy khẽ quay', '<p>Hè.</p>'), (26, 'b26', 'Máy quay', '<p>Phim.</p>')`,
    );
    expect((await find("quatj máy quay"))[0]).toBe("Quạt máy khẽ quay");
    expect((await find("xưa máy quay")).slice(0, 2).sort()).toEqual(["Máy quay", "Quạt máy khẽ quay"]);
    await owner().query("delete from blog where id in (25, 26)");
  });

  it("says where fewer than half of the words stand together", async () => {
    const apart = ["gieo", "vừng", "cuốc"].join(` ${"ngày rồi lại ngày ".repeat(20)}`);
    await owner().query(
      "insert into blog (id, slug, title, content) values (27, 'b27', 'Ruộng', $1), (28, 'b28', 'Chuồn chuồn', '<p>Bay thấp thì ngập.</p>')",
      [`<p>${apart}</p>`],
    );
    expect(await read("gieo vừng cuốc")).toMatchObject({ isLoose: true, results: [{ title: "Ruộng" }] });
    expect(await read("gieo vừng")).toMatchObject({ isLoose: false });
    expect(await read("chuồn ngập thấp")).toMatchObject({
      isLoose: false,
      results: [{ title: "Chuồn chuồn" }],
    });
    for (const words of ["dalat", "chánh niệm", "không có gì hết"])
      expect(await read(words)).toMatchObject({ isLoose: false });
    await owner().query("delete from blog where id in (27, 28)");
  });

  it("marks the words in the text as it stands", async () => {
    const [first] = (await read("mưa huế")).results;
    expect(first && marked(first)).toEqual(["Huế", "mưa"]);
    const [second] = (await read("ngu ngon")).results;
    expect(second && marked(second)).toEqual(["ngủ ngon"]);
    const [near] = (await read("chuôg sơm")).results;
    expect(near && marked(near)).toEqual(["Chuông sớm"]);
  });

  it("names kinds, limits each of them, and says where a result stands", async () => {
    const { results } = await read("chuông", { more: "&kind=episode,podcast&limit=1" });
    expect(results.map(({ kind, path }) => [kind, path]).sort()).toEqual([
      ["episode", "/podcast/detail/1?episode=1"],
      ["podcast", "/podcast/detail/1"],
    ]);
    // Its only podcast is hidden: the way there would tell of it.
    const [hidden] = (await read("họp xong")).results;
    expect(hidden?.path).toBe("/podcasts");
    const [seen] = (await read("họp xong", { person: premium })).results;
    expect(seen?.path).toBe("/podcast/detail/2?episode=2");
  });

  it.each([
    ...["", "   ", "*", "%", "a", "<p>", "'", "\\", "|", "&", "!", "(", ":*", "\u0000", "🌧", "\u0301"],
    "zxqwv".repeat(2_000),
    `${"đ ".repeat(400)}`,
  ])("answers nothing, at once, for %s", async (words) => {
    expect((await read(words)).results).toEqual([]);
  });

  it("refuses kinds and limits that do not exist", async () => {
    for (const query of ["q=a&kind=user", "q=a&limit=0", "q=a&limit=31", "q=a&limit=x", "q=a&kind="])
      expect((await ask(query)).status).toBe(400);
    const unnamed = await fetch(`${platform.url}/functions/v1/search?q=a`);
    expect(unnamed.status).toBe(401);
  });
});

describe("what is for members", () => {
  it("is found by its title and shown locked, never found by its text", async () => {
    for (const person of [undefined, member]) {
      const [locked] = (await read("bức thư", { person })).results;
      expect(locked).toMatchObject({ title: "Bức thư riêng", isLocked: true, path: "/blog/detail/5" });
      expect(locked?.excerpt.length).toBeLessThanOrEqual(152);
      expect(locked?.excerptRanges).toEqual([]);
      for (const words of ["ruột bài", "bí ẩn", "bi an", "mở đầu", "thư ruột", "ruoot baif"])
        expect((await read(words, { person })).results.map(({ id }) => id)).not.toContain(5);
    }
  });

  it("is found by its text, and open, for whoever has premium", async () => {
    for (const person of [premium, moderator]) {
      const [open] = (await read("bí ẩn", { person })).results;
      expect(open).toMatchObject({ title: "Bức thư riêng", isLocked: false });
      expect(open && marked(open)).toEqual(["bí ẩn"]);
    }
  });

  it("of drafts nobody finds anything", async () => {
    for (const person of [undefined, premium, moderator])
      for (const words of ["bản nháp", "dang dở", "chưa xong"])
        expect(await find(words, person)).not.toContain("Bản nháp dang dở");
  });

  it("stays out of caches for whoever is signed in", async () => {
    expect((await ask("q=mua", member)).headers.get("cache-control")).toBe("no-store");
    expect((await ask("q=mua")).headers.get("cache-control")).toBeNull();
  });
});

describe("a change of content", () => {
  it("is found at once: added, renamed, hidden, removed", async () => {
    await owner().query(
      `insert into blog (id, slug, title, content) values (20, 'b20', 'Cây khế', '<p>chim ăn khế</p>')`,
    );
    await expect.poll(() => find("cây khế")).toEqual(["Cây khế"]);
    await owner().query(`update blog set title = 'Cây ổi', content = '<p>chim ăn ổi</p>' where id = 20`);
    // The column's own filter does not wait for the index.
    const listed = (words: string) => premium.call(`/rest/v1/blog?select=id&searchText=ilike.*${words}*`);
    expect(await (await listed("chim an oi")).json()).toEqual([{ id: 20 }]);
    expect(await (await listed("chim an khe")).json()).toEqual([]);
    await indexChanges(platform);
    expect(await find("cây ổi")).toEqual(["Cây ổi"]);
    expect(await find("khế")).toEqual([]);
    const { rows: unlike } = await owner().query(`
      select b.id from blog b join ops.search_document d on d.kind = 'blog' and d.item_id = b.id
       where d.folded is distinct from b."searchText" or d.title <> b.title`);
    expect(unlike).toEqual([]);
    await owner().query(`update blog set "blogType" = 'PRIVATE' where id = 20`);
    await expect.poll(() => find("chim ăn")).toEqual([]);
    await owner().query(`update blog set publication = 'DRAFT' where id = 20`);
    await expect.poll(() => find("cây ổi")).toEqual([]);
    await owner().query("delete from blog where id = 20");
    const { rows } = await owner().query(
      "select from ops.search_document where kind = 'blog' and item_id = 20",
    );
    expect(rows).toEqual([]);
  });

  it("leaves no list of new words behind that look-ups would read", async () => {
    await owner().query(
      `insert into blog (id, slug, title, content) values (23, 'b23', 'Mới', '<p>vừa thêm</p>')`,
    );
    const { rows } = await owner().query(`
      select gin_clean_pending_list('ops.search_document_by_words')::integer as words,
             gin_clean_pending_list('ops.search_document_by_title')::integer as titles`);
    expect(rows).toEqual([{ words: 0, titles: 0 }]);
    await owner().query("delete from blog where id = 23");
  });

  it("is saved however long its text is", async () => {
    const words = Array.from({ length: 60_000 }, (_, n) => `đ${n.toString(36)}ừ`).join(" ");
    await owner().query(
      `insert into blog (id, slug, title, content) values (21, 'b21', 'Dài', $1), (22, 'b22', 'Liền', $2)`,
      [words.slice(0, 300_000), "ă".repeat(300_000)],
    );
    expect(await find("dài đ5ừ")).toEqual(["Dài"]);
    await owner().query("delete from blog where id in (21, 22)");
  });
});

it("marks as near what the database takes as near", async () => {
  const word = fc.string({ unit: fc.constantFrom(..."abchnog"), minLength: 4, maxLength: 7 });
  const pairs = fc.sample(fc.tuple(word, word), 10);
  const slips = fc.sample(fc.tuple(word, fc.nat({ max: 6 }), fc.constantFrom(..."abchno")), 20);
  for (const [text, at, letter] of slips) {
    const place = at % text.length;
    pairs.push([text, text.slice(0, place) + letter + text.slice(place)]);
    pairs.push([text, text.slice(0, place) + letter + text.slice(place + 1)]);
  }
  await owner().query("insert into blog (id, slug, title, content) values (90, 'slips', 'Từ', $1)", [
    pairs.map(([a]) => a).join(" "),
  ]);
  const { rows } = await owner().query(
    `select a = b or coalesce(app.search_vector(a) @@ (app.read_mistyped(array[b])).slips, false) as near
       from unnest($1::text[], $2::text[]) with ordinality p(a, b, place) order by place`,
    [pairs.map(([a]) => a), pairs.map(([, b]) => b)],
  );
  expect(rows.map(({ near }) => near)).toEqual(pairs.map(([a, b]) => a === b || isMistyped(a, b)));
});

describe("the search of a page, over the data API", () => {
  const list = async (query: string, person?: SignedIn): Promise<string[]> => {
    const headers = { apikey: platform.tokens.publicKey };
    const answer = await (person
      ? person.call(`/rest/v1/${query}`)
      : fetch(`${platform.url}/rest/v1/${query}`, { headers }));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title).sort();
  };
  const blogs = (words: string, folded: string, person?: SignedIn) =>
    list(
      `blog?select=id,title&or=${encodeURIComponent(`(title.ilike."*${words}*",searchText.ilike."*${folded}*")`)}`,
      person,
    );

  // Comparing the text of a row would call it.
  beforeAll(() =>
    owner().query(
      `create or replace function public."searchText"(blog) returns text language plpgsql stable as 'begin raise exception ''read''; end'`,
    ),
  );

  it("finds any part of a text without reading that of every row", async () => {
    expect(await blogs("hoảng", "khoang")).toEqual(["Huế, mưa từ hôm kia", "Khoảng trời hoàng hôn"]);
    expect(await blogs("<h2>", "<h2>")).toEqual(["Hòa mình"]);
    expect(await blogs("<p>", "<p>")).toEqual([]);
  });

  it("finds only what the caller may read", async () => {
    expect(await blogs("ruột bài", "ruot bai")).toEqual([]);
    expect(await blogs("ruột bài", "ruot bai", member)).toEqual([]);
    expect(await blogs("ruột bài", "ruot bai", premium)).toEqual(["Bức thư riêng"]);
    expect(await blogs("dang dở", "dang do", premium)).toEqual([]);
    expect(await blogs("dang dở", "dang do", moderator)).toEqual(["Bản nháp dang dở"]);
    expect(await list("premiumPreview?select=title&searchTitle=ilike.*thu%20rieng*")).toEqual([
      "Bức thư riêng",
    ]);
    expect(await list("premiumPreview?select=title&searchTitle=ilike.*bi%20an*")).toEqual([]);
  });
});

describe("what is said in an episode", () => {
  beforeAll(async () => {
    await owner().query(`
      insert into episode (id, slug, title, description, "episodeType") values
        (21, 'e21', 'Mười nhịp', 'Ngồi yên.', 'PUBLIC'), (22, 'e22', 'Mười nhịp nữa', 'Ngồi yên.', 'PRIVATE');
      insert into "podcastEpisode" ("podcastId", "episodeId") values (1, 21), (1, 22)`);
    const cues = [
      { start: 1, text: "Chào bạn nhé" },
      { start: 45.5, text: "Buông lỏng đôi vai thạch thảo" },
      { start: 60, text: "thạch cao" },
    ];
    await owner().query(`insert into "episodeTimeline" (id, cues) select unnest(array[21, 22]), $1`, [
      JSON.stringify(cues),
    ]);
  });
  const said = async (words: string, person?: SignedIn): Promise<SearchResult[]> => {
    const answer = await ask(`q=${encodeURIComponent(words)}&kind=episode`, person);
    return SearchAnswer.parse(await answer.json()).data.results;
  };

  it("is still found after the episode's own text was changed", async () => {
    await owner().query("update episode set description = 'Ngồi thật yên.' where id = 21");
    await indexChanges(platform);
    expect((await said("thật yên")).map(({ id }) => id)).toEqual([21]);
    expect((await said("thạch thảo")).map(({ id }) => id)).toEqual([21]);
  });

  it("is found with its second, marks or none, by whoever may hear it", async () => {
    for (const words of ["thạch thảo", "thach thao", "đôi vai thạch"]) {
      const [first, ...others] = await said(words);
      expect(others).toEqual([]);
      expect(first).toMatchObject({
        id: 21,
        startsAt: 45,
        path: "/podcast/detail/1?episode=21&at=45",
        excerpt: "Buông lỏng đôi vai thạch thảo",
      });
    }
    expect((await said("thạch thảo", member)).map(({ id }) => id)).toEqual([21]);
    expect((await said("thạch thảo", premium)).map(({ id }) => id).sort()).toEqual([21, 22]);
  });

  it("stands behind the title that says it, and is gone with its line", async () => {
    const [title] = await said("mười nhịp");
    expect(title?.startsAt).toBeUndefined();
    await owner().query(`update episode set description = 'Ngồi yên một lát.' where id = 21`);
    expect((await said("thạch cao")).map(({ startsAt }) => startsAt)).toEqual([60]);
    await owner().query(`update "episodeTimeline" set cues = '[]' where id = 21`);
    await expect.poll(() => said("thạch cao")).toEqual([]);
  });
});

describe("what is close in meaning", () => {
  let texts: string[] = [];
  let hasModel = true;
  // A direction a theme: the rules are tested here, and how good the model is by `npm run eval:search`.
  // All of them also share what sentences have in common.
  const OWN_PART = Math.sqrt(1 - TEXT_MEAN.reduce((sum, x) => sum + x * x, 0));
  const THEMES = [/ngủ|trằn trọc/i, /biển|sóng/i, /bánh|bếp/i];
  const embedder: Pick<Embedder, "embed"> = {
    async embed(asked) {
      texts.push(...asked);
      if (!hasModel) return undefined;
      return asked.map((text) => {
        const themes = THEMES.flatMap((theme, at) => (theme.test(text) ? [at] : []));
        // Whatever has none of them is alone with what it says.
        if (themes.length === 0) themes.push(THEMES.length + (text.length % 300));
        const vector = TEXT_MEAN.slice();
        for (const at of themes) vector[at] = (vector[at] ?? 0) + OWN_PART / Math.sqrt(themes.length);
        return { vector, layers: new Float32Array() };
      });
    },
  };
  let place: Platform;
  let reader: SignedIn;
  let payer: SignedIn;

  beforeAll(async () => {
    place = await openPlatform({ embedder });
    reader = await aSignedInPerson(place);
    payer = await aSignedInPerson(place, { kind: "premium" });
    await place.database.owner.query(`
      insert into blog (id, slug, title, content, "blogType", publication) values
        (1, 'm1', 'Ngủ lại', '<p>Đêm dài.</p>', 'PUBLIC', 'PUBLISHED'),
        (2, 'm2', 'Trằn trọc tới sáng', '<p>Đếm cừu.</p>', 'PUBLIC', 'PUBLISHED'),
        (3, 'm3', 'Trần nhà', '<p>${"lặng yên ".repeat(20)}</p><p>mất ngủ</p>', 'PRIVATE', 'PUBLISHED'),
        (4, 'm4', 'Giấc ngủ riêng', '<p>Ruột bài.</p>', 'PRIVATE', 'PUBLISHED'),
        (5, 'm5', 'Nháp về giấc ngủ', '<p>Chưa xong.</p>', 'PUBLIC', 'DRAFT'),
        (6, 'm6', 'Ngoài khơi', '<p>Tiếng sóng.</p>', 'PUBLIC', 'PUBLISHED');
      insert into blog (id, slug, title, content)
        select n, 'm' || n, 'Bánh số ' || n, '<p>Lò.</p>' from generate_series(10, 17) n`);
    await embedItems({ database: place.database, embedder });
  });
  afterAll(() => place.close());

  const askClose = (words: string, person?: SignedIn, more = ""): Promise<Response> => {
    const address = `/search/by-meaning?q=${encodeURIComponent(words)}${more}`;
    if (person) return person.call(address);
    const headers = { apikey: place.tokens.publicKey };
    return fetch(`${place.url}/functions/v1${address}`, { headers });
  };
  const readClose = async (words: string, person?: SignedIn, more = ""): Promise<SearchResult[]> => {
    const answer = await askClose(words, person, more);
    expect(answer.status).toBe(200);
    return MeaningAnswer.parse(await answer.json()).data.results;
  };
  const titles = async (...asked: Parameters<typeof readClose>): Promise<string[]> =>
    (await readClose(...asked)).map(({ title }) => title).sort();

  it("stands beside what is found by its words and repeats none of it", async () => {
    expect(await titles("ngủ lại")).toEqual(["Giấc ngủ riêng", "Trằn trọc tới sáng"]);
    expect(await titles("làm sao ngủ ngon")).toEqual(["Giấc ngủ riêng", "Ngủ lại", "Trằn trọc tới sáng"]);
  });

  it("of PRIVATE items is a preview, ranked by what the preview shows, and drafts are in none", async () => {
    for (const person of [undefined, reader]) {
      const found = await readClose("làm sao ngủ ngon", person);
      expect(found.map(({ id }) => id).sort()).toEqual([1, 2, 4]);
      expect(found.find(({ id }) => id === 4)).toMatchObject({
        isLocked: true,
        titleRanges: [],
        excerptRanges: [],
      });
      expect(found.find(({ id }) => id === 1)?.isLocked).toBe(false);
    }
    const paid = await readClose("làm sao ngủ ngon", payer);
    expect(paid.map(({ id, isLocked }) => [id, isLocked]).sort()).toEqual([1, 2, 4].map((id) => [id, false]));
    // What is hidden in the text of a PRIVATE item was never read by the model.
    expect(texts.filter((text) => text.includes("Trần nhà") && text.includes("mất ngủ"))).toEqual([]);
  });

  it("is a few, of the kinds that were asked for, and nothing where nothing is close", async () => {
    expect(await readClose("mùi bếp nướng")).toHaveLength(5);
    expect(await readClose("mùi bếp nướng", undefined, "&kind=course")).toEqual([]);
    expect(await readClose("xe máy hỏng")).toEqual([]);
  });

  it("finds a text by what one of its passages is about", async () => {
    const { owner } = place.database;
    await owner.query("insert into blog (id, slug, title, content) values (7, 'm7', 'Chuyện dài', $1)", [
      `<p>${"lặng yên ".repeat(180)}</p><p>sóng vỗ ngoài biển</p>`,
    ]);
    await indexChanges(place);
    await embedItems({ database: place.database, embedder });
    await expect.poll(() => titles("gió biển xa")).toEqual(["Chuyện dài", "Ngoài khơi"]);
    await owner.query("delete from blog where id = 7");
    await expect.poll(() => titles("gió biển xa")).toEqual(["Ngoài khơi"]);
  });

  it("is made anew when its vectors are of another model", async () => {
    const { owner } = place.database;
    await owner.query(
      "update ops.search_meaning set made_by = 'another' where kind = 'blog' and item_id = 1",
    );
    texts = [];
    await embedItems({ database: place.database, embedder });
    expect(texts.map((text) => text.split(".")[0])).toEqual(["Ngủ lại"]);
  });

  it("is not asked of the model again, nor for one word that finds enough, nor beyond the bound", async () => {
    await readClose("nằm trằn trọc");
    texts = [];
    await readClose("  NẰM  trằn trọc ");
    expect(await readClose("bánh")).toEqual([]);
    for (const nothing of ["", "   ", "%", "🌧", "\u0000"]) expect(await readClose(nothing)).toEqual([]);
    expect(texts).toEqual([]);
    await readClose("ngủ ".repeat(200));
    expect(texts.map(({ length }) => length <= LONGEST_SEARCH)).toEqual([true]);
  });

  it("follows a change of content: hidden at once, changed, and removed", async () => {
    const { owner } = place.database;
    expect(await titles("gió biển xa")).toEqual(["Ngoài khơi"]);
    await owner.query(`update blog set publication = 'DRAFT' where id = 6`);
    expect(await titles("gió biển xa")).toEqual([]);
    await owner.query(
      `update blog set publication = 'PUBLISHED', title = 'Bếp lửa', content = '<p>Than.</p>' where id = 6`,
    );
    await indexChanges(place);
    expect(await titles("gió biển xa")).toEqual([]);
    await embedItems({ database: place.database, embedder });
    await expect.poll(() => titles("gió biển xa")).toEqual([]);
    await owner.query("delete from blog where id between 10 and 17");
    await expect.poll(() => titles("nhóm lò nướng bếp")).toEqual(["Bếp lửa"]);
  });

  it("stays out of caches, and is nothing without a model while words are found", async () => {
    expect((await askClose("ngủ ngon")).headers.get("cache-control")).toBe("no-store");
    hasModel = false;
    expect(await readClose("một giấc ngủ say")).toEqual([]);
    const plain = await openPlatform();
    const headers = { apikey: plain.tokens.publicKey };
    const answer = await fetch(`${plain.url}/functions/v1/search/by-meaning?q=giac%20ngu`, { headers });
    expect(MeaningAnswer.parse(await answer.json()).data.results).toEqual([]);
    await plain.close();
    hasModel = true;
  });

  describe("below an item", () => {
    let library: Platform;
    let visitor: Record<string, string>;
    beforeAll(async () => {
      library = await openPlatform({ embedder });
      visitor = { apikey: library.tokens.publicKey };
      await library.database.owner.query(`
        insert into blog (id, slug, title, content, "blogType", publication) values
          (1, 'c1', 'Ngủ lại', '<p>Đêm dài.</p>', 'PUBLIC', 'PUBLISHED'),
          (2, 'c2', 'Trằn trọc', '<p>Đếm cừu.</p>', 'PUBLIC', 'PUBLISHED'),
          (3, 'c3', 'Giấc ngủ riêng', '<p>Ruột bài bí ẩn.</p>', 'PRIVATE', 'PUBLISHED'),
          (4, 'c4', 'Nháp về giấc ngủ', '<p>Chưa xong.</p>', 'PUBLIC', 'DRAFT'),
          (5, 'c5', 'Ngoài khơi', '<p>Tiếng sóng.</p>', 'PUBLIC', 'PUBLISHED'),
          (6, 'c6', 'Bánh mì', '<p>Lò.</p>', 'PUBLIC', 'PUBLISHED');
        insert into podcast (id, slug, title, description) values (1, 'p1', 'Cho một giấc ngủ', ''), (2, 'p2', 'Tiếng biển', '');
        insert into course (id, slug, title, description) values (1, 'k1', 'Học cách ngủ', '')`);
      await indexChanges(library);
      await embedItems({ database: library.database, embedder });
    });
    afterAll(() => library.close());

    const ask = (query: string, person?: SignedIn): Promise<Response> =>
      person
        ? person.call(`/search/close?${query}`)
        : fetch(`${library.url}/functions/v1/search/close?${query}`, { headers: visitor });
    const read = async (query: string, person?: SignedIn): Promise<SearchResult[]> => {
      const answer = await ask(query, person);
      expect(answer.status).toBe(200);
      return MeaningAnswer.parse(await answer.json()).data.results;
    };
    const names = (results: readonly SearchResult[]): string[] =>
      results.map(({ kind, id }) => `${kind} ${id}`).sort();

    it("are articles, podcasts and courses like it, and neither itself, nor drafts, nor what is far", async () => {
      const like = ["blog 2", "blog 3", "course 1", "podcast 1"];
      expect(names(await read("type=blog&id=1&limit=12"))).toEqual(like);
      expect(names(await read("type=podcast&id=1&limit=12"))).toEqual([
        "blog 1",
        "blog 2",
        "blog 3",
        "course 1",
      ]);
      expect(names(await read("type=course&id=1&limit=12"))).toEqual([
        "blog 1",
        "blog 2",
        "blog 3",
        "podcast 1",
      ]);
      expect(await read("type=blog&id=1")).toHaveLength(3);
      expect(names(await read("type=blog&id=6"))).toEqual([]);
    });

    it("shows PRIVATE items as previews, and to members with premium as what they are", async () => {
      const paying = await aSignedInPerson(library, { kind: "premium" });
      const [locked] = (await read("type=blog&id=1&limit=12")).filter(
        ({ id, kind }) => kind === "blog" && id === 3,
      );
      expect(locked).toMatchObject({ isLocked: true, path: "/blog/detail/3" });
      const answer = await ask("type=blog&id=1&limit=12", paying);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { results } = MeaningAnswer.parse(await answer.json()).data;
      expect(results.map(({ isLocked }) => isLocked)).toEqual([false, false, false, false]);
    });

    it("says of a draft what it says of an id that is not there", async () => {
      for (const id of [4, 99, 2_147_483_647]) expect(await read(`type=blog&id=${id}`)).toEqual([]);
      await library.database.owner.query(`update blog set publication = 'DRAFT' where id = 5`);
      await expect.poll(() => read("type=blog&id=5")).toEqual([]);
      await expect.poll(async () => names(await read("type=podcast&id=2"))).toEqual([]);
      await library.database.owner.query(`update blog set publication = 'PUBLISHED' where id = 5`);
    });

    it("refuses what names no item", async () => {
      for (const query of ["", "type=blog", "id=1", "type=episode&id=1", "type=blog&id=x", "type=blog&id=0"])
        expect((await ask(query)).status).toBe(400);
      for (const query of ["type=blog&id=1.5", "type=blog&id=99999999999", "type=blog&id=1&limit=13"])
        expect((await ask(query)).status).toBe(400);
    });

    it("is nothing where the model is switched off", async () => {
      const plain = await openPlatform();
      await plain.database.owner.query(
        `insert into blog (id, slug, title, content) values (1, 'c1', 'Ngủ', '')`,
      );
      const headers = { apikey: plain.tokens.publicKey };
      const answer = await fetch(`${plain.url}/functions/v1/search/close?type=blog&id=1`, { headers });
      expect(MeaningAnswer.parse(await answer.json()).data.results).toEqual([]);
      await plain.close();
    });

    it("is cached for visitors until the content changes", async () => {
      const first = await ask("type=blog&id=2&limit=12");
      const etag = first.headers.get("etag");
      expect(etag).not.toBeNull();
      const headers = { ...visitor, "if-none-match": etag ?? "" };
      const again = await fetch(`${library.url}/functions/v1/search/close?type=blog&id=2&limit=12`, {
        headers,
      });
      expect(again.status).toBe(304);
      await library.database.owner.query(`update blog set publication = 'DRAFT' where id = 1`);
      await expect
        .poll(async () => names(await read("type=blog&id=2&limit=12")))
        .toEqual(["blog 3", "course 1", "podcast 1"]);
    });
  });

  it("is for one place no more than it can ask by hand", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await askClose("ngủ ngon", undefined, "&kind=course")).status),
    );
    expect(statuses).toContain(429);
  });
});
