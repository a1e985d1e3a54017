import { describe, expect, it } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { loadPublicText, loadRoleText } from "./content-texts.ts";
import { loadUser } from "./load-user.ts";

const answering = (status: number, body: unknown) => async () => Response.json(body, { status });

const apiAnswering = (status: number, body: unknown) =>
  createApi({
    base: "http://test",
    publicKey: "key",
    accessToken: () => "token",
    fetch: answering(status, body),
  });

const HELPERS = [
  [
    "user",
    "Failed to fetch user content",
    (s: number, b: unknown) => loadRoleText(apiAnswering(s, b), "user-content"),
  ],
  [
    "moderator",
    "Failed to fetch moderator content",
    (s: number, b: unknown) => loadRoleText(apiAnswering(s, b), "mod-content"),
  ],
  [
    "admin",
    "Failed to fetch admin content",
    (s: number, b: unknown) => loadRoleText(apiAnswering(s, b), "admin-content"),
  ],
  ["public", "Failed to fetch public content", (s: number, b: unknown) => loadPublicText(answering(s, b))],
  ["profile", "Failed to fetch user profile", (s: number, b: unknown) => loadUser(apiAnswering(s, b))],
] as const;

describe.each(HELPERS)("a person whose %s call is refused", (_, fixed, ask) => {
  it("is told the server's own error", async () => {
    await expect(ask(403, { error: "Chưa mở cho bạn" })).rejects.toThrow(/^Chưa mở cho bạn$/);
  });

  it("is told the fixed text where the server says nothing in that field", async () => {
    for (const body of [{}, { error: "" }, { error: 5 }, { message: "another field" }, null]) {
      await expect(ask(500, body)).rejects.toThrow(new RegExp(`^${fixed}$`));
    }
  });
});

describe("a person whose call is answered", () => {
  it("reads the server's text", async () => {
    expect(await loadRoleText(apiAnswering(200, { data: "Mừng bạn" }), "user-content")).toBe("Mừng bạn");
    expect(await loadPublicText(answering(200, { data: "Chào bạn" }))).toBe("Chào bạn");
  });

  it("asks for the public text without key and token", async () => {
    const asked: unknown[][] = [];
    await loadPublicText(async (...args) => {
      asked.push(args);
      return Response.json({ data: "Chào bạn" });
    });
    expect(asked).toEqual([["/rest/v1/public"]]);
  });

  it("is told the fixed text where no answer comes", async () => {
    const offline = () => Promise.reject(new TypeError("offline"));
    await expect(loadPublicText(offline)).rejects.toThrow(/^Failed to fetch public content$/);
  });
});
