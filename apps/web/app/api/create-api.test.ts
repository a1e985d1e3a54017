import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { createApi } from "./create-api.ts";
import { rowsOrEmpty } from "./result.ts";

interface World {
  token?: string;
  answer?: Response;
  fail?: Error;
}

/** An API whose backend answers as given, and a record of the requests that it received. */
function talkingTo({ token, answer, fail }: World) {
  const asked: Request[] = [];
  const api = createApi({
    base: "http://internal",
    publicKey: "public-key",
    accessToken: () => token,
    fetch: async (request) => {
      asked.push(request);
      if (fail) throw fail;
      return answer?.clone() ?? Response.json([]);
    },
  });
  return { api, asked };
}

describe("what a visitor's browser sends", () => {
  it("carries the public key and an empty Authorization", async () => {
    const { api, asked } = talkingTo({});
    await api.get("/rest/v1/plan?select=*");
    expect(asked[0]?.headers.get("apikey")).toBe("public-key");
    expect(asked[0]?.headers.get("Authorization")).toBe("");
    expect(asked[0]?.url).toBe("http://internal/rest/v1/plan?select=*");
  });

  it("carries a signed-in person's token", async () => {
    const { api, asked } = talkingTo({ token: "secret" });
    await api.get("/rest/v1/plan?select=*");
    expect(asked[0]?.headers.get("Authorization")).toBe("Bearer secret");
  });

  it("sends bodies as JSON", async () => {
    const { api, asked } = talkingTo({});
    await api.post("/rest/v1/newSubscription", { email: "lan@example.com" });
    expect(asked[0]?.headers.get("Content-Type")).toBe("application/json");
    expect(await asked[0]?.json()).toEqual({ email: "lan@example.com" });
  });
});

describe("what counts as an answer", () => {
  const answering = (status: number, body: unknown = null) =>
    talkingTo({ answer: new Response(body === null ? null : JSON.stringify(body), { status }) }).api.get(
      "/rest/v1/x",
    );

  it.each([200, 201, 204, 206, 299])("takes %i as success", async (status) => {
    expect((await answering(status)).ok).toBe(true);
  });

  it.each([300, 304, 400, 401, 404, 409, 500])("takes %i as failure", async (status) => {
    expect(await answering(status)).toMatchObject({ ok: false, error: { status, code: `http_${status}` } });
  });

  it("reads the total of a page of rows", async () => {
    const answer = Response.json([], { status: 206, headers: { "Content-Range": "0-11/42" } });
    expect(await talkingTo({ answer }).api.get("/rest/v1/blog")).toMatchObject({ ok: true, total: 42 });
  });

  it("hands rows of an unexpected shape to nobody", async () => {
    const { api } = talkingTo({ answer: Response.json([{ id: "một" }]) });
    const result = await api.get("/rest/v1/blog", { schema: z.array(z.object({ id: z.number() })) });
    expect(result).toMatchObject({ ok: false, error: { code: "unexpected_shape" } });
    expect(rowsOrEmpty(result, "The rows")).toEqual([]);
  });

  it("says that nobody answered when the network is gone", async () => {
    const { api } = talkingTo({ fail: new TypeError("Failed to fetch") });
    expect(await api.get("/rest/v1/blog")).toMatchObject({
      ok: false,
      error: { status: 0, code: "network" },
    });
  });

  it.each([
    [
      { error_code: "invalid_credentials", msg: "Sai", code: 400 },
      { code: "invalid_credentials", message: "Sai" },
    ],
    [
      { code: "23505", message: "trùng", details: null },
      { code: "23505", message: "trùng" },
    ],
    [
      { success: false, error: "Đã có đơn", code: "already_done" },
      { code: "already_done", message: "Đã có đơn" },
    ],
  ])("reads the sentence of every dialect: %j", async (body, error) => {
    expect(await answering(409, body)).toMatchObject({ ok: false, error: { ...error, status: 409, body } });
  });
});

describe("a schema that is fetched together with the answer", () => {
  const rows = Response.json([{ id: 1 }]);
  const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

  it("checks it as one that was there does", async () => {
    const { api } = talkingTo({ answer: rows });
    const numbers = async () => z.array(z.object({ id: z.number() }));
    const texts = async () => z.array(z.object({ id: z.string() }));
    expect(await api.get("/rest/v1/blog", { schema: numbers })).toMatchObject({
      ok: true,
      data: [{ id: 1 }],
    });
    expect(await api.get("/rest/v1/blog", { schema: texts })).toMatchObject({ ok: false });
  });

  it("is a network that fails when it does not come, and what would change something is not sent", async () => {
    const { api, asked } = talkingTo({ answer: rows });
    const failure = { ok: false, error: { code: "network" } };
    expect(await api.get("/rest/v1/blog", { schema: lost })).toMatchObject(failure);
    expect(await api.post("/functions/v1/course/1/order", undefined, { schema: lost })).toMatchObject(
      failure,
    );
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  });
});

describe("a token that is refused", () => {
  const refusal = (status: number, code: string) => Response.json({ error_code: code }, { status });
  const expired = () => refusal(401, "not_signed_in");

  /** A browser with an old token, which may or may not get a new one. */
  function browserWith(answers: Response[], renewed: string | undefined) {
    const tokens: (string | null)[] = [];
    const events: string[] = [];
    const api = createApi({
      base: "http://internal",
      publicKey: "public-key",
      accessToken: () => "old",
      fetch: async (request) => {
        tokens.push(request.headers.get("Authorization"));
        return answers.shift() ?? Response.json([]);
      },
      session: {
        renew: async (refused) => {
          events.push(`renew ${refused}`);
          return renewed;
        },
        refusedAgain: (token) => void events.push(`refused again ${token}`),
      },
    });
    return { api, tokens, events };
  }

  it.each([
    [401, "not_signed_in"],
    [403, "bad_jwt"],
    [403, "session_not_found"],
  ])("is renewed once after %i %s, and the call is made again with its body", async (status, code) => {
    const { api, tokens, events } = browserWith([refusal(status, code), Response.json("gone well")], "new");
    expect(await api.post("/rest/v1/x", { a: 1 })).toMatchObject({ ok: true, data: "gone well" });
    expect(tokens).toEqual(["Bearer old", "Bearer new"]);
    expect(events).toEqual(["renew old"]);
  });

  it("is told when the new one is refused too", async () => {
    const { api, tokens, events } = browserWith([expired(), expired()], "new");
    expect((await api.get("/rest/v1/x")).ok).toBe(false);
    expect(tokens).toHaveLength(2);
    expect(events).toEqual(["renew old", "refused again new"]);
  });

  it("leaves the first answer standing when there is no other", async () => {
    const { api, tokens } = browserWith([expired()], undefined);
    expect(await api.get("/rest/v1/x")).toMatchObject({ ok: false, error: { status: 401 } });
    expect(tokens).toHaveLength(1);
  });

  it.each([
    [403, "not_allowed"],
    [401, "no_api_key"],
    [400, "bad_jwt"],
    [500, "unexpected"],
  ])("is not what %i %s says", async (status, code) => {
    const { api, events } = browserWith([refusal(status, code)], "new");
    await api.get("/rest/v1/x");
    expect(events).toEqual([]);
  });

  it.each([null, "another"])("is none of the session's when the call brought %j", async (token) => {
    const { api, tokens, events } = browserWith([expired()], "new");
    await api.get("/rest/v1/x", { token });
    expect(tokens).toEqual([token ? `Bearer ${token}` : ""]);
    expect(events).toEqual([]);
  });
});

it("tells how long to wait", async () => {
  const answer = new Response("{}", { status: 429, headers: { "Retry-After": "90" } });
  expect(await talkingTo({ answer }).api.get("/rest/v1/x")).toMatchObject({
    error: { status: 429, retryAfterSeconds: 90 },
  });
});
