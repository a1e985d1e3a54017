// Server-sent events (WHATWG HTML, 9.2), read by fetch: EventSource can neither post nor send headers.

export interface StreamEvent {
  event: string;
  data: string;
  id: string | undefined;
}

/** Feed it what arrives, in whatever pieces; each call answers the events that are complete by then. */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = "";
  let event = "";
  let data: string[] = [];
  let id: string | undefined;

  function take(line: string): StreamEvent[] {
    if (line === "") return dispatch();
    const { name, value } = parseField(line);
    if (name === "event") event = value;
    else if (name === "data") data.push(value);
    else if (name === "id") id = value;
    return [];
  }

  function dispatch(): StreamEvent[] {
    const whole = { event: event || "message", data: data.join("\n"), id };
    const isEmpty = data.length === 0;
    event = "";
    data = [];
    id = undefined;
    return isEmpty ? [] : [whole];
  }

  return (piece) => {
    const text = rest + piece;
    // A carriage return at the very end may be half of a line's end.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.flatMap(take);
  };
}

function parseField(line: string): { name: string; value: string } {
  const colon = line.indexOf(":");
  if (colon < 0) return { name: line, value: "" };
  const value = line.slice(colon + 1);
  return { name: line.slice(0, colon), value: value.startsWith(" ") ? value.slice(1) : value };
}

/** Silence after which a connection counts as lost; keep-alive lines arrive every 15 seconds. */
const SILENCE_MS = 45_000;

/** The events of an answer's body, to its end or the loss of the connection; reconnecting is left to the caller. */
export async function* streamEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const reader = body.getReader();
  const text = new TextDecoder();
  const read = createEventReader();
  try {
    for (;;) {
      const piece = await within(reader.read(), SILENCE_MS);
      if (piece === undefined || piece.done) return;
      yield* read(text.decode(piece.value, { stream: true }));
    }
  } catch {
    // Lost on the way.
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: number | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    window.clearTimeout(timer);
  }
}
