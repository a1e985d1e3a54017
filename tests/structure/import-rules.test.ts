import { describe, expect, it } from "vitest";
import { cycles, type Import, importGraph } from "./import-graph.ts";

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith("tests/");
const graph = importGraph(
  "packages",
  "apps/server/src",
  "apps/web/app",
  "apps/web/server",
  "apps/admin/src",
  "db",
).filter(({ from }) => !isTest(from));
const SERVER = "apps/server/src/";
const WEB = "apps/web/app/";
const ADMIN = "apps/admin/src/";

/** The folder one level below `base` that holds `file`, e.g. "player" for features/player/store.ts. */
const below = (base: string, file: string): string | undefined =>
  file.startsWith(base) && file.slice(base.length).includes("/")
    ? file.slice(base.length).split("/")[0]
    : undefined;

/** Lower layers may not import higher ones. */
const SERVER_LAYERS: Record<string, number> = {
  platform: 0,
  api: 1,
  features: 2,
  pages: 3,
  "features.ts": 4,
  "app.ts": 4,
  "announce.ts": 4,
  openapi: 4,
  commands: 5,
  "main.ts": 5,
};
const serverLayer = (file: string): number | undefined =>
  file.startsWith(SERVER) ? SERVER_LAYERS[file.slice(SERVER.length).split("/")[0] ?? ""] : undefined;

/** `common`: what several features show of one resource. */
const WEB_LAYERS: Record<string, number> = { lib: 0, api: 1, common: 2, features: 3, routes: 4 };
const webLayer = (file: string): number | undefined => WEB_LAYERS[below(WEB, file) ?? ""];

const climbs =
  (layer: (file: string) => number | undefined) =>
  ({ from, to }: Import) => {
    const [lower, higher] = [layer(from), layer(to)];
    return lower !== undefined && higher !== undefined && higher > lower;
  };

const otherSibling =
  (base: string) =>
  ({ from, to }: Import) => {
    const [mine, theirs] = [below(base, from), below(base, to)];
    return mine !== undefined && theirs !== undefined && mine !== theirs;
  };

/** `common` is the layer below the resources of the back office. */
const ADMIN_LAYERS: Record<string, number> = {
  common: 0,
  resources: 1,
  "resources.ts": 2,
  "app.tsx": 3,
  "main.tsx": 4,
};
const adminLayer = (file: string): number | undefined =>
  file.startsWith(ADMIN) ? ADMIN_LAYERS[file.slice(ADMIN.length).split("/")[0] ?? ""] : undefined;

const RULES: [rule: string, breaks: (one: Import) => boolean][] = [
  [
    "packages never import apps: they are what apps stand on",
    ({ from, to }) => from.startsWith("packages/") && to.startsWith("apps/"),
  ],
  [
    "format imports nothing: its rules are pure and run anywhere",
    ({ from, to }) => from.startsWith("packages/format/") && !to.startsWith("packages/format/"),
  ],
  [
    "contract imports zod only: both sides of every edge load it",
    ({ from, to }) =>
      from.startsWith("packages/contract/") && !to.startsWith("packages/contract/") && !to.startsWith("zod"),
  ],
  [
    "postgrest knows no product: it imports format, its cache and zod",
    ({ from, to }) =>
      from.startsWith("packages/postgrest/src/") &&
      !/^(packages\/(postgrest|format)(\/|$)|lru-cache$|zod$|node:)/.test(to),
  ],
  [
    "ui imports React only: it knows no data and no routes",
    ({ from, to }) =>
      from.startsWith("packages/ui/") && !to.startsWith("packages/ui/") && !/^react(-dom)?(\/|$)/.test(to),
  ],
  [
    "apps never import each other: they meet over HTTP or through what main.ts hands over",
    ({ from, to }) =>
      /^apps\/(\w+)\//.exec(from)?.[1] !==
      (/^apps\/(\w+)\//.exec(to)?.[1] ?? /^apps\/(\w+)\//.exec(from)?.[1]),
  ],
  ["platform ← api ← features ← pages ← app ← main", climbs(serverLayer)],
  [
    "no feature of the server imports another: code that two features share belongs to a lower layer",
    otherSibling(`${SERVER}features/`),
  ],
  [
    "only database/ talks to the driver: elsewhere nobody could forget who is acting",
    ({ from, to }) =>
      to === "pg" && from.startsWith(SERVER) && !from.startsWith(`${SERVER}platform/database/`),
  ],
  [
    "the server never imports the router: pages come as a built module",
    ({ from, to }) => from.startsWith(SERVER) && /^(react|react-router|react-dom)(\/|$)/.test(to),
  ],
  ["lib ← api ← common ← features ← routes", climbs(webLayer)],
  ["no feature imports another: routes compose them", otherSibling(`${WEB}features/`)],
  ["common ← resources ← resources.ts ← app ← main in the back office", climbs(adminLayer)],
  [
    "no resource of the back office imports another: code that two need belongs to common",
    otherSibling(`${ADMIN}resources/`),
  ],
  [
    "the web application checks with zod/mini: the full zod is four times its weight",
    ({ from, to }) => (from.startsWith("apps/web/") || from.startsWith("packages/contract/")) && to === "zod",
  ],
];

describe("imports", () => {
  it.each(RULES)("%s", (_, breaks) => {
    expect(graph.filter(breaks).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("are read at all", () => {
    expect(graph.length).toBeGreaterThan(100);
    expect(graph.some(({ from, to }) => from === `${SERVER}main.ts` && to === `${SERVER}app.ts`)).toBe(true);
  });

  it("never go in a circle", () => {
    expect(cycles(graph).map((cycle) => cycle.join(" → "))).toEqual([]);
  });
});
