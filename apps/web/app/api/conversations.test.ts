import { describe, expect, it } from "vitest";
import { listMessages, listSessions } from "./conversations.ts";
import { createApi } from "./create-api.ts";

const apiThat = (answers: (path: string) => Response) =>
  createApi({
    base: "https://bentrong.example",
    publicKey: "k",
    accessToken: () => "t",
    fetch: (request) => Promise.resolve(answers(request.url.replace("https://bentrong.example", ""))),
  });

const row = (id: string, mode: string) => ({ id, mode, status: "active", createdAt: "2026-11-22T01:00:00Z" });

describe("the list of conversations", () => {
  it("comes from the table, bare or in data", async () => {
    for (const body of [[row("a", "map")], { data: [row("a", "map")] }]) {
      const listed = await listSessions(
        apiThat(() => Response.json(body)),
        "map",
        50,
      );
      expect(listed).toMatchObject({
        ok: true,
        data: { rows: [{ id: "a" }], total: 1, hasMore: false },
      });
    }
  });

  it("comes from the function when the table fails, narrowed to the kind", async () => {
    const api = apiThat((path) =>
      path.startsWith("/rest/")
        ? new Response("{}", { status: 500 })
        : Response.json({ success: true, data: [row("a", "map"), row("b", "portal")] }),
    );
    expect(await listSessions(api, "portal", 50)).toMatchObject({ ok: true, data: { rows: [{ id: "b" }] } });
  });

  it("is cut to what was asked for, and says how many there are", async () => {
    const rows = ["c", "b", "a"].map((id) => row(id, "map"));
    const api = apiThat(() => Response.json(rows, { headers: { "Content-Range": "0-2/9" } }));
    expect(await listSessions(api, "map", 2)).toMatchObject({
      data: { rows: [{ id: "c" }, { id: "b" }], total: 9, hasMore: true },
    });
  });
});

describe("the messages of a conversation", () => {
  it("come whole when they need several answers, each once", async () => {
    const all = ["e", "d", "c", "b", "a"].map((id) => ({
      ...{ id, sessionId: "s", role: "user", content: id, createdAt: "2026-11-22T01:00:00Z" },
    }));
    const api = apiThat((path) => {
      const from = Number(/offset=(\d+)/.exec(path)?.[1] ?? 0);
      // Somebody wrote in between: a row is met twice.
      const [start, total] = from === 0 ? [0, 5] : [from - 1, 6];
      const rows = all.slice(start, start + 2);
      return Response.json(rows, { status: 206, headers: { "Content-Range": `${from}-9/${total}` } });
    });
    const listed = await listMessages(api, "s");
    expect(listed.ok && listed.data.map(({ id }) => id)).toEqual(["e", "d", "c", "b", "a"]);
  });
});
