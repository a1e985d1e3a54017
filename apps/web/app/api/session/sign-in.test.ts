import { afterEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../create-api.ts";

const kept = new Map<string, string>();
// As much of a browser as a session needs; it is looked at when the modules are loaded.
vi.stubGlobal("window", {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  addEventListener: () => undefined,
});
const { currentSession } = await import("../../lib/session/session-store.ts");
const { signIn } = await import("./sign-in.ts");

const TOKENS = { access_token: "new", refresh_token: "again", expires_in: 3600 };
const USER = { id: "u1", email: "lan@example.com", user_metadata: { fullname: " Lan ", avatar_url: 7 } };

/** A backend that gives these answers, in this order, and keeps what it was asked. */
function answering(...answers: Response[]) {
  const asked: Request[] = [];
  const api = createApi({
    base: "http://internal",
    publicKey: "key",
    accessToken: () => "old",
    fetch: async (request) => {
      asked.push(request);
      return answers.shift() ?? Response.error();
    },
  });
  return { api, asked };
}

afterEach(() => kept.clear());

describe("somebody who signs in", () => {
  it("is kept once both calls have succeeded, and learns what the server said, with their id", async () => {
    const { api, asked } = answering(Response.json(TOKENS), Response.json(USER));
    const answer = await signIn(api, "lan@example.com", "secret");
    expect(answer).toMatchObject({ ok: true, data: { ...TOKENS, userId: "u1" } });
    expect(asked.map(({ headers }) => headers.get("Authorization"))).toEqual(["", "Bearer new"]);
    expect(JSON.parse(kept.get("user") ?? "")).toEqual({
      accessToken: "new",
      refreshToken: "again",
      email: "lan@example.com",
      userId: "u1",
      username: "Lan",
    });
    expect(currentSession()).toMatchObject({ accessToken: "new", userId: "u1" });
  });

  it.each([
    ["the password is wrong", [Response.json({ error_code: "invalid_credentials" }, { status: 400 })]],
    ["the second call fails", [Response.json(TOKENS), Response.json({}, { status: 500 })]],
  ])("is nobody when %s", async (_when, answers) => {
    const { api } = answering(...answers);
    expect((await signIn(api, "lan@example.com", "secret")).ok).toBe(false);
    expect(kept.size).toBe(0);
  });
});
