// Conversations that a test makes up: days, states, failures and lost connections that a real evening rarely has. The
// calls are the specification's, with nothing in them that only our server says unless a test adds it.
import type { Page, Route } from "@playwright/test";

export interface MadeSession {
  id: string;
  mode: "map" | "portal";
  status: string;
  summary: string | null;
  title: string | null;
  name?: string | null;
  createdAt: string;
}

export interface MadeMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  createdAt: string;
}

const MINUTE = 60_000;

export const createSession = (id: string, given: Partial<MadeSession> = {}): MadeSession => ({
  id,
  mode: "map",
  status: "active",
  summary: null,
  title: null,
  createdAt: new Date(Date.now() - MINUTE).toISOString(),
  ...given,
});

/** The words of a conversation, begun by the companion and then in turns, a minute apart. */
export const said = (...words: string[]): MadeMessage[] =>
  words.map((content, i) => ({
    id: `m${i}`,
    role: i % 2 === 0 ? "assistant" : "user",
    content,
    createdAt: new Date(Date.now() - (words.length - i) * MINUTE).toISOString(),
  }));

/** A conversation of which so many of the five are used. */
export const after = (used: number): MadeMessage[] =>
  said(
    "Chào bạn, mình là AI.",
    "Tôi đã sẵn sàng",
    "Mình nghe đây.",
    ...Array.from({ length: used }, (_, i) => [`Lời thứ ${i + 1}`, `Mình nghe lời thứ ${i + 1}.`]).flat(),
  );

export interface Asked {
  key: string | undefined;
  question: string;
  sessionId: string;
}

interface Made {
  sessions: MadeSession[];
  /** By conversation. */
  messages?: Record<string, MadeMessage[]>;
  answer?(route: Route, asked: Asked): Promise<void>;
}

export interface Companion {
  asked: Asked[];
  opened: string[];
  introduced: string[];
  ended: { id: string; summary: string }[];
  sessions: MadeSession[];
}

export const answers =
  (response: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ json: { response, ...more } });

/** Events as the server sends them, all at once. */
export const streams =
  (...events: [event: string, data: object, id?: string][]) =>
  (route: Route) =>
    route.fulfill({
      headers: { "Content-Type": "text/event-stream; charset=utf-8" },
      body: events
        .map(
          ([event, data, id]) =>
            `event: ${event}\n${id ? `id: ${id}\n` : ""}data: ${JSON.stringify(data)}\n\n`,
        )
        .join(""),
    });

/** The companion behind the page from here on. */
export async function mockCompanion(page: Page, made: Made): Promise<Companion> {
  const { messages = {}, answer = answers("Mình nghe bạn.") } = made;
  const sessions = [...made.sessions];
  const known: Companion = { asked: [], opened: [], introduced: [], ended: [], sessions };
  await page.route("**/rest/v1/session?*", (route) => {
    const mode = new URL(route.request().url()).searchParams.get("mode")?.replace("eq.", "");
    return route.fulfill({ json: sessions.filter((session) => session.mode === mode) });
  });
  await page.route("**/rest/v1/message?*", (route) => {
    const id = new URL(route.request().url()).searchParams.get("sessionId")?.replace("eq.", "") ?? "";
    return route.fulfill({ json: (messages[id] ?? []).toReversed() });
  });
  await page.route("**/functions/v1/session", async (route) => {
    const { mode } = route.request().postDataJSON();
    known.opened.push(mode);
    const session = createSession(`new-${known.opened.length}`, {
      mode,
      createdAt: new Date().toISOString(),
    });
    sessions.push(session);
    await route.fulfill({ status: 201, json: { success: true, data: session } });
  });
  await page.route("**/functions/v1/session/*/complete", async (route) => {
    const id = new URL(route.request().url()).pathname.split("/")[4] ?? "";
    const { summary } = route.request().postDataJSON();
    known.ended.push({ id, summary });
    const session = sessions.find((one) => one.id === id);
    if (session) Object.assign(session, { status: "completed", summary });
    await route.fulfill({ json: { success: true, data: session } });
  });
  await page.route(/\/functions\/v1\/session\/[^/]+\/(summary|name)$/, async (route) => {
    const id = new URL(route.request().url()).pathname.split("/")[4];
    const session = sessions.find((one) => one.id === id);
    if (session) Object.assign(session, route.request().postDataJSON());
    await route.fulfill({ json: { success: true, data: session } });
  });
  await page.route("**/functions/v1/companion/*/intro", async (route) => {
    known.introduced.push(route.request().postDataJSON().sessionId);
    await route.fulfill({ json: { success: true, response: "Chào bạn, mình là AI." } });
  });
  await page.route("**/functions/v1/companion/*/turn?*", (route) => route.fulfill({ status: 404, json: {} }));
  await page.route(/\/functions\/v1\/companion\/(map|portal)$/, async (route) => {
    const { question, sessionId } = route.request().postDataJSON();
    const asked = { question, sessionId, key: route.request().headers()["idempotency-key"] };
    known.asked.push(asked);
    await answer(route, asked);
  });
  return known;
}

/** Nothing opens by itself: the person has been here before. */
export async function hasBeenHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const flag of ["LS_SHOW_DISCLAIMER", "LS_SHOW_CHAT_INTRO", "LS_SHOW_MODAL"]) {
      localStorage.setItem(flag, "false");
    }
  });
}
