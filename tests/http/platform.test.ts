import { createHash } from "node:crypto";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadSharp } from "../../apps/server/src/features/content/pictures/load-sharp.ts";
import { SITEMAP_ITEMS } from "../../apps/server/src/pages/discovery.ts";
import { ANONYMOUS } from "../../apps/server/src/platform/database/database.ts";
import { eventually } from "../support/eventually.ts";
import { aPerson } from "../support/people.ts";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(platform.url + path, { ...init, headers: { apikey: platform.tokens.publicKey, ...init.headers } });

/** As the bytes are on the wire: fetch would decompress them. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(platform.url + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("a stranger without the public key", () => {
  it.each(["/rest/v1/blog", "/auth/v1/user", "/functions/v1/streak"])(
    "is refused at %s, as JSON",
    async (path) => {
      const answer = await fetch(platform.url + path);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("content-type")).toContain("application/json");
    },
  );

  it("is refused with a key that is not ours", async () => {
    expect((await call("/rest/v1/blog", { headers: { apikey: "made-up" } })).status).toBe(401);
  });

  it("reads the public text, and may ask what methods there are", async () => {
    expect((await fetch(`${platform.url}/rest/v1/public`)).status).toBe(200);
    const preflight = await fetch(`${platform.url}/rest/v1/blog`, {
      method: "OPTIONS",
      headers: { Origin: "https://a.vn", "Access-Control-Request-Method": "GET" },
    });
    expect(preflight.status).toBeLessThan(300);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    const options = await fetch(`${platform.url}/rest/v1/blog`, { method: "OPTIONS" });
    expect(options.status).toBe(200);
    expect(options.headers.get("allow")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
  });
});

describe("a request whose Host is none", () => {
  it.each([
    "9999999999999999999",
    "a b",
    "a/b",
    "[::1",
    "1.2.3.4.5.999",
    "a:99999999",
    "é.vn",
    `${"a".repeat(300)}.vn`,
  ])("is refused before anything looks at it: %s", async (host) => {
    for (const path of ["/podcasts?q=b%C3%AD-m%E1%BA%ADt", "/rest/v1/blog", "/feed/podcasts.xml"]) {
      const { status, headers } = await raw(path, { Host: Buffer.from(host).toString("latin1") });
      expect([path, status, headers["content-type"]]).toEqual([path, 400, "application/json; charset=utf-8"]);
    }
  });

  it.each(["example.vn", "EXAMPLE.vn:8080", "127.0.0.1", "[::1]:3000", "my_host"])(
    "is not %s",
    async (host) => {
      expect((await raw("/healthz", { Host: host })).status).toBe(200);
    },
  );
});

describe("a program that asks for what is not there", () => {
  it.each([
    "/rest/v1/a/b/c",
    "/rest/v2/blog",
    "/rest",
    "/auth/v1/nothing",
    "/auth",
    "/functions/v1/nothing",
    "/functions/x",
  ])("gets a JSON 404 at %s and never a page", async (path) => {
    const answer = await call(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
  });

  it("is told when its body is too large, and nothing is written", async () => {
    const answer = await call("/rest/v1/newSubscription", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${"a".repeat(1024 * 1024)}@example.vn` }),
    });
    expect(answer.status).toBe(413);
    const { rows } = await platform.database.owner.query('select count(*)::int as n from "newSubscription"');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("may send its body in pieces of unknown length, up to the same bound", async () => {
    const pieces = (size: number) =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"email":"tung-phan@example.vn"'));
          controller.enqueue(new TextEncoder().encode(" ".repeat(size)));
          controller.enqueue(new TextEncoder().encode("}"));
          controller.close();
        },
      });
    const post = (size: number) =>
      // `duplex` is required for a streamed body and missing from the types.
      call("/rest/v1/newSubscription", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: pieces(size),
        duplex: "half",
      } as RequestInit);
    expect((await post(10)).status).toBe(201);
    expect((await post(2 * 1024 * 1024)).status).toBe(413);
  });

  it("cannot post to a page", async () => {
    expect((await fetch(`${platform.url}/about`, { method: "POST" })).status).toBe(405);
  });
});

describe("an answer for visitors", () => {
  const list = "/rest/v1/category?select=name&order=name.asc";
  const names = async () => (await (await call(list)).json()).map((row: { name: string }) => row.name);
  const addCategory = (name: string) =>
    platform.database.owner.query(
      `insert into category (name, slug, "categoryType") values ($1, $2, 'BLOG')`,
      [name, `c${createHash("sha256").update(name).digest("hex").slice(0, 8)}`],
    );

  it("shows a change as soon as it is committed, however often it was asked for before", async () => {
    for (let n = 0; n < 10; n++) {
      const before = await names();
      await names();
      await addCategory(`Chủ đề ${n}`);
      const deadline = Date.now() + 1000;
      while ((await names()).length === before.length && Date.now() < deadline) await sleep(5);
      expect(await names()).toHaveLength(before.length + 1);
    }
  });

  it("is never one that a change overtook while it was made", async () => {
    const done: Promise<unknown>[] = [];
    for (let n = 0; n < 40; n++) {
      done.push(names(), addCategory(`Chen ngang ${n}`), names());
      await sleep(1);
    }
    await Promise.all(done);
    await sleep(300);
    const { rows } = await platform.database.owner.query("select count(*)::int as n from category");
    expect(await names()).toHaveLength(Number(rows[0]?.n));
  });

  it("carries the same protecting headers the second time as the first", async () => {
    const path = "/rest/v1/plan?select=name";
    const protecting = ["x-content-type-options", "referrer-policy", "x-frame-options", "permissions-policy"];
    protecting.push("content-security-policy", "cross-origin-resource-policy");
    const [first, second] = [await call(path), await call(path)];
    // Only a kept answer has a validator.
    expect(second.headers.get("etag")).not.toBeNull();
    for (const name of protecting)
      expect(second.headers.get(name)).toBe(first.headers.get(name) ?? "missing");
  });

  it("is not sent again to a browser that has it", async () => {
    await names();
    const first = await call(list);
    const again = await call(list, { headers: { "if-none-match": first.headers.get("etag") ?? "none" } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("comes in the encoding that the browser prefers, with a validator of its own", async () => {
    // Kept the first time, compressed the second.
    await names();
    await names();
    await sleep(100);
    const ask = (encoding: string) =>
      raw(list, { apikey: platform.tokens.publicKey, "accept-encoding": encoding });
    const [plain, br, gzip, none] = await Promise.all(["identity", "gzip, br", "gzip", "br;q=0"].map(ask));
    expect(br?.headers["content-encoding"]).toBe("br");
    expect(gzip?.headers["content-encoding"]).toBe("gzip");
    expect(none?.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(br?.body ?? Buffer.of())).toEqual(plain?.body);
    expect(gunzipSync(gzip?.body ?? Buffer.of())).toEqual(plain?.body);
    expect(new Set([plain, br, gzip].map((answer) => answer?.headers.etag)).size).toBe(3);
    expect(plain?.headers.vary).toContain("Accept-Encoding");
  });

  it("is never given to somebody who is signed in, nor theirs to a visitor", async () => {
    const { database, tokens } = platform;
    await database.owner.query(
      `insert into blog (slug, title, "blogType") values ('rieng', 'Riêng', 'PRIVATE')`,
    );
    const premium = await aPerson(database, "premium");
    const token = await tokens.sign({ sub: premium.id, role: "authenticated" }, 60);
    const path = "/rest/v1/blog?select=title&slug=eq.rieng";
    const asMember = async () => (await call(path, { headers: { authorization: `Bearer ${token}` } })).json();
    const asVisitor = async () => (await call(path)).json();
    expect(await asVisitor()).toEqual([]);
    expect(await asMember()).toEqual([{ title: "Riêng" }]);
    expect(await asVisitor()).toEqual([]);
    expect(await asMember()).toEqual([{ title: "Riêng" }]);
  });

  it("is never one that a member asked for in a way that two readers of a header see differently", async () => {
    const { database, tokens } = platform;
    const { id } = await aPerson(database, "free");
    const token = await tokens.sign({ sub: id, role: "authenticated" }, 60);
    await database.owner.query(
      `insert into consent ("userId", kind, given, version, wording) values ($1, 'terms', true, '1', 'của riêng mình')`,
      [id],
    );
    const path = "/rest/v1/consent?select=wording";
    for (const before of ["\u00a0", "\u00a0 ", "\u0085"]) {
      await raw(path, { apikey: tokens.publicKey, authorization: `${before}Bearer ${token}` });
      expect((await call(path)).status).toBe(401);
    }
  });

  it("is never kept under another spelling of an address", async () => {
    const { database, tokens } = platform;
    const { id } = await aPerson(database, "free");
    const token = await tokens.sign({ sub: id, role: "authenticated" }, 60);
    const headers = { apikey: tokens.publicKey, authorization: `Bearer ${token}` };
    for (const path of ["/%61uth/v1/user", "/%72est/v1/rpc/x", "/%66unctions/v1/account/consents"]) {
      const asMember = await raw(path, headers);
      const asVisitor = await raw(path, {});
      expect(asVisitor.status).not.toBe(200);
      expect(asVisitor.body.equals(asMember.body)).toBe(false);
    }
  });
});

describe("a page", () => {
  beforeEach(() => {
    platform.rendered.length = 0;
  });

  it("that a letter leads to is not kept: its address opens something", async () => {
    const path = "/verify?type=email&token_hash=abc";
    for (const _ of [1, 2]) await (await fetch(`${platform.url}${path}`)).text();
    expect(platform.rendered).toEqual(["/verify", "/verify"]);
  });
  it("is rendered once for all visitors, and anew after a change", async () => {
    for (let n = 0; n < 3; n++) {
      await (await fetch(`${platform.url}/about`)).text();
      await sleep(50);
    }
    expect(platform.rendered).toEqual(["/about"]);
    await platform.database.owner.query(`update category set description = 'x'`);
    await sleep(200);
    await (await fetch(`${platform.url}/about`)).text();
    expect(platform.rendered).toEqual(["/about", "/about"]);
  });

  it("is kept for each language and each host apart", async () => {
    for (const cookie of ["lang=vi", "lang=en", "other=1; lang=en"]) {
      await (await fetch(`${platform.url}/story`, { headers: { cookie } })).text();
      await sleep(50);
    }
    expect(platform.rendered).toHaveLength(2);
  });

  it("is not kept when it says that something is missing", async () => {
    for (let n = 0; n < 2; n++) expect((await fetch(`${platform.url}/missing`)).status).toBe(404);
    expect(platform.rendered).toHaveLength(2);
  });

  it("runs no script but its own: the policy names the hash of each inline script", async () => {
    const answer = await fetch(`${platform.url}/policy`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update("let a = 1;").digest("base64")}'`);
    expect(policy).not.toContain(createHash("sha256").update("let stranger = 1;").digest("base64"));
    expect(await answer.text()).not.toContain("nonce=");
    expect(policy).not.toContain("unsafe");
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default safe-html");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

/** `fetch` sends no TRACE. */
const trace = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(platform.url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (part) => {
      answer += part;
    });
    socket.once("error", reject).once("close", () => resolve(answer));
    const lines = [`TRACE ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, "X-Token: secret-of-the-request"];
    socket.write(`${[...lines, "Connection: close", "", ""].join("\r\n")}`);
  });

describe("an answer that is no page", () => {
  it("does nothing when it is opened as a document, and no other site may embed it", async () => {
    for (const path of ["/rest/v1/plan?select=name", "/auth/v1/health", "/healthz", "/functions/v1/none"]) {
      const { headers } = await call(path);
      expect(headers.get("content-security-policy"), path).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    }
  });
});

describe("a request by TRACE", () => {
  it("is refused and not sent back, by pages and by every API", async () => {
    for (const path of [
      "/about",
      "/rest/v1/blog",
      "/auth/v1/user",
      "/functions/v1/x",
      "/media/x",
      "/healthz",
    ]) {
      const answer = await trace(path);
      expect(answer, path).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer, path).not.toContain("secret-of-the-request");
    }
  });
});

describe("a supervisor", () => {
  it("learns that the process lives and that the database answers", async () => {
    expect(await (await fetch(`${platform.url}/healthz`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${platform.url}/readyz`)).json()).toEqual({ status: "ok" });
  });

  it("reads metrics from this machine", async () => {
    expect(await (await fetch(`${platform.url}/metrics`)).text()).toContain("process_cpu");
  });

  it.each(["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-proto"])(
    "reads no metrics through a proxy that sends %s",
    async (header) => {
      const proxied = await fetch(`${platform.url}/metrics`, { headers: { [header]: "203.0.113.9" } });
      expect(proxied.status).toBe(404);
    },
  );

  it("reads metrics beside a proxy by a token alone", async () => {
    const [closed, open] = await Promise.all([
      openPlatform({ trustedProxies: 1 }),
      openPlatform({ trustedProxies: 1, metricsToken: "sixteen letters!" }),
    ]);
    const fetchStatus = async ({ url }: { url: string }, authorization = "") =>
      (await fetch(`${url}/metrics`, { headers: { authorization } })).status;
    expect(await fetchStatus(closed)).toBe(404);
    expect(await fetchStatus(open)).toBe(404);
    expect(await fetchStatus(open, "Bearer another letters")).toBe(404);
    expect(await fetchStatus(open, "Bearer sixteen letters!")).toBe(200);
    await Promise.all([closed.close(), open.close()]);
  });
});

describe("a browser that came by https", () => {
  it("is told to come back by https alone, and one without TLS is not", async () => {
    const safe = await openPlatform({ publicUrl: "https://bentrong.example" });
    const header = async ({ url }: { url: string }) =>
      (await fetch(`${url}/healthz`)).headers.get("strict-transport-security");
    expect(await header(safe)).toMatch(/^max-age=\d{8}/);
    expect(await header(safe)).not.toContain("includeSubDomains");
    expect(await header(platform)).toBeNull();
    const wide = await openPlatform({ publicUrl: "https://bentrong.example", hasTlsSubdomains: true });
    expect(await header(wide)).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    const plain = await openPlatform({ publicUrl: "http://bentrong.example", hasTlsSubdomains: true });
    expect(await header(plain)).toBeNull();
    await Promise.all([safe.close(), wide.close(), plain.close()]);
  });
});

describe("an address by name", () => {
  it("leads to the row for good, also after its slug changed, and never to a draft", async () => {
    const { owner } = platform.database;
    const follow = async (path: string) => {
      const { status, headers } = await fetch(`${platform.url}${path}`, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    const add = async (table: string, values: string) =>
      Number(
        (await owner.query(`insert into ${table} (slug, title, publication) values ${values} returning id`))
          .rows[0]?.id,
      );
    const id = await add("blog", "('dem-mua', 'Đêm mưa', 'PUBLISHED')");
    const podcast = await add("podcast", "('dem-mua', 'Đêm mưa', 'PUBLISHED')");
    const course = await add("course", "('dem-mua', 'Đêm mưa', 'PUBLISHED')");
    await add("blog", "('dem-nhap', 'Nháp', 'DRAFT')");
    expect(await follow("/blog/dem-mua?từ=thư")).toEqual([301, `/blog/detail/${id}?t%E1%BB%AB=th%C6%B0`]);
    expect(await follow("/podcast/dem-mua")).toEqual([301, `/podcast/detail/${podcast}`]);
    expect(await follow("/course/dem-mua")).toEqual([301, `/course/${course}`]);
    for (const path of ["/blog/dem-nhap", "/blog/khong-co", `/blog/${id}`, "/course/999999"]) {
      expect((await follow(path))[1]).toBeNull();
    }
    await owner.query("update blog set slug = 'dem-nang' where id = $1", [id]);
    expect(await follow("/blog/dem-mua")).toEqual([301, `/blog/detail/${id}`]);
    expect(await follow("/blog/dem-nang")).toEqual([301, `/blog/detail/${id}`]);
    const other = await add("blog", "('dem-mua', 'Đêm mưa khác', 'PUBLISHED')");
    expect(await follow("/blog/dem-mua")).toEqual([301, `/blog/detail/${other}`]);
    // Before it is published again the older row answers, rather than nobody.
    await owner.query("update blog set publication = 'DRAFT' where id = $1", [other]);
    expect(await follow("/blog/dem-mua")).toEqual([301, `/blog/detail/${id}`]);
  });
});

describe("the picture of a shared link", () => {
  const picture = async (path: string) => {
    const answer = await fetch(`${platform.url}/share/${path}`, { redirect: "manual" });
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const add = async (table: string, values: string): Promise<number> =>
    Number((await platform.database.owner.query(`insert into ${table} ${values} returning id`)).rows[0]?.id);

  it("is its own or else its cover, drawn as JPEG in the sizes that others want, and made once", async () => {
    const { media } = platform;
    const sharp = await loadSharp();
    const green =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#00ff00"/></svg>';
    await media.write("covers/xanh.svg", green);
    await media.write("covers/do.svg", green.replace("#00ff00", "#ff0000"));
    const id = await add(
      "blog",
      `(slug, title, "coverImage", "blogType") values ('chia-se', 'Chia sẻ', '/media/covers/xanh.svg', 'PRIVATE')`,
    );
    const cover = await picture(`blog/${id}.jpg`);
    expect(cover.status).toBe(200);
    expect(await sharp(cover.body).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const colour = async (body: Buffer) => (await sharp(body).stats()).dominant;
    expect((await colour(cover.body)).g).toBeGreaterThan(200);
    await media.remove("covers/xanh.svg");
    expect((await picture(`blog/${id}.jpg`)).body).toEqual(cover.body);
    await platform.database.owner.query(
      `update blog set "shareImage" = '/media/covers/do.svg' where id = $1`,
      [id],
    );
    expect((await colour((await picture(`blog/${id}.jpg`)).body)).r).toBeGreaterThan(200);
    const podcast = await add(
      "podcast",
      `(slug, title, "coverImage") values ('chia-se', 'Chia sẻ', '/media/covers/do.svg')`,
    );
    const fetchSide = async (id: number) => {
      const { width, height } = await sharp((await picture(`podcast/${id}-square.jpg`)).body).metadata();
      expect(height).toBe(width);
      return width;
    };
    // Directories take 1400 to 3000; a small cover is not blown up further than they ask.
    expect(await fetchSide(podcast)).toBe(1400);
    for (const [width, height, side] of [
      [1800, 2400, 1800],
      [3200, 4000, 3000],
    ] as const) {
      const background = "#c96f4a";
      const body = await sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer();
      await media.write(`covers/${width}.jpg`, body);
      const values = `(slug, title, "coverImage") values ('rong-${width}', 'Rộng', '/media/covers/${width}.jpg')`;
      expect(await fetchSide(await add("podcast", values))).toBe(side);
    }
    expect((await picture(`blog/${id}-square.jpg`)).status).toBe(404);
    expect((await picture(`course/${id}-square.jpg`)).status).toBe(404);
    const feed = await (await fetch(`${platform.url}/feed/podcast/${podcast}`)).text();
    expect(feed).toContain(`/share/podcast/${podcast}-square.jpg"/>`);
    expect(feed).toContain("<itunes:explicit>false</itunes:explicit>");
    expect(feed).toMatch(/<itunes:category text="Health &amp; Fitness">/);
    expect(feed).toMatch(/<atom:link rel="self"/);
  });

  it("is the house's where there is none, where it is no picture or lies elsewhere, and of drafts", async () => {
    await platform.media.write("covers/hong.png", "không phải ảnh");
    const own = { status: 302, location: "/share.png" };
    for (const [place, publication] of [
      ["null", "PUBLISHED"],
      ["'/media/covers/hong.png'", "PUBLISHED"],
      ["'/media/premium/x.mp3'", "PUBLISHED"],
      ["'https://example.com/x.jpg'", "PUBLISHED"],
      ["'/media/covers/do.svg'", "DRAFT"],
    ]) {
      const id = await add(
        "blog",
        `(title, "coverImage", publication) values ('Thử', ${place}, '${publication}')`,
      );
      expect(await picture(`blog/${id}.jpg`)).toMatchObject(own);
    }
    expect(await picture("blog/999999999.jpg")).toMatchObject(own);
  });
});

describe("a crawler and a feed reader", () => {
  it("reads summaries in whole words and sentences", async () => {
    await platform.database.owner.query(
      `insert into blog (title, content) values ('Tóm', '<h2>Chuyến xe</h2><ul><li>một chai</li><li>một ổ</li></ul><p>' || repeat('chiều ', 100) || '</p>')`,
    );
    const feed = await (await fetch(`${platform.url}/feed`)).text();
    expect(feed).toMatch(/<summary>Chuyến xe. một chai · một ổ. (chiều )+chiều…<\/summary>/);
  });

  it("find public pages and articles, and no premium one", async () => {
    await platform.database.owner.query(
      `insert into blog (slug, title, content) values ('mo', 'Mở & đọc', '<p>Thân.</p>')`,
    );
    await platform.database.owner.query(`insert into course (slug, title) values ('tho', 'Thở')`);
    const sitemap = await (await fetch(`${platform.url}/sitemap.xml`)).text();
    const feed = await (await fetch(`${platform.url}/feed`)).text();
    expect(sitemap).toContain("/blog/detail/");
    expect(sitemap).toMatch(/\/course\/\d+<[\s\S]*lastmod/);
    expect(feed).toContain("Mở &amp; đọc");
    expect(feed).not.toContain("Riêng");
    expect(await (await fetch(`${platform.url}/robots.txt`)).text()).toContain("/sitemap.xml");
  });

  it("are told of what changed last from the indexes alone, however much is written", async () => {
    const { owner } = platform.database;
    await owner.query(
      `insert into blog (slug, title, content, "blogType")
       select 'nhieu-' || n, 'Nhiều', '<p>' || repeat(md5(n::text), 40) || '</p>', case n % 5 when 0 then 'PRIVATE' else 'PUBLIC' end
         from generate_series(1, 1500) n`,
    );
    // A snapshot that somebody still holds keeps pages from being marked as visible to all.
    await eventually(async () => {
      await owner.query("vacuum (analyze) blog");
      const { rows } = await owner.query(
        "select relallvisible from pg_class where oid = 'public.blog'::regclass",
      );
      expect(rows[0]?.relallvisible).toBeGreaterThan(200);
    });
    const { rows } = await platform.database.asCaller(ANONYMOUS, {
      text: `explain (analyze, costs off, timing off) ${SITEMAP_ITEMS}`,
      values: [],
    });
    const plan = rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    const fetches = /Index Only Scan using blog_in_sitemap on blog[\s\S]*?Heap Fetches: (\d+)/.exec(
      plan,
    )?.[1];
    // The vacuum skips a page that is in use at that moment: its rows are fetched, those of the others are not.
    expect(Number(fetches)).toBeLessThan(60);
    expect(plan).not.toContain("Seq Scan on blog");
    const sitemap = await (await fetch(`${platform.url}/sitemap.xml`)).text();
    expect(sitemap.match(/\/blog\/detail\//g)?.length).toBeGreaterThanOrEqual(1_200);
    const hidden = await owner.query(
      `select id from blog where "blogType" = 'PRIVATE' and slug like 'nhieu-%' limit 1`,
    );
    expect(sitemap).not.toContain(`/blog/detail/${hidden.rows[0]?.id}<`);
    await owner.query("delete from blog where slug like 'nhieu-%'");
  });

  it("can read what holds characters that no XML may hold", async () => {
    const { rows } = await platform.database.owner.query(
      `insert into podcast (slug, title, description) values ('la', U&'Ký\\FFFE tự', U&'lạ \\000b\\0001 & \\+01F319 hết') returning id`,
    );
    await platform.database.owner.query(
      `insert into blog (slug, title, content) values ('la', 'Lạ', U&'<p>Một\\001f hai</p>')`,
    );
    const podcast = await (await fetch(`${platform.url}/feed/podcast/${rows[0]?.id}`)).text();
    expect(podcast).toContain("<title>Ký tự</title>");
    expect(podcast).toContain("<description>lạ  &amp; 🌙 hết</description>");
    expect(await (await fetch(`${platform.url}/feed`)).text()).toContain("Một hai");
  });

  it("hear of podcasts with the true size of their sound", async () => {
    const { rows } = await platform.database.owner.query(
      `with p as (insert into podcast (slug, title) values ('p', 'Mưa') returning id),
            e as (insert into episode (slug, title, audio, duration) values ('e', 'Tập <1>', '/media/audio/khong-co.mp3', 61) returning id)
       insert into "podcastEpisode" ("podcastId", "episodeId") select p.id, e.id from p, e returning "podcastId" as id`,
    );
    const feed = await fetch(`${platform.url}/feed/podcast/${rows[0]?.id}`);
    expect(feed.headers.get("content-type")).toContain("application/rss+xml");
    expect(await feed.text()).toContain("Tập &lt;1&gt;");
    expect((await fetch(`${platform.url}/feed/podcast/999999`)).status).toBe(404);
  });
});
