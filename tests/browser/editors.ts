// People of the staff at work on rows of content.
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { call } from "./members.ts";
import { aSession, type SignedIn, signIn } from "./sign-in.ts";
import { expect } from "./visit.ts";

/** The page itself, without the menu beside it. */
export const main = (page: Page) => page.locator("#main-content");
export const save = (page: Page) => main(page).getByRole("button", { name: "Lưu", exact: true });
/** Saves what goes out without a cover or a category, which is asked about. */
export async function publishAnyway(page: Page, goOn = "Vẫn đăng"): Promise<void> {
  await save(page).click();
  await page
    .getByRole("dialog", { name: /^Chưa có / })
    .getByRole("button", { name: goOn })
    .click();
}
export const written = (page: Page, label = "Nội dung") => main(page).getByRole("textbox", { name: label });

/** Said twice nowhere: tests run beside each other on one database. */
export const aTitle = (words: string): string => `${words} ${randomUUID().slice(0, 6)}`;

export interface Editor extends SignedIn {
  rows(path: string): Promise<Row[]>;
  /** Answers the row that was added. */
  add(table: string, data: object): Promise<Row>;
  /** Puts an episode at the end of a podcast. */
  link(podcastId: number, episodeId: number): Promise<void>;
  change(path: string, data: object): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any table, as the data API answers them
type Row = any;

export async function anEditor(
  request: APIRequestContext,
  kind: "moderator" | "administrator",
  name = "Ngọc Lan",
): Promise<Editor> {
  const session = await aSession(kind, name);
  const { accessToken: token } = session;
  const rows = async (path: string) => (await call(request, `/rest/v1/${path}`, { token })).json();
  return {
    ...session,
    rows,
    async add(table, data) {
      const title = Reflect.get(data, "title");
      const answer = await call(request, `/rest/v1/${table}`, { token, data });
      expect(answer.status(), await answer.text()).toBe(201);
      const [row] = await rows(`${table}?title=eq.${encodeURIComponent(title)}&order=id.desc&limit=1`);
      return row;
    },
    async link(podcastId, episodeId) {
      const data = { podcastId, episodeId };
      expect((await call(request, "/rest/v1/podcastEpisode", { token, data })).status()).toBe(201);
    },
    async change(path, data) {
      const answer = await call(request, `/rest/v1/${path}`, { token, method: "PATCH", data });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
  };
}

export async function openOffice(page: Page, session: SignedIn, path: string, origin = ""): Promise<void> {
  await signIn(page, session, origin);
  await page.goto(path);
}
