// Rules of the platform's tables for the data API.
import type { EncryptedTable, IndexedSearch, Rules } from "@bentrong/postgrest/rules";

export const ENCRYPTED_TABLES: ReadonlyMap<string, EncryptedTable> = new Map([
  ["session", { columns: ["title", "summary", "name"], aad: ["id", "userId"] }],
  ["message", { columns: ["content"], aad: ["id", "userId"] }],
  ["companionNote", { columns: ["content"], aad: ["id", "userId"] }],
  ["listeningNote", { columns: ["content"], aad: ["id", "userId"] }],
  ["highlight", { columns: ["note"], aad: ["id", "userId"] }],
  ["lessonNote", { columns: ["content"], aad: ["lessonId", "userId"] }],
]);

/** `searchText` is stored with the search document of the item, where an index answers. */
const inDocuments = (kind: string, covers: readonly string[]): [string, IndexedSearch] => [
  kind,
  {
    ...{ column: "searchText", covers },
    matches: (alias, place) => `${alias}."id" in (select app.find_by_text('${kind}', ${place}))`,
  },
];

const inPreviews: IndexedSearch = {
  ...{ column: "searchTitle", covers: ["title"] },
  matches: (alias, place) =>
    `(${alias}."kind", ${alias}."id") in (select p.kind, p.item_id from app.find_by_title(${place}) p)`,
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
    inDocuments("blog", ["title", "authorName"]),
    inDocuments("podcast", ["title", "authorName", "description"]),
    inDocuments("episode", ["title", "description"]),
    inDocuments("course", ["title"]),
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
