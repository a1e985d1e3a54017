import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allEvents, readEvents, textAfter } from "../http/talking.ts";
import { beginStream, type ModelServer, saying, sayPart, startModelServer } from "../support/model-server.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

let dataDir: string;
let model: ModelServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-talk-"));
  await chmod(dataDir, 0o755);
  model = await startModelServer();
});
afterAll(async () => {
  for (const server of running) server.child.kill("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<{ server: ServerProcess; url: string }> => {
  const server = startServer({
    DATA_DIR: dataDir,
    COMPANION_BASE_URL: model.baseUrl,
    COMPANION_MODEL: "test",
    COMPANION_SECOND_OPINION: "false",
  });
  running.push(server);
  return { server, url: `http://localhost:${await server.ready}` };
};

/** Calls as the first start's member, whoever serves them. */
async function aMember(url: string) {
  const read = async (name: string) => JSON.parse(await readFile(path.join(dataDir, name), "utf8"));
  const { apiKey } = await read("public.json");
  const accounts: { email: string; password: string }[] = await read("accounts.json");
  const member = accounts.find(({ email }) => email.startsWith("thanhvien@"));
  const call = (
    at: string,
    token: string,
    where: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${at}${where}`, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: {
        apikey: apiKey,
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        ...headers,
      },
    });
  const signedIn = await call(url, apiKey, "/auth/v1/token?grant_type=password", member);
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return (at: string, where: string, body?: unknown, headers?: Record<string, string>) =>
    call(at, token, where, body, headers);
}

describe("a server that is killed while the companion speaks", { timeout: 120_000 }, () => {
  it("loses nothing: after its next start the same key brings the whole answer, once", async () => {
    const first = await start();
    const call = await aMember(first.url);
    await call(first.url, "/functions/v1/account/consents", { kind: "model", given: true });
    const opened = await call(first.url, "/functions/v1/session", { mode: "map" });
    const { data } = (await opened.json()) as { data: { id: string } };
    model.behave((_, response) => {
      beginStream(response);
      sayPart(response, "Mình nghe bạn nói về ");
    });
    const question = { sessionId: data.id, question: "Mình vừa mất một người bạn cũ." };
    const headers = { Accept: "text/event-stream", "Idempotency-Key": randomUUID() };
    const events = readEvents(await call(first.url, "/functions/v1/companion/map", question, headers));
    const { value: begun } = await events.next();
    expect(begun).toMatchObject({ event: "token", data: { text: "Mình nghe bạn nói về" } });

    first.server.child.kill("SIGKILL");
    await first.server.ended;
    await expect(events.next()).rejects.toThrow();

    const second = await start();
    model.behave(saying("Một người bạn cũ vừa đi xa. Bạn nhớ điều gì ở người ấy?"));
    const again = await call(second.url, "/functions/v1/companion/map", question, {
      ...headers,
      "Last-Event-ID": String(begun?.id),
    });
    const after = await allEvents(again);
    expect(after[0]?.event).toBe("restart");
    expect(textAfter(after)).toBe("Một người bạn cũ vừa đi xa. Bạn nhớ điều gì ở người ấy?");
    expect(after.at(-1)).toMatchObject({ event: "done", data: { data: { remaining: 4 } } });

    const read = await call(second.url, `/rest/v1/message?sessionId=eq.${data.id}&order=createdAt`);
    expect(((await read.json()) as { content: string }[]).map(({ content }) => content)).toEqual([
      "Mình vừa mất một người bạn cũ.",
      "Một người bạn cũ vừa đi xa. Bạn nhớ điều gì ở người ấy?",
    ]);
  });

  it("leaves its turn to the next start when it is told to end", async () => {
    const [before] = running.slice(-1);
    const url = `http://localhost:${await before?.ready}`;
    const call = await aMember(url);
    const opened = await call(url, "/functions/v1/session", { mode: "portal" });
    const { data } = (await opened.json()) as { data: { id: string } };
    model.behave((_, response) => {
      beginStream(response);
      sayPart(response, "Cơ thể bạn ");
    });
    const headers = { Accept: "text/event-stream", "Idempotency-Key": randomUUID() };
    const question = { sessionId: data.id, question: "Vai mình cứng đờ." };
    const events = readEvents(await call(url, "/functions/v1/companion/portal", question, headers));
    await events.next();
    const from = Date.now();
    before?.child.kill("SIGTERM");
    // The stream ends in order, without a word about an end of the turn.
    expect((await events.next()).done).toBe(true);
    expect(await before?.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - from).toBeLessThan(8_000);

    const next = await start();
    model.behave(saying("Vai cứng đờ. Nó đang gánh điều gì?"));
    const path = `/functions/v1/companion/portal/turn/${headers["Idempotency-Key"]}`;
    const after = await allEvents(await call(next.url, path, undefined, { Accept: "text/event-stream" }));
    expect(textAfter(after)).toBe("Vai cứng đờ. Nó đang gánh điều gì?");
  });
});
