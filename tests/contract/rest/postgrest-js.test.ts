// The client library that others bring along, unchanged, against our server.
import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

describe("postgrest-js", () => {
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

  /** As supabase-js builds it: without a session the public key is the bearer. */
  const client = (token = template.tokens.publicKey) =>
    new PostgrestClient(world.url, {
      headers: { apikey: template.tokens.publicKey, Authorization: `Bearer ${token}` },
      schema: "public",
    });

  it("lists a page with its category and learns the total", async () => {
    const { data, error, count, status } = await client()
      .from("blog")
      .select("id, category:categoryId(name)", { count: "exact" })
      .eq("blogType", "PUBLIC")
      .order("createdAt", { ascending: false })
      .range(0, 4);
    expect(error).toBeNull();
    expect(status).toBe(206);
    expect(count).toBe(34);
    expect(data?.map(({ id }) => id)).toEqual([40, 39, 38, 37, 35]);
    expect(data?.[0]?.category).toEqual({ name: "Tĩnh lặng" });
  });

  it("counts without fetching", async () => {
    const { data, count, status } = await client().from("plan").select("*", { count: "exact", head: true });
    expect({ data, count, status }).toEqual({ data: null, count: 4, status: 200 });
  });

  it("learns planned and estimated counts as numbers", async () => {
    for (const count of ["planned", "estimated"] as const) {
      const answer = await client().from("blog").select("id", { count }).limit(2);
      expect(answer.error).toBeNull();
      expect(answer.count).toBeGreaterThan(2);
    }
  });

  it("fetches one with single() and none or one with maybeSingle()", async () => {
    const one = await client().from("plan").select("name").eq("id", 1).single();
    expect(one.data).toEqual({ name: "Miễn phí" });
    const none = await client().from("plan").select("name").eq("id", 99).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
    const missing = await client().from("plan").select("name").eq("id", 99).single();
    expect(missing).toMatchObject({ data: null, status: 406, error: { code: "PGRST116" } });
    const several = await client().from("plan").select("name").single();
    expect(several.error).toMatchObject({ code: "PGRST116", details: "The result contains 4 rows" });
  });

  it("searches with or() and patterns, commas and brackets in quotes", async () => {
    const { data } = await client()
      .from("podcast")
      .select("id")
      .or('title.ilike."*3, (đêm)*",description.ilike.*số 10*')
      .order("id");
    expect(data).toEqual([{ id: 3 }, { id: 10 }]);
  });

  it("filters with every builder", async () => {
    const shelves = () => client().from("testShelf").select("id").order("id");
    const ids = async (query: PromiseLike<{ data: { id: number }[] | null }>) =>
      (await query).data?.map(({ id }) => id);
    expect(await ids(shelves().in("label", ["Sách", "Báo", "a,b"]))).toEqual([1, 2]);
    expect(await ids(shelves().not("parent", "is", null))).toEqual([2, 3, 4]);
    expect(await ids(shelves().contains("tags", ["hai"]))).toEqual([1, 2]);
    expect(await ids(shelves().containedBy("numbers", [1, 2, 3, 4]))).toEqual([1, 2, 4]);
    expect(await ids(shelves().contains("data", { n: 5 }))).toEqual([1]);
    expect(await ids(shelves().overlaps("tags", ["hai", "không"]))).toEqual([1, 2]);
    expect(await ids(shelves().rangeAdjacent("span", "[20,30)"))).toEqual([2]);
    expect(
      await ids(shelves().textSearch("document", "mèo con", { type: "phrase", config: "simple" })),
    ).toEqual([1]);
    expect(await ids(shelves().match({ id: 1, label: "Sách" }))).toEqual([1]);
    expect(await ids(shelves().likeAnyOf("label", ["S*", "B*"]))).toEqual([1, 2]);
    expect(await ids(shelves().gt("id", 1).lte("id", 3).neq("id", 2))).toEqual([3]);
    expect(await ids(shelves().filter("data->>n", "eq", "7"))).toEqual([2]);
  });

  it("orders and limits inside an embed", async () => {
    const { data } = await client()
      .from("category")
      .select("id, blog(id)")
      .eq("categoryType", "BLOG")
      .order("id")
      .order("id", { referencedTable: "blog", ascending: false })
      .limit(2, { referencedTable: "blog" });
    expect(data).toEqual([
      { id: 1, blog: [{ id: 40 }, { id: 38 }] },
      { id: 2, blog: [{ id: 39 }, { id: 37 }] },
    ]);
  });

  it("inserts one and many, and returns them when asked", async () => {
    const silent = await client().from("testLabel").insert({ id: 50, text: "năm mươi" });
    expect(silent).toMatchObject({ status: 201, data: null, error: null });
    const one = await client().from("testLabel").insert({ id: 51, text: "năm mốt" }).select("text").single();
    expect(one).toMatchObject({ status: 201, data: { text: "năm mốt" } });
    const many = await client()
      .from("testLabel")
      .insert([
        { id: 52, text: "năm hai" },
        { id: 53, text: "năm ba" },
      ])
      .select();
    expect(many.data).toEqual([
      { id: 52, text: "năm hai" },
      { id: 53, text: "năm ba" },
    ]);
  });

  it("upserts by key, skips duplicates, and keeps defaults for what is missing", async () => {
    const merged = await client().from("testLabel").upsert({ id: 1, text: "mới hơn" }).select();
    expect(merged).toMatchObject({ status: 200, data: [{ id: 1, text: "mới hơn" }] });
    const skipped = await client()
      .from("testLabel")
      .upsert({ id: 60, text: "mới hơn" }, { onConflict: "text", ignoreDuplicates: true })
      .select();
    expect(skipped.data).toEqual([]);
    const defaulted = await client()
      .from("testShelf")
      .insert([{ id: 60 }, { id: 61, label: "có nhãn" }], { defaultToNull: false })
      .select("id, label");
    expect(defaulted.data).toEqual([
      { id: 60, label: "nhãn" },
      { id: 61, label: "có nhãn" },
    ]);
  });

  it("updates and deletes what the filter names", async () => {
    await client().from("testLabel").insert({ id: 70, text: "bảy mươi" });
    const updated = await client().from("testLabel").update({ text: "bảy mươi chẵn" }).eq("id", 70).select();
    expect(updated).toMatchObject({ status: 200, data: [{ id: 70, text: "bảy mươi chẵn" }] });
    const counted = await client().from("testLabel").delete({ count: "exact" }).eq("id", 70);
    expect(counted).toMatchObject({ status: 204, count: 1, error: null });
  });

  it("undoes a write when one object was asked for and several were touched", async () => {
    const refused = await client().from("testPair").update({ value: "hỏng" }).eq("a", 1).select().single();
    expect(refused).toMatchObject({ status: 406, error: { code: "PGRST116" } });
    const { data } = await client().from("testPair").select("value").eq("a", 1).order("b");
    expect(data).toEqual([{ value: "một-x" }, { value: "một-y" }]);
  });

  it("undoes a write that touches more rows than allowed", async () => {
    const refused = await client().from("testPair").delete().eq("a", 1).maxAffected(1);
    expect(refused).toMatchObject({ status: 400, error: { code: "PGRST124" } });
    const { count } = await client().from("testPair").select("*", { count: "exact", head: true }).eq("a", 1);
    expect(count).toBe(2);
  });

  it("calls functions by GET and POST", async () => {
    expect((await client().rpc("testAdd", { a: 2, b: 3 })).data).toBe(5);
    expect((await client().rpc("testAdd", { a: 2 }, { get: true })).data).toBe(12);
    const rows = await client()
      .rpc("testShelves", { lowest: 4 })
      .select("id")
      .order("id", { ascending: false })
      .limit(1);
    expect(rows.data).toEqual([{ id: 61 }]);
    expect((await client().rpc("testNothing")).status).toBe(204);
  });

  it("reports errors with code, message, details and hint", async () => {
    const unknown = await client().from("nothing").select();
    expect(unknown).toMatchObject({ status: 404, error: { code: "PGRST205", details: null, hint: null } });
    const duplicate = await client().from("testLabel").insert({ id: 1, text: "lại" });
    expect(duplicate).toMatchObject({ status: 409, error: { code: "23505" } });
    expect(duplicate.error?.details).toContain("already exists");
  });

  it("lets a visitor subscribe once, in any letter case, and list nothing", async () => {
    const subscribe = (email: string) => client().from("newSubscription").insert({ email });
    expect((await subscribe("Thu@Example.vn")).status).toBe(201);
    expect(await subscribe("thu@example.vn")).toMatchObject({ status: 409, error: { code: "23505" } });
    expect(await client().from("newSubscription").select()).toMatchObject({
      status: 401,
      error: { code: "42501" },
    });
    expect((await client(template.minh.token).from("newSubscription").select()).data).toEqual([]);
  });

  it("shows a member their own rows alone", async () => {
    const mine = await client(template.lan.token).from("courseEnroll").select("*, course(title)").order("id");
    expect(mine.data?.map(({ course }) => course)).toEqual([
      { title: "Khóa học 1" },
      { title: "Khóa học 2" },
    ]);
    const foreign = await client(template.minh.token)
      .from("session")
      .select("id")
      .eq("userId", template.lan.id);
    expect(foreign.data).toEqual([]);
    expect((await client().from("session").select("id")).status).toBe(401);
    const forged = await client(template.minh.token)
      .from("coursePreorder")
      .insert({ courseId: 10, userId: template.lan.id });
    expect(forged).toMatchObject({ status: 403, error: { code: "42501" } });
  });

  it("reads CSV and one object's plan of nulls", async () => {
    const csv = await client().from("plan").select("id, name").order("id").csv();
    expect(csv.data?.split("\n").slice(0, 2)).toEqual(["id,name", '1,"Miễn phí"']);
    const bare = await client().from("testShelf").select("id, parent").eq("id", 1).stripNulls();
    expect(bare.data).toEqual([{ id: 1 }]);
  });
});
