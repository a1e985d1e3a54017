import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../../api/create-api.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { fetchStreak, loadDashboard } from "./dashboard-data.ts";
import { toPercent } from "./meter.tsx";

type Answers = Record<string, () => Response>;

/** A server that answers these paths, and what it was asked for, in order. */
function aServer(answers: Answers) {
  const asked: string[] = [];
  const api = createApi({
    base: "https://server.example",
    publicKey: "key",
    accessToken: () => "token",
    async fetch({ url }) {
      const path = decodeURIComponent(url.slice("https://server.example".length));
      asked.push(path);
      const answer = Object.entries(answers).find(([part]) => path.startsWith(part));
      return answer ? answer[1]() : Response.json({ error: "Không có" }, { status: 500 });
    },
  });
  return { api, asked };
}

const createSource = (api: PageSource["api"], premium = false): PageSource => ({
  api,
  url: new URL("https://server.example/dashboard"),
  params: {},
  session: null,
  membership: async () => ({ premium, current: undefined }),
  clean: () => {
    throw new Error("nothing here is HTML");
  },
});

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const counted = (total: number) => json([{ id: "a" }], { headers: { "Content-Range": `0-0/${total}` } });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it("fills the month's bar with conversations out of fifteen, never over, and not with nothing of nothing", () => {
  expect([0, 3, 15, 20].map((used) => toPercent(used, 15))).toEqual([0, 20, 100, 100]);
  expect(toPercent(0, 0)).toBe(0);
});

describe("the streak", () => {
  it("is read from data, or from the answer itself", async () => {
    for (const body of [{ success: true, data: { streak: 7 } }, { streak: 7 }]) {
      expect(await fetchStreak(aServer({ "/functions/v1/streak": json(body) }).api)).toBe(7);
    }
  });

  it("throws what the server said, or else its own words, and the dashboard says that it does not know", async () => {
    const refused = aServer({ "/functions/v1/streak": json({ error: "Hỏng rồi" }, { status: 500 }) });
    await expect(fetchStreak(refused.api)).rejects.toThrow("Hỏng rồi");
    const silent = aServer({ "/functions/v1/streak": json({}, { status: 502 }) });
    await expect(fetchStreak(silent.api)).rejects.toThrow("Failed to fetch streak");
    expect((await loadDashboard(createSource(silent.api)).counts).streak).toBeUndefined();
  });
});

describe("the dashboard", () => {
  it("shows the latest five reflections that say something", async () => {
    const rows = ["một", "  ", null, "hai", "", "ba", "bốn", "năm", "sáu"].map((summary, id) => ({
      id: String(id),
      mode: "map",
      summary,
      createdAt: "2026-11-01",
    }));
    const { api } = aServer({ "/rest/v1/session?select=id,mode,summary": json(rows) });
    const shown = await loadDashboard(createSource(api)).reflections;
    expect(shown?.map(({ summary }) => summary)).toEqual(["một", "hai", "ba", "bốn", "năm"]);
  });

  it("lets the server count conversations, those of this month, and notes", async () => {
    const usage = {
      map: { total: 300, used: 3, limit: 12 },
      portal: { total: 21, used: 1, limit: 31 },
      imaginary: { total: 2 },
    };
    const { api } = aServer({
      "/functions/v1/session/usage": json({ success: true, data: usage }),
      "/rest/v1/session?select=id&summary=neq.&limit=1": counted(57),
    });
    const dashboard = loadDashboard(createSource(api));
    expect(await dashboard.usage).toEqual(usage);
    expect(await dashboard.counts).toMatchObject({ sessions: 323, notes: 57 });
  });

  it.each([
    [true, "PRIVATE"],
    [false, "PUBLIC"],
  ])("suggests two articles and two podcasts by the plan (premium: %s)", async (premium, type) => {
    const three = [1, 2, 3].map((id) => ({ id, title: `Số ${id}`, createdAt: "2026-11-01" }));
    const { api, asked } = aServer({ "/rest/v1/blog": json(three), "/rest/v1/podcast": json(three) });
    const { items, ...rest } = await loadDashboard(createSource(api, premium)).suggestions;
    expect(rest).toEqual({ premium, failed: false });
    expect(items.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "blog 1",
      "blog 2",
      "podcast 1",
      "podcast 2",
    ]);
    const lists = asked.filter((path) => /blog|podcast/.test(path));
    expect(lists.every((path) => path.includes(`Type=eq.${type}`) && path.includes("limit=2"))).toBe(true);
  });

  it("stands without any part that cannot be had, and refuses no promise", async () => {
    const { api } = aServer({});
    const { suggestions, counts, ...others } = loadDashboard(createSource(api));
    const parts = await Promise.all(Object.values(others));
    expect(parts.filter((part) => part !== undefined)).toEqual([]);
    expect(parts).toHaveLength(4);
    expect(Object.values(await counts)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await suggestions).toEqual({ premium: false, items: [], failed: true });
  });
});
