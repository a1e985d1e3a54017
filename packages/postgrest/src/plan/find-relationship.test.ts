import { describe, expect, it } from "vitest";
import { type Exposed, toRelationships } from "../schema-cache/relationships.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import { findRelationship } from "./find-relationship.ts";

/** Tables as lists of columns; the first columns are the key where `keyed` says how many. */
const tables: Record<string, string[]> = {
  blog: ["id", "categoryId"],
  category: ["id"],
  podcast: ["id"],
  episode: ["id", "podcastId"],
  podcastEpisode: ["podcastId", "episodeId"],
  detail: ["blogId"],
  tree: ["id", "parent"],
};
const exposed: Exposed[] = Object.entries(tables).map(([name, columns]) => ({
  name,
  isView: false,
  isShared: false,
  primaryKey: name === "podcastEpisode" ? columns : columns.slice(0, 1),
  getNames: (relation, number) => (relation === name ? [columns[number - 1] ?? ""] : []),
}));
const key = (relation: string, column: number, target: string, isUnique = false) => ({
  constraint: `${relation}_${tables[relation]?.[column - 1]}_fkey`,
  relation,
  columns: [column],
  target,
  targetColumns: [1],
  isUnique,
});
const relationships = toRelationships(exposed, [
  key("blog", 2, "category"),
  key("episode", 2, "podcast"),
  key("podcastEpisode", 1, "podcast"),
  key("podcastEpisode", 2, "episode"),
  key("detail", 1, "blog", true),
  key("tree", 2, "tree"),
]);
const catalogue: SchemaCache = {
  relations: new Map(),
  routines: new Map(),
  relationships: Map.groupBy(relationships, ({ from }) => from),
};
const find = (origin: string, target: string, hint?: string) =>
  findRelationship(catalogue, origin, target, hint);

describe("an embed", () => {
  it("is found by relation, column or constraint", () => {
    for (const name of ["category", "categoryId", "blog_categoryId_fkey"]) {
      expect(find("blog", name)).toMatchObject({ to: "category", cardinality: "many-to-one" });
    }
    expect(find("category", "blog")).toMatchObject({
      cardinality: "one-to-many",
      pairs: [["id", "categoryId"]],
    });
  });

  it("is one to one where the foreign key is unique", () => {
    expect(find("blog", "detail").cardinality).toBe("one-to-one");
    expect(find("detail", "blog").cardinality).toBe("one-to-one");
  });

  it("goes through a junction, and says so when that is one of two ways", () => {
    expect(find("podcast", "episode", "podcastEpisode")).toMatchObject({
      cardinality: "many-to-many",
      junction: { fromPairs: [["id", "podcastId"]], toPairs: [["id", "episodeId"]] },
    });
    expect(() => find("podcast", "episode")).toThrow("more than one relationship");
    expect(find("podcast", "episode", "podcastId").cardinality).toBe("one-to-many");
  });

  it("of the same table is named by the column upwards and by the table downwards", () => {
    expect(find("tree", "parent").cardinality).toBe("many-to-one");
    expect(find("tree", "tree").cardinality).toBe("one-to-many");
    expect(find("tree", "tree", "parent").cardinality).toBe("one-to-many");
  });

  it("that nothing leads to is refused", () => {
    expect(() => find("blog", "podcast")).toThrow(
      "Could not find a relationship between 'blog' and 'podcast'",
    );
    expect(() => find("blog", "category", "nope")).toThrow("Could not find a relationship");
  });
});
