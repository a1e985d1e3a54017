import { describe, expect, it } from "vitest";
import { createApi } from "../../lib/api/create-api.ts";
import { listSessions } from "./chat-calls.ts";
import { loadSessionCounts } from "./session-counts.ts";

const apiThat = (answers: (path: string) => Response) =>
  createApi({
    base: "https://bentrong.example",
    publicKey: "k",
    accessToken: () => "t",
    fetch: (request) => Promise.resolve(answers(new URL(request.url).pathname)),
  });

const row = (id: string, mode: string) => ({ id, mode, status: "active", createdAt: "2026-11-22T01:00:00Z" });

describe("the number of conversations", () => {
  it("is counted by kind", async () => {
    const rows = ["map", "map", "portal", "imaginary", "other"].map((mode) => ({ mode }));
    expect(await loadSessionCounts(apiThat(() => Response.json(rows)))).toEqual({
      map: 2,
      portal: 1,
      imaginary: 1,
    });
  });

  it("is none when it cannot be learnt", async () => {
    const none = { map: 0, portal: 0, imaginary: 0 };
    expect(await loadSessionCounts(apiThat(() => new Response("", { status: 500 })))).toEqual(none);
  });
});

describe("the list of conversations", () => {
  it("comes from the table, bare or in data", async () => {
    for (const body of [[row("a", "map")], { data: [row("a", "map")] }]) {
      const listed = await listSessions(
        apiThat(() => Response.json(body)),
        "map",
      );
      expect(listed).toMatchObject({ ok: true, data: [{ id: "a" }] });
    }
  });

  it("comes from the function when the table fails, narrowed to the kind", async () => {
    const api = apiThat((path) =>
      path.startsWith("/rest/")
        ? new Response("{}", { status: 500 })
        : Response.json({ success: true, data: [row("a", "map"), row("b", "portal")] }),
    );
    expect(await listSessions(api, "portal")).toMatchObject({ ok: true, data: [{ id: "b" }] });
  });
});
