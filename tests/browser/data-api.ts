// Answers of the data API that a test makes up: more rows than the first content has, rows of a rare shape, failures,
// and answers that wait. They reach the page on navigation inside the site, when the browser itself asks.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page, Route } from "@playwright/test";

export interface MadeBlog {
  id: number;
  title: string;
  content: string;
  createdAt: string;
  [field: string]: unknown;
}

export const aBlog = (id: number, given: Partial<MadeBlog> = {}): MadeBlog => ({
  id,
  title: `Bài số ${id}`,
  content: `<p>Thân bài số ${id}.</p>`,
  coverImage: null,
  createdAt: new Date(Date.UTC(2026, 9, 1) - id * 86_400_000).toISOString(),
  authorName: "Bên Trong",
  blogType: "PUBLIC",
  categoryId: 1,
  category: { id: 1, name: "Chung", slug: "chung", description: null, categoryType: "BLOG" },
  ...given,
});

export type Row = Record<string, unknown> & { id: number };

const isTable = (table: string) => (url: URL) => url.pathname === `/rest/v1/${table}`;

/** The article library holds `blogs` and nothing else; ranges and limits are answered as the server answers them. */
export async function mockBlogs(page: Page, blogs: readonly MadeBlog[]): Promise<void> {
  await page.route(isTable("blog"), (route) => answerRows(route, blogs));
}

export async function mockTable(page: Page, table: string, rows: readonly object[]): Promise<void> {
  await page.route(isTable(table), (route) => answerRows(route, rows));
}

async function answerRows(route: Route, rows: readonly object[]): Promise<void> {
  const url = new URL(route.request().url());
  const range = /^(\d+)-(\d+)$/.exec(route.request().headers().range ?? "");
  const first = Number(range ? range[1] : (url.searchParams.get("offset") ?? 0));
  const last = range ? Number(range[2]) : first + Number(url.searchParams.get("limit") ?? rows.length) - 1;
  const shown = rows.slice(first, last + 1);
  await route.fulfill({
    status: range ? 206 : 200,
    json: shown,
    headers: { "Content-Range": `${first}-${first + shown.length - 1}/${rows.length}` },
  });
}

/** Every call to a table fails: with a status, or without any answer. */
export async function tableFails(page: Page, table: string, how: number | "offline"): Promise<void> {
  await page.route(isTable(table), (route) =>
    how === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: how, json: {} }),
  );
}

export interface Gate {
  open(): void;
}

/** Calls to these tables wait until the gate is opened, then reach the server. */
export async function tablesWait(page: Page, ...tables: string[]): Promise<Gate> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  for (const table of tables) {
    await page.route(isTable(table), async (route) => {
      await opened;
      await route.continue();
    });
  }
  return { open };
}

/** The addresses of the calls to a table, as they are made. */
export function callsTo(page: Page, table: string): URL[] {
  const calls: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (isTable(table)(url)) calls.push(url);
  });
  return calls;
}

/** Rows as the real server answers them, to a visitor or to whom the token names. */
export async function fetchRows(request: APIRequestContext, query: string, token?: string): Promise<Row[]> {
  const file = path.join(process.env.TEST_DATA_DIR ?? "", "public.json");
  const { apiKey } = JSON.parse(await readFile(file, "utf8"));
  const answer = await request.get(`/rest/v1/${query}`, {
    headers: { apikey: apiKey, Authorization: token ? `Bearer ${token}` : "" },
  });
  if (!answer.ok()) throw new Error(`${query}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
