// A server that speaks OpenAI's chat completions, and misbehaves as the test wishes.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface Asked {
  authorization: string | undefined;
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
  /** Everything it was sent, as one text. */
  text: string;
}

/** Answer to one request. */
export type Behaviour = (asked: Asked, response: ServerResponse, nth: number) => Promise<void> | void;

export interface ModelServer {
  baseUrl: string;
  /** Requests for replies, oldest first. */
  asked: Asked[];
  /** Requests for a second opinion. */
  opinions: Asked[];
  behave(behaviour: Behaviour): void;
  /** Answer to whether somebody is in danger; KHÔNG from the start. */
  opine(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: "c",
    object: "chat.completion.chunk",
    created: 1,
    model: "test",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.write(chunk({ role: "assistant", content: "" }));
}

export const sayPart = (response: ServerResponse, text: string): unknown =>
  response.write(chunk({ content: text }));

export function endStream(response: ServerResponse, finish = "stop"): void {
  response.write(chunk({}, finish));
  response.write(
    `data: ${JSON.stringify({
      id: "c",
      object: "chat.completion.chunk",
      created: 1,
      model: "test",
      choices: [],
      usage: { prompt_tokens: 700, completion_tokens: 40, total_tokens: 740 },
    })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

/** Says the text word by word. */
export const saying =
  (text: string, { pauseMs = 0, finish = "stop" } = {}): Behaviour =>
  async (_, response) => {
    beginStream(response);
    for (const word of text.match(/\S+\s*/g) ?? []) {
      if (pauseMs > 0) await sleep(pauseMs);
      if (response.destroyed) return;
      sayPart(response, word);
    }
    endStream(response, finish);
  };

export const failing =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "no", type: "server_error" } }));
  };

const opining =
  (word: string): Behaviour =>
  (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        id: "o",
        object: "chat.completion",
        created: 1,
        model: "test",
        choices: [{ index: 0, message: { role: "assistant", content: word }, finish_reason: "stop" }],
        usage: { prompt_tokens: 300, completion_tokens: 2, total_tokens: 302 },
      }),
    );
  };
export const seesDanger = opining("CÓ.");
export const seesNone = opining("KHÔNG");

export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  const opinions: Asked[] = [];
  let reply: Behaviour = saying("Mình nghe bạn.");
  let opinion: Behaviour = seesNone;
  const server = createServer((request, response) => {
    void read(request).then(async (one) => {
      const isReply = one.body.stream === true;
      const list = isReply ? asked : opinions;
      list.push(one);
      await (isReply ? reply : opinion)(one, response, list.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    opinions,
    behave(behaviour) {
      asked.length = 0;
      opinions.length = 0;
      reply = behaviour;
    },
    opine(behaviour) {
      opinion = behaviour;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  return { authorization: request.headers.authorization, body: JSON.parse(text), text };
}
