// Requests that people wait for, and background jobs. Each is made uncached.
import { request } from "node:http";
import { removeOutdated } from "../../../apps/server/src/features/accounts/retention.ts";
import { forgetOld } from "../../../apps/server/src/features/content/forget-old.ts";
import { publishDue } from "../../../apps/server/src/features/content/publish-due.ts";
import { snapshotMetrics } from "../../../apps/server/src/features/operations/overview/snapshot-metrics.ts";
import { closeExpired } from "../../../apps/server/src/features/orders/orders.ts";
import { indexChanges } from "../../../apps/server/src/features/search/index-changes.ts";
import type { Encryption } from "../../../apps/server/src/platform/crypto/encryption.ts";
import type { Database } from "../../../apps/server/src/platform/database/database.ts";
import { createOutbox } from "../../../apps/server/src/platform/email/outbox.ts";
import { MEMBER } from "./fill.ts";

export interface Subject {
  who: "visitor" | "member" | "back office" | "job";
  name: string;
  run(): Promise<void>;
}

export interface Tokens {
  publicKey: string;
  member: string;
  administrator: string;
}

interface Call {
  who: Subject["who"];
  name: string;
  path: string;
  headers?: Record<string, string>;
}

const COUNTED = { Prefer: "count=exact" };
const LIST = "/rest/v1/blog?select=*,category:categoryId(*)&blogType=eq.PUBLIC&order=createdAt.desc";

const visitorCalls = (articles: number): Call[] => [
  ...[
    "/",
    "/blogs",
    "/podcasts",
    "/all-course",
    "/blog/detail/1",
    "/podcast/detail/1",
    "/sitemap.xml",
    "/feed",
  ].map((path): Call => ({ who: "visitor", name: path, path })),
  { who: "visitor", name: "articles, page 1, counted", path: LIST, headers: { ...COUNTED, Range: "0-11" } },
  ...[0.5, 0.98].map((part): Call => {
    const first = Math.floor((articles * part) / 2);
    return {
      ...{ who: "visitor", path: LIST, headers: { Range: `${first}-${first + 11}` } },
      name: part === 0.5 ? "articles, page in the middle" : "articles, last page",
    };
  }),
  {
    who: "visitor",
    name: "articles by words",
    path: `${LIST}&searchText=ilike.*một ngày*&limit=12`,
    headers: COUNTED,
  },
  { who: "visitor", name: "search", path: "/functions/v1/search?q=đêm yên" },
  { who: "visitor", name: "search without a hit", path: "/functions/v1/search?q=qwxzv" },
  {
    who: "visitor",
    name: "newest episodes",
    path: "/rest/v1/episode?select=*,podcast(*)&order=createdAt.desc&limit=6",
  },
  {
    who: "visitor",
    name: "courses",
    path: "/rest/v1/course?select=*&order=createdAt.desc,id&limit=12",
    headers: COUNTED,
  },
];

const memberCalls: Call[] = [
  ["articles, page 1, counted", `${LIST}&limit=12`],
  ["conversations", "/functions/v1/session"],
  ["what is left of the month", "/functions/v1/session/usage"],
  ["streak", "/functions/v1/streak"],
  ["orders", `/rest/v1/order?select=*&userId=eq.${MEMBER}&order=createdAt.desc`],
  ["membership", `/rest/v1/membership?select=*&userId=eq.${MEMBER}`],
  ["progress of courses", "/functions/v1/course/progress"],
  ["listened to", `/rest/v1/listeningHistory?select=*&userId=eq.${MEMBER}&order=createdAt.desc&limit=20`],
].map(([name = "", path = ""]) => ({ who: "member", name, path }));

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const officeCalls: Call[] = [
  ["queue of orders", "/functions/v1/admin/order?state=waiting"],
  ["orders", "/functions/v1/admin/order"],
  ["orders by words", "/functions/v1/admin/order?q=nguoi-77"],
  ["people", "/functions/v1/admin/person"],
  ["people by words", "/functions/v1/admin/person?q=nguoi-77"],
  ["overview of 30 days", `/functions/v1/admin/overview?from=${dayBefore(30)}&to=${dayBefore(0)}&step=day`],
  ["log of staff", "/functions/v1/admin/audit"],
  ["health", "/functions/v1/admin/health"],
  ["waiting", "/functions/v1/admin/waiting"],
  ["subscribers", "/functions/v1/admin/newsletter/subscriber"],
  ["transfers", "/functions/v1/admin/transaction?limit=25"],
  [
    "articles, counted",
    "/rest/v1/blog?select=id,title,publication,createdAt&order=createdAt.desc,id&limit=25",
  ],
].map(([name = "", path = ""]) => ({ who: "back office", name, path, headers: COUNTED }));

let asked = 0;

/** Under a host and a kind of content of its own, which are part of what an answer is kept under. */
function ask(port: number, { path, headers }: Call, own: Record<string, string>): Promise<void> {
  asked += 1;
  const fresh = { Host: `g${asked}.localhost`, Accept: `application/json, x/g${asked};q=0.1` };
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path: encodeURI(path), headers: { ...fresh, ...own, ...headers } },
      (answer) => {
        answer.resume().once("error", reject);
        answer.once("end", () => {
          const { statusCode = 0 } = answer;
          if (statusCode < 400) resolve();
          else reject(new Error(`${path}: ${statusCode}`));
        });
      },
    );
    sent.once("error", reject).end();
  });
}

export function listRequests(port: number, articles: number, tokens: Tokens): Subject[] {
  const buildHeaders = (who: Subject["who"]): Record<string, string> => {
    const token = who === "member" ? tokens.member : tokens.administrator;
    return { apikey: tokens.publicKey, ...(who === "visitor" ? {} : { Authorization: `Bearer ${token}` }) };
  };
  return [...visitorCalls(articles), ...memberCalls, ...officeCalls].map((call) => ({
    ...{ who: call.who, name: call.name },
    run: () => ask(port, call, buildHeaders(call.who)),
  }));
}

export function listJobs(database: Database, encryption: Encryption): Subject[] {
  const outbox = createOutbox({ encryption, removeFiles: async () => undefined });
  const jobs: [string, () => Promise<unknown>][] = [
    ["publish what is due", () => publishDue({ database })],
    ["close expired orders", () => closeExpired({ database, outbox })],
    ["index changed texts", () => indexChanges({ database })],
    ["remove outdated records", () => removeOutdated(database.owner, 90)],
    ["remove old versions and trash", () => forgetOld({ database })],
    ["keep figures of days that are over", () => snapshotMetrics(database.owner)],
  ];
  return jobs.map(([name, work]) => ({ who: "job", name, run: async () => void (await work()) }));
}
