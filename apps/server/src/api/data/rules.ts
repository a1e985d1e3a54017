// Rules of the platform's tables for the data API.
import type { EncryptedTable, IndexedSearch, Rules } from "@bentrong/postgrest/rules";

export const ENCRYPTED_TABLES: ReadonlyMap<string, EncryptedTable> = new Map([
  ["session", { columns: ["title", "summary", "name"], boundTo: ["id", "userId"] }],
  ["message", { columns: ["content"], boundTo: ["id", "userId"] }],
  ["companionNote", { columns: ["content"], boundTo: ["id", "userId"] }],
  ["lessonNote", { columns: ["content"], boundTo: ["lessonId", "userId"] }],
]);

/** Found in the stored documents of a kind: app.find_items says which. */
const inDocuments = (kind: string, covers: readonly string[]): [string, IndexedSearch] => [
  kind,
  {
    ...{ column: "searchText", covers, reads: ["category"] },
    matches: (alias, words) => `${alias}."id" in (select app.find_items('${kind}', ${words}))`,
  },
];

const inPreviews: IndexedSearch = {
  ...{ column: "searchTitle", covers: ["title"], reads: [] },
  matches: (alias, words) =>
    `(${alias}."kind", ${alias}."id") in (select p.kind, p.item_id from app.find_previews(${words}) p)`,
};

export const rules: Rules = {
  encrypted: ENCRYPTED_TABLES,
  media: {
    prefix: "/media/premium/",
    columns: new Map([
      ["episode", ["audio"]],
      ["lesson", ["mediaUrl"]],
    ]),
  },
  // Clients take the first row that suits them: paid memberships stand before free ones, the longest first.
  defaultOrders: new Map([
    ["membership", (alias) => `${alias}."planId" = 1, ${alias}."expiresAt" desc nulls last, ${alias}.id`],
  ]),
  computed: new Map([
    ["searchText", "folded"],
    ["followerCount", "untracked"],
  ]),
  searches: new Map([
    inDocuments("blog", ["title", "authorName", "content"]),
    inDocuments("podcast", ["title", "authorName", "description"]),
    inDocuments("episode", ["title", "description"]),
    inDocuments("course", ["title", "description"]),
    ["premiumPreview", inPreviews],
  ]),
  // Tables whose policies ask nothing about a person but app.sees_drafts and app.sees_private. A test compares the list
  // with the policies.
  sharedCounts: {
    tables: new Set(["category", "blog", "podcast", "episode", "podcastEpisode"]),
    visibilitySql:
      "case when app.sees_drafts() then null when app.sees_private() then 'private' else 'public' end",
  },
};
