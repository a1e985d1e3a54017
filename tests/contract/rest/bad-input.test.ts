// What is malformed, forged or too much is refused with the code that names it, and changes nothing.
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeKeys } from "../../../apps/server/src/platform/identity/keys.ts";
import { createTokens } from "../../../apps/server/src/platform/identity/tokens.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

describe("the data API, sent something bad", () => {
  let template: FilledTemplate;
  let world: RestWorld;
  beforeAll(async () => {
    const { superuser, template: name } = inject("postgres");
    template = await fillTemplate(superuser, name);
    world = await openRestWorld(template);
  });
  afterAll(async () => {
    await world?.close();
    await template?.drop();
  });

  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(path === "" ? world.url : `${world.url}/${path}`, init);
    const text = await response.text();
    const code: unknown = text.startsWith("{") ? JSON.parse(text).code : undefined;
    return { status: response.status, code, text, headers: response.headers };
  };
  const bearer = (token: string, path = "plan") =>
    send(path, { headers: { Authorization: `Bearer ${token}` } });

  it.each([
    ["an unknown operator", "blog?id=noop.1", 400, "PGRST100"],
    ["no operator", "blog?id=1", 400, "PGRST100"],
    ["an open bracket", "blog?or=(id.eq.1", 400, "PGRST100"],
    ["an unquoted comma", "blog?or=(title.ilike.*a,b*)", 400, "PGRST100"],
    ["an unquoted bracket", "blog?or=(title.ilike.*a(b)*,id.eq.1)", 400, "PGRST100"],
    ["text after the tree", "blog?or=(id.eq.1)x", 400, "PGRST100"],
    ["an empty tree", "blog?or=()", 400, "PGRST100"],
    ["a tree without brackets", "blog?or=id.eq.1", 400, "42703"],
    ["an open quote in a name", 'blog?select="id', 400, "PGRST100"],
    ["an unknown column", "blog?select=nope", 400, "42703"],
    ["a filter on an unknown column", "blog?nope=eq.1", 400, "42703"],
    ["an order by an unknown column", "blog?order=nope", 400, "42703"],
    ["a function of the row as a column", "blog?select=row_to_json", 400, "42703"],
    ["a system column", "blog?xmin=eq.1", 400, "42703"],
    ["an unknown embed", "blog?select=nope(*)", 400, "PGRST200"],
    ["an embed two ways lead to", "podcast?select=episode(*)", 300, "PGRST201"],
    ["a filter inside what is not embedded", "blog?category.name=eq.x", 400, "PGRST108"],
    ["an order by a list", "category?select=blog(*)&order=blog(id)", 400, "PGRST118"],
    ["a wrong operator on an embed", "category?select=blog(*)&blog=eq.1", 400, "PGRST120"],
    ["an aggregate", "blog?select=count()", 400, "PGRST123"],
    ["an aggregate of a column", "blog?select=id.sum()", 400, "PGRST123"],
    ["a cast to something odd", "blog?select=id::regclass", 400, "42704"],
    ["a wrong literal", "blog?id=eq.abc", 400, "22P02"],
    ["a number out of range", "blog?id=eq.99999999999", 400, "22003"],
    ["a pattern on a number", "blog?id=like.1*", 404, "42883"],
    ["a broken pattern", "blog?title=match.(", 400, "2201B"],
    ["an unknown language", "blog?title=fts(klingon).a", 400, "42704"],
    ["a limit below zero", "blog?limit=-1", 416, "PGRST103"],
    ["an offset beyond any number", `blog?offset=${"9".repeat(40)}`, 400, "22003"],
    ["a zero byte", "blog?title=eq.%00", 400, "PGRST100"],
    ["a zero byte in a name", "blog?select=%00:id", 400, "PGRST100"],
    ["an unknown relation", "nope", 404, "PGRST205"],
    ["a private schema's relation", "auth.users", 404, "PGRST205"],
    ["a path too long", "blog/1", 404, "PGRST125"],
    ["no relation", "", 404, "PGRST126"],
    ["an unknown function", "rpc/nope", 404, "PGRST202"],
    ["an unknown argument", "rpc/testAdd?a=1&z=1", 404, "PGRST202"],
    ["a search in sealed text", "message?content=like.*a*", 400, "sealed_column"],
    ["an order by sealed text", "session?order=title", 400, "sealed_column"],
    ["a part of sealed text", "session?select=title->x", 400, "sealed_column"],
    ["articles of the category of each article", "blog?select=id,category(blog(*))", 400, "embeds_too_much"],
    [
      "episodes of the podcasts of each episode",
      "podcast?select=id,episode!podcastEpisode(podcast!podcastEpisode(*))",
      ...([400, "embeds_too_much"] as const),
    ],
    [
      "the same further below",
      "podcastEpisode?select=position,podcast(category(id,podcast(*)))",
      ...([400, "embeds_too_much"] as const),
    ],
    ["sealed text inside an embed", "message?select=id,session(id)&session.title=eq.a", 400, "sealed_column"],
    [
      "the folded text under two hundred names",
      `blog?select=${Array.from({ length: 200 }, (_, n) => `q${n}:searchText`).join(",")}`,
      ...([400, "costs_too_much"] as const),
    ],
    [
      "the folded text, chosen and sorted by",
      "blog?select=searchText&order=searchText",
      400,
      "costs_too_much",
    ],
    [
      "the folded text in two places of a tree",
      "blog?or=(searchText.like.*a*,searchText.like.*b*)",
      ...([400, "costs_too_much"] as const),
    ],
    [
      "the folded text of an embed beside its own",
      "category?select=id,blog(id,searchText)&blog.searchText=like.*a*",
      ...([400, "costs_too_much"] as const),
    ],
    [
      "followers counted four times",
      "podcast?select=a:followerCount,b:followerCount,c:followerCount&order=followerCount",
      ...([400, "costs_too_much"] as const),
    ],
    [
      "the same text five times",
      "blog?select=a:content,b:content,c:content,d:content,e:content",
      400,
      "costs_too_much",
    ],
    [
      "the same text of an embed five times",
      "category?select=blog(a:content,b:content,c:content,d:content,e:content::text)",
      ...([400, "costs_too_much"] as const),
    ],
    [
      "eleven documents to search",
      `blog?or=(${Array(11).fill("content.fts.a").join(",")})`,
      ...([400, "costs_too_much"] as const),
    ],
    ["a back-reference", "blog?content=match.(.*a.*b.*c.*d.*)(%5C1)1", 400, "costs_too_much"],
    ["a back-reference, negated", "blog?content=not.imatch.(a)%5C1", 400, "costs_too_much"],
    [
      "a back-reference in a list",
      'blog?content=match(any).{a,"(b)%5C%5C1"}',
      ...([400, "costs_too_much"] as const),
    ],
    [
      "a back-reference in a tree",
      'blog?or=(id.eq.1,and(content.imatch(all).{a},content.match."(a)%5C%5C9"))',
      ...([400, "costs_too_much"] as const),
    ],
    ["a back-reference for rows to change", "testLabel?text=match.(a)%5C1", 400, "costs_too_much"],
    ["eleven expressions", `blog?${"content=match.a&".repeat(11)}`, 400, "costs_too_much"],
    [
      "a list of patterns behind one word",
      `blog?content=ilike(any).{${Array(41).fill("a").join(",")}}`,
      ...([400, "costs_too_much"] as const),
    ],
    [
      "eleven expressions for rows to change",
      `testLabel?${"text=match.a&".repeat(11)}`,
      400,
      "costs_too_much",
    ],
  ])("refuses %s", async (_what, path, status, code) => {
    const answer = await send(path);
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    expect(answer.headers.get("proxy-status")).toBe(`PostgREST; error=${code}`);
  });

  it.each([
    ["embeds", `blog?select=${"category(blog(".repeat(5)}id${"))".repeat(5)}`],
    ["brackets", `blog?or=${"(and".repeat(20)}(id.eq.1)${")".repeat(20)}`],
    ["unclosed brackets", `blog?or=${"(and".repeat(2_000)}`],
    ["conditions", `blog?${"id=gt.0&".repeat(101)}`],
    ["terms in a tree", `blog?or=(${Array(101).fill("id.eq.1").join(",")})`],
    ["values in a list", `blog?id=in.(${Array(1_001).fill("1").join(",")})`],
    [
      "embeds side by side",
      `category?select=${Array.from({ length: 17 }, (_, n) => `a${n}:blog(id)`).join(",")}`,
    ],
    ["selected columns", `blog?select=${Array(201).fill("id").join(",")}`],
    ["sorted columns", `blog?order=${Array(17).fill("id").join(",")}`],
    ["characters in a pattern", `blog?title=ilike.*${"a".repeat(201)}*`],
    ["characters in an expression", `blog?content=match.${"a".repeat(201)}`],
    ["characters in a name", `blog?select=${"a".repeat(200)}:id`],
  ])("refuses too many %s before the database sees them", async (_what, path) => {
    expect(await send(path)).toMatchObject({ status: 400, code: "PGRST100" });
  });

  it.each([
    "blog?select=*&or=(title.ilike.*a*,authorName.ilike.*a*,content.ilike.*a*,searchText.ilike.*a*)&order=createdAt.desc",
    "podcast?select=*,followerCount&order=followerCount.desc",
    "blog?select=a:title,b:title,c:title,d:title",
    "podcastEpisode?select=*,episode(*,category(name)),podcast(*)&order=position",
  ])("answers what screens ask: %s", async (path) => {
    expect((await send(path)).status).toBe(200);
  });

  it("takes text that looks like SQL for text", async () => {
    for (const text of ["'; drop table plan; --", "1) or 1=1", "$1", '"', "\\", "%27%20or%20%271%27=%271"]) {
      expect(await send(`plan?name=eq.${encodeURIComponent(text)}`)).toMatchObject({
        status: 200,
        text: "[]",
      });
    }
    const asName = await send(`plan?select=${encodeURIComponent('"x"";drop table plan;--":id')}&id=eq.1`);
    expect(asName).toMatchObject({ status: 400, code: "PGRST100" });
    const alias = await send(`plan?select=${encodeURIComponent('"x\\";drop table plan;--":id')}&id=eq.1`);
    expect(JSON.parse(alias.text)).toEqual([{ 'x";drop table plan;--': 1 }]);
    expect(JSON.parse((await send("plan?select=id&order=id")).text)).toHaveLength(4);
  });

  it.each([
    ["no body", "", "application/json", "PGRST102"],
    ["broken JSON", "{", "application/json", "PGRST102"],
    ["unequal keys", '[{"id":90,"text":"a"},{"id":91}]', "application/json", "PGRST102"],
    ["numbers in a list", "[1]", "application/json", "PGRST102"],
    ["an unknown key", '{"id":90,"nope":1}', "application/json", "PGRST204"],
    ["a key of every object", '{"__proto__":1}', "application/json", "PGRST204"],
    ["a wrong type", '{"id":"x","text":"a"}', "application/json", "22P02"],
    ["a zero byte", '{"id":90,"text":"\\u0000"}', "application/json", "22P05"],
    ["half a character", '{"id":90,"text":"\\ud800"}', "application/json", "22P02"],
    ["a missing value", '{"id":90}', "application/json", "23502"],
    [
      "too many rows",
      `[${'{"id":90,"text":"a"},'.repeat(1_000)}{"id":91,"text":"a"}]`,
      "application/json",
      "PGRST102",
    ],
    ["too many lines of CSV", `id,text\n${"90,a\n".repeat(150_000)}`, "text/csv", "PGRST102"],
    [
      "too many values",
      `{${Array.from({ length: 201 }, (_, n) => `"k${n}":1`).join(",")}}`,
      ...(["application/json", "PGRST102"] as const),
    ],
    ["too many fields of a form", "id=90&".repeat(150_000), "application/x-www-form-urlencoded", "PGRST102"],
    ["too many columns of CSV", `id${",a".repeat(200)}\n90`, "text/csv", "PGRST102"],
    ["XML", "<a/>", "application/xml", "PGRST102"],
    ["uneven CSV", "id,text\n90\n", "text/csv", "PGRST102"],
    ["an open quote in CSV", 'id,text\n90,"a\n', "text/csv", "PGRST102"],
  ])("refuses a body with %s", async (_what, body, type, code) => {
    const answer = await send("testLabel", { method: "POST", body, headers: { "Content-Type": type } });
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 400, code });
    expect(await send("testLabel?id=in.(90,91)")).toMatchObject({ text: "[]" });
  });

  it("refuses a schema that is not exposed and a media type that it does not make", async () => {
    expect(await send("plan", { headers: { "Accept-Profile": "auth" } })).toMatchObject({
      status: 406,
      code: "PGRST106",
    });
    const write = { method: "POST", body: "{}", headers: { "Content-Profile": "auth" } };
    expect(await send("plan", write)).toMatchObject({ status: 406, code: "PGRST106" });
    expect(await send("plan", { headers: { Accept: "image/png" } })).toMatchObject({
      status: 406,
      code: "PGRST107",
    });
    const strict = { headers: { Prefer: "handling=strict, nonsense" } };
    expect(await send("plan", strict)).toMatchObject({ status: 400, code: "PGRST122" });
  });

  it("refuses odd methods", async () => {
    expect(await send("plan", { method: "PROPFIND" })).toMatchObject({ status: 405, code: "PGRST117" });
    expect(await send("rpc/testAdd", { method: "DELETE" })).toMatchObject({ status: 405, code: "PGRST101" });
    const options = await send("testPair", { method: "OPTIONS" });
    expect(options.headers.get("allow")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
    expect((await send("premiumPreview", { method: "OPTIONS" })).headers.get("allow")).toBe(
      "OPTIONS,GET,HEAD",
    );
  });

  it("lets GET change nothing, also through a function that would", async () => {
    expect(await send("rpc/testWrite?words=get")).toMatchObject({ status: 405, code: "25006" });
    expect(await send("testPair?a=eq.900")).toMatchObject({ text: "[]" });
    expect(await send("rpc/testVolatileRead?select=id&limit=1")).toMatchObject({
      status: 200,
      text: '[{"id":1}]',
    });
    // The connection is fit for writing afterwards.
    const write = {
      method: "POST",
      body: '{"words":"outbox"}',
      headers: { "Content-Type": "application/json" },
    };
    for (let n = 0; n < 6; n += 1) expect(await send("rpc/testWrite", write)).toMatchObject({ status: 200 });
  });

  it("signs the addresses of premium sound for who may hear it, and nothing that looks like one", async () => {
    const headers = { Authorization: `Bearer ${template.lan.token}` };
    const heard = await send("episode?select=audio&id=eq.5", { headers });
    expect(heard.text).toMatch(
      /^\[\{"audio":"\/media\/premium\/tap-5\.mp3\?expires=\d+&signature=[\w-]{22}&reader=[\w-]{22,43}"\}\]$/,
    );
    const key = encodeURIComponent('"/media/premium/tap-5.mp3":id');
    for (const path of [`plan?select=${key}&id=eq.1`, `episode?select=audio,${key}&id=eq.1`]) {
      expect((await send(path)).text).not.toContain("signature");
    }
    const stored = {
      method: "POST",
      body: '{"id":80,"text":"/media/premium/tap-5.mp3"}',
      headers: { "Content-Type": "application/json", Prefer: "return=representation" },
    };
    expect((await send("testLabel", stored)).text).toBe('[{"id":80,"text":"/media/premium/tap-5.mp3"}]');
  });

  describe("with a bad token", () => {
    const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
    const sign = (claims: Record<string, unknown>) =>
      template.tokens.sign({ sub: template.lan.id, role: "authenticated", ...claims }, 60);

    it("refuses what is no token of ours", async () => {
      expect(await bearer("")).toMatchObject({ status: 401, code: "PGRST301" });
      expect(await bearer("nonsense")).toMatchObject({ status: 401, code: "PGRST301" });
      expect(await bearer("a.b.c")).toMatchObject({ status: 401, code: "PGRST301" });
      expect((await bearer("a.b")).text).toContain("Expected 3 parts in JWT; got 2");
      const foreign = await (await createTokens(await makeKeys())).sign({ role: "authenticated" }, 60);
      expect(await bearer(foreign)).toMatchObject({ status: 401, code: "PGRST301" });
      const [head, , signature] = template.lan.token.split(".");
      const changed = Buffer.from('{"role":"authenticated"}').toString("base64url");
      expect(await bearer(`${head}.${changed}.${signature}`)).toMatchObject({
        status: 401,
        code: "PGRST301",
      });
    });

    it("refuses unsigned tokens and another algorithm", async () => {
      const none = Buffer.from('{"alg":"none"}').toString("base64url");
      const claims = Buffer.from('{"role":"authenticated"}').toString("base64url");
      const unsigned = await bearer(`${none}.${claims}.`);
      expect(unsigned).toMatchObject({ status: 401, code: "PGRST301" });
      expect(unsigned.text).toContain("Wrong or unsupported encoding algorithm");
      const shared = await new SignJWT({ role: "authenticated" })
        .setProtectedHeader({ alg: "HS256" })
        .sign(new TextEncoder().encode(JSON.stringify(template.keys.signing[0])));
      expect(await bearer(shared)).toMatchObject({ status: 401, code: "PGRST301" });
    });

    it("refuses tokens out of their time or for another audience", async () => {
      const expired = await template.tokens.sign({ role: "authenticated" }, -60);
      expect(await bearer(expired)).toMatchObject({ status: 401, code: "PGRST303" });
      expect(await bearer(await sign({ nbf: inSeconds(120) }))).toMatchObject({
        status: 401,
        code: "PGRST303",
      });
      expect(await bearer(await sign({ aud: "others" }))).toMatchObject({ status: 401, code: "PGRST303" });
      const justExpired = await template.tokens.sign({ role: "authenticated", sub: template.lan.id }, -10);
      expect(await bearer(justExpired)).toMatchObject({ status: 200 });
    });

    it("refuses roles that no token may carry", async () => {
      for (const role of ["service_role", "money_service", "bentrong", "postgres", "nobody", 5]) {
        expect(await bearer(await sign({ role }))).toMatchObject({ status: 401, code: "22023" });
      }
    });

    it("refuses before it looks at the path, and says how to sign in", async () => {
      for (const path of ["nope", "blog/1", "", "rpc/nope", "user-content"]) {
        const answer = await bearer("nonsense", path);
        expect(answer).toMatchObject({ status: 401, code: "PGRST301" });
        expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
      }
    });

    it("takes an empty header, another scheme and the public key for a visitor", async () => {
      for (const value of [
        "",
        "Basic abc",
        `Bearer ${template.tokens.publicKey}`,
        `bearer ${template.tokens.publicKey}`,
      ]) {
        expect((await send("plan", { headers: { Authorization: value } })).status).toBe(200);
      }
      const refused = await send("membership", { headers: { Authorization: "" } });
      expect(refused).toMatchObject({ status: 401, code: "42501" });
      expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    });
  });

  it("hears of a new table without a restart", async () => {
    expect((await send("testLater")).status).toBe(404);
    const { owner } = world.database;
    await owner.query('create table "testLater" (id integer); grant select on "testLater" to anon');
    await owner.query("notify schema_changed");
    await expect.poll(async () => (await send("testLater")).status).toBe(200);
  });

  it("met no error that is not of the dialect", () => {
    expect(world.bugs).toEqual([]);
  });
});
