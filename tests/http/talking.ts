// A person in conversation: the calls of the companion, as a client makes them.
import { randomUUID } from "node:crypto";
import { post, type SignedIn } from "./signed-in.ts";

export type Mode = "map" | "portal";

export interface Answer {
  status: number;
  // Answers are looked at field by field in the tests.
  body: Record<string, unknown> & { data?: Record<string, unknown> };
}

export async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

export async function openSession(person: SignedIn, mode: Mode = "map"): Promise<string> {
  const { status, body } = await readAnswer(await person.call("/session", post({ mode })));
  if (status !== 201) throw new Error(`no session: ${JSON.stringify(body)}`);
  return String(body.data?.id);
}

export interface AskOptions {
  mode?: Mode;
  key?: string;
  headers?: Record<string, string>;
  /** Of another server on the same database. */
  at?: string;
}

export const askRaw = (
  person: SignedIn,
  sessionId: string,
  question: string,
  { mode = "map", key = randomUUID(), headers = {}, at }: AskOptions = {},
): Promise<Response> =>
  person.call(`${at ? `${at}/functions/v1` : ""}/companion/${mode}`, {
    ...post({ sessionId, question }),
    headers: { "Idempotency-Key": key, ...headers },
  });

export const ask = async (...args: Parameters<typeof askRaw>): Promise<Answer> =>
  readAnswer(await askRaw(...args));

/** A conversation's messages as their owner reads them, oldest first. */
export async function messagesIn(
  person: SignedIn,
  sessionId: string,
): Promise<
  { role: string; content: string; counted: boolean; clientId: string | null; createdAt: string }[]
> {
  const answer = await person.call(`/rest/v1/message?sessionId=eq.${sessionId}&order=createdAt.asc`);
  return (await answer.json()) as Awaited<ReturnType<typeof messagesIn>>;
}

export interface StreamEvent {
  event: string;
  data: Record<string, unknown>;
  id?: string;
}

/** The events of a stream as they come; signs of life are left out. */
export async function* readEvents(response: Response): AsyncGenerator<StreamEvent, void> {
  if (!response.body) throw new Error("the answer has no body");
  let text = "";
  for await (const bytes of response.body.pipeThrough(new TextDecoderStream())) {
    text += bytes;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const event = parse(text.slice(0, end));
      text = text.slice(end + 2);
      if (event) yield event;
    }
  }
}

function parse(block: string): StreamEvent | undefined {
  const fields = new Map(
    block
      .split("\n")
      .filter((line) => !line.startsWith(":"))
      .map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
  );
  const event = fields.get("event");
  if (event === undefined) return undefined;
  const id = fields.get("id");
  return { event, data: JSON.parse(fields.get("data") ?? "null"), ...(id === undefined ? {} : { id }) };
}

export async function allEvents(response: Response): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of readEvents(response)) all.push(event);
  return all;
}

/** The reader's screen after these events. */
export function textAfter(events: readonly StreamEvent[]): string {
  return events.reduce((text, { event, data }) => {
    if (event === "restart") return "";
    return event === "token" ? text + String(data.text) : text;
  }, "");
}

export const STREAM = { Accept: "text/event-stream" };
