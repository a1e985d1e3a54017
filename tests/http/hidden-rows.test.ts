// What the data API tells of rows that it does not show.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

const EPISODES = { open: 901, premium: 902, draft: 903, none: 904 } as const;

let platform: Platform;
let me: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  me = await aSignedInPerson(platform);
  other = await aSignedInPerson(platform);
  const { owner } = platform.database;
  await owner.query(
    `insert into blog (slug, title, publication, "blogType")
     select 'bai-' || n, 'Bài', case when n % 3 = 0 then 'DRAFT' else 'PUBLISHED' end,
            case when n % 5 = 0 then 'PRIVATE' else 'PUBLIC' end from generate_series(1, 300) n`,
  );
  const { rows } = await owner.query(`insert into session ("userId", mode) values ($1, 'map') returning id`, [
    other.id,
  ]);
  await owner.query(
    `insert into message ("userId", "sessionId", role, content) select $1, $2, 'user', '…' from generate_series(1, 800)`,
    [other.id, rows[0]?.id],
  );
  await owner.query(
    `insert into episode (id, slug, title, "episodeType", publication) values
       ($1, 't1', 'Mở', 'PUBLIC', 'PUBLISHED'), ($2, 't2', 'Riêng', 'PRIVATE', 'PUBLISHED'),
       ($3, 't3', 'Nháp', 'PUBLIC', 'DRAFT')`,
    [EPISODES.open, EPISODES.premium, EPISODES.draft],
  );
  // So that the planner knows the tables, as it does after some days of use.
  await owner.query("analyze");
});
afterAll(() => platform.close());

describe("a count", () => {
  const fetchCount = async (query: string, count: string): Promise<string | null> => {
    const answer = await me.call(`/rest/v1/${query}`, {
      method: "HEAD",
      headers: { Prefer: `count=${count}` },
    });
    return answer.headers.get("content-range");
  };

  it.each(["exact", "planned", "estimated"])(
    "that is %s counts what is shown and nothing else",
    async (kind) => {
      expect(await fetchCount(`message?userId=eq.${other.id}`, kind)).toBe("*/0");
      expect(await fetchCount("message", kind)).toBe("*/0");
      expect(await fetchCount("blog?publication=eq.DRAFT", kind)).toBe("*/0");
      expect(await fetchCount("blog?blogType=eq.PRIVATE", kind)).toBe("*/0");
      expect(await fetchCount("blog?limit=1", kind)).toBe("0-0/160");
    },
  );
});

describe("the place where somebody stopped listening", () => {
  const refusal = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).code });
  const refused = { status: 403, code: "42501" };

  it("cannot be in, nor be moved to, an episode that is not shown, and does not tell whether it exists", async () => {
    const at = "/rest/v1/listeningPosition";
    expect((await me.call(at, post({ episodeId: EPISODES.open, seconds: 3 }))).status).toBe(201);
    for (const episodeId of [EPISODES.premium, EPISODES.draft, EPISODES.none]) {
      expect(await refusal(await me.call(at, post({ episodeId, seconds: 3 })))).toEqual(refused);
      const body = JSON.stringify({ episodeId });
      const moved = await me.call(`${at}?episodeId=eq.${EPISODES.open}`, { method: "PATCH", body });
      expect(await refusal(moved)).toEqual(refused);
    }
    const body = JSON.stringify({ seconds: 9 });
    expect((await me.call(at, { method: "PATCH", body })).status).toBe(204);
  });
});

describe("an answer to somebody who is signed in", () => {
  it.each(["blog?select=id", "message", "nothing"])(
    "(%s) stays in no cache; a visitor's may",
    async (query) => {
      const mine = await me.call(`/rest/v1/${query}`);
      expect(mine.headers.get("cache-control")).toBe("no-store");
      const headers = { apikey: platform.tokens.publicKey };
      const anybodys = await fetch(`${platform.url}/rest/v1/${query}`, { headers });
      expect(anybodys.headers.get("cache-control")).toBeNull();
    },
  );

  it("about orders neither, be it a refusal", async () => {
    for (const path of ["/companion/2/order", `/course/order/${other.id}`]) {
      const answer = await me.call(path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
  });
});

describe("a preview of what is for members", () => {
  const BODY = `<p>${"lời mở đầu ".repeat(20)}</p><p>ruột bài không ai được đọc</p>`;
  const FIELDS = [
    ...[
      "authorName",
      "categoryId",
      "coverImage",
      "createdAt",
      "duration",
      "excerpt",
      "id",
      "kind",
      "podcastId",
    ],
    ...["position", "searchTitle", "title"],
  ];
  beforeAll(async () => {
    const { owner } = platform.database;
    await owner.query(
      `insert into blog (slug, title, content, "blogType", publication) values
         ('kin', 'Trân trọng đêm', $1, 'PRIVATE', 'PUBLISHED'), ('kin-nhap', 'Trân trọng nháp', $1, 'PRIVATE', 'DRAFT')`,
      [BODY],
    );
    await owner.query(
      `insert into podcast (slug, title, description, "podcastType", publication) values ('kin', 'Trân trọng mưa', $1, 'PRIVATE', 'PUBLISHED')`,
      [BODY],
    );
    await owner.query(
      `insert into episode (slug, title, description, audio, "episodeType", publication)
       values ('kin', 'Trân trọng tập', $1, '/media/premium/kin.mp3', 'PRIVATE', 'PUBLISHED')`,
      [BODY],
    );
  });

  const readAs = async (who: "visitor" | "member", query: string): Promise<Response> => {
    const headers = { apikey: platform.tokens.publicKey };
    const path = `/rest/v1/premiumPreview?${query}`;
    return who === "member" ? me.call(path) : fetch(`${platform.url}${path}`, { headers });
  };
  const titles = async (query: string): Promise<string[]> => {
    const rows = (await (await readAs("visitor", query)).json()) as { title: string }[];
    return rows.map(({ title }) => title).sort();
  };
  const search = (words: string) => `or=(title.ilike."*${words}*",searchTitle.ilike."*${words}*")`;

  it.each(["visitor", "member"] as const)(
    "tells a %s title, cover and a few lines, and no more",
    async (who) => {
      const text = await (await readAs(who, "select=*")).text();
      expect(text).not.toContain("ruột bài");
      expect(text).not.toContain("/media/premium/");
      const rows = JSON.parse(text) as Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) {
        expect(Object.keys(row).sort()).toEqual(FIELDS);
        expect([...String(row.excerpt)].length).toBeLessThanOrEqual(150);
      }
    },
  );

  it("is found by its title, with marks or without, and never by its text", async () => {
    const found = ["Trân trọng mưa", "Trân trọng tập", "Trân trọng đêm"];
    for (const words of ["trân trọng", "tran trong"]) expect(await titles(search(words))).toEqual(found);
    expect(await titles(`kind=in.(podcast,episode)&${search("tran trong")}`)).toEqual(found.slice(0, 2));
    for (const words of ["ruột bài", "ruot bai", "lời mở đầu", "kin.mp3"])
      expect(await titles(search(words))).toEqual([]);
  });

  it.each(["content", "audio", "description", "searchText", "blogType", "slug"])(
    "cannot be asked by its %s",
    async (column) => {
      for (const query of [`${column}=ilike.*a*`, `order=${column}`, `select=${column}`])
        expect((await readAs("member", query)).status).toBe(400);
    },
  );
});
