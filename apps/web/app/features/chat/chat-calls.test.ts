import { describe, expect, it } from "vitest";
import { createApi } from "../../lib/api/create-api.ts";
import { listSessions } from "./chat-calls.ts";

const apiThat = (answers: (path: string) => Response) =>
  createApi({
    base: "https://bentrong.example",
    publicKey: "k",
    accessToken: () => "t",
    fetch: (request) => Promise.resolve(answers(new URL(request.url).pathname)),
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
