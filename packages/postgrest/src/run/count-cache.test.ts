import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../database.ts";
import { type ContentChanges, CountCache } from "./count-cache.ts";
import type { Result } from "./run.ts";

const ANONYMOUS: Caller = { role: "anon", claims: "{}" };
const MEMBER: Caller = { role: "authenticated", claims: "{}" };
const ARTICLES = {
  values: [null, null, "PUBLIC"],
  count: { key: "articles", relations: ["blog"], places: { private: 0, public: 1 } },
};

let counts: CountCache;
let hearer: Parameters<ContentChanges["follow"]>[0];
/** The values that each statement was run with. */
let given: unknown[][];

beforeEach(async () => {
  given = [];
  counts = new CountCache({
    listTopics: (relation) => [relation],
    everything: "everything",
    follow: async (listening) => {
      hearer = listening;
      hearer.connected(true);
    },
  });
  await counts.follow();
});

const answer = (visibility: Result["visibility"], total: number): Result => ({
  ...{ versions: undefined, body: "[]", rows: 0, inserted: undefined, location: undefined },
  ...{ total, visibility },
});

const ask = (caller: Caller, visibility: Result["visibility"], total: number) =>
  counts.withTotals(ARTICLES, caller, async (values) => {
    given.push(values);
    return answer(visibility, total);
  });

describe("the total of a list", () => {
  it("is given to the statement from the second time on, for each kind of reader and role", async () => {
    await ask(MEMBER, "public", 30);
    await ask(MEMBER, "private", 40);
    await ask(MEMBER, "public", 30);
    await ask(ANONYMOUS, "public", 30);
    expect(given.map(([forPrivate, forPublic]) => [forPrivate, forPublic])).toEqual([
      [null, null],
      [null, 30],
      [40, 30],
      [null, null],
    ]);
    expect(ARTICLES.values).toEqual([null, null, "PUBLIC"]);
  });

  it("is not learnt from staff, who see drafts", async () => {
    await ask(MEMBER, undefined, 50);
    await ask(MEMBER, "public", 30);
    expect(given[1]?.slice(0, 2)).toEqual([null, null]);
  });

  it("is forgotten with its table, and not kept when the table changed while it was counted", async () => {
    await ask(MEMBER, "public", 30);
    hearer.changed(["course"]);
    await ask(MEMBER, "public", 30);
    hearer.changed(["blog"]);
    await counts.withTotals(ARTICLES, MEMBER, async (values) => {
      given.push(values);
      hearer.changed(["blog"]);
      return answer("public", 31);
    });
    await ask(MEMBER, "public", 32);
    expect(given.map(([, forPublic]) => forPublic)).toEqual([null, 30, null, null]);
  });

  it("is kept by nobody who cannot hear of changes", async () => {
    await ask(MEMBER, "public", 30);
    hearer.connected(false);
    await ask(MEMBER, "public", 30);
    await ask(MEMBER, "public", 30);
    expect(given.map(([, forPublic]) => forPublic)).toEqual([null, null, null]);
  });

  it("is counted once when many ask at the same time, also when the first of them fails", async () => {
    const { promise, reject } = Promise.withResolvers<Result>();
    const first = counts.withTotals(ARTICLES, MEMBER, () => promise);
    const second = ask(MEMBER, "public", 30);
    await Promise.resolve();
    expect(given).toEqual([]);
    reject(new Error("the client left"));
    await expect(first).rejects.toThrow("left");
    expect((await second).total).toBe(30);

    hearer.changed(["blog"]);
    const begun = Promise.withResolvers<Result>();
    const leading = counts.withTotals(ARTICLES, MEMBER, () => begun.promise);
    const following = Array.from({ length: 5 }, () => ask(MEMBER, "public", 30));
    begun.resolve(answer("public", 30));
    await Promise.all([leading, ...following]);
    expect(given.slice(1).map(([, forPublic]) => forPublic)).toEqual([30, 30, 30, 30, 30]);
  });
});
