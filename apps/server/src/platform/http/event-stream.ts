// Server-sent events (WHATWG HTML, 9.2): made as the reader takes them, with signs of life in between.
export interface WireEvent {
  event: string;
  data: unknown;
  /** Position to resume from, sent back as Last-Event-ID. */
  id?: string;
}

/** Proxies and phones end connections on which nothing moves. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Neither kept nor packed by anybody on the way.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

export function eventStream<E>(
  events: AsyncGenerator<E, void>,
  wire: (event: E) => WireEvent | undefined,
  heartbeatMs = HEARTBEAT_MS,
): Response {
  const encoder = new TextEncoder();
  let pending: Promise<IteratorResult<E, void>> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(": bắt đầu\n\n")),
    async pull(controller) {
      pending ??= events.next();
      const next = await within(pending, heartbeatMs);
      if (next === "silence") return controller.enqueue(encoder.encode(": vẫn đây\n\n"));
      pending = undefined;
      if (next.done) return controller.close();
      const sent = wire(next.value);
      // A stream of which nothing comes would not be asked again.
      controller.enqueue(encoder.encode(sent ? written(sent) : ": \n\n"));
    },
    // The reader is gone; whatever was being told goes on without them.
    cancel: () => void events.return(),
  });
  return new Response(body, { headers: HEADERS });
}

/** JSON has no line feed of its own, so one data line is enough. */
const written = ({ event, data, id }: WireEvent): string =>
  `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

async function within<T>(work: Promise<T>, ms: number): Promise<T | "silence"> {
  const silence = Promise.withResolvers<"silence">();
  const timer = setTimeout(() => silence.resolve("silence"), ms);
  try {
    return await Promise.race([work, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
