// An order while money is awaited: followed as a stream of events, across lost connections; asked for where no stream
// comes through.
import { apiClient } from "../../api/client.ts";
import { type OrderEvent, streamOrder } from "../../api/order-events.ts";
import { getOrder, type OrderKind } from "../../api/orders.ts";
import { isSettled } from "../../common/orders/order.ts";

/** `lost`: no answer at the moment; the connection is retried. */
export type Followed = OrderEvent | { kind: "lost" };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

/** Money may name an order that is paid or closed: asked for more seldom where no stream comes through. */
const SETTLED_PAUSE_MS = 60_000;

/** Ends when the order is missing or when `signal` aborts. */
export async function* followOrder(
  kind: OrderKind,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Followed, void> {
  for (let failed = 0; !signal.aborted; failed += 1) {
    for await (const followed of listen(kind, id, signal)) {
      failed = 0;
      yield followed;
      if (followed.kind === "missing") return;
    }
    if (signal.aborted) return;
    // A stream that ended in peace is opened again at once; one that did not come is asked around.
    const asked = await ask(kind, id);
    yield asked;
    if (asked.kind === "missing") return;
    const isOver = asked.kind === "order" && isSettled(asked.order);
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS);
    await pause(isOver ? SETTLED_PAUSE_MS : wait, signal);
  }
}

async function* listen(kind: OrderKind, id: string, signal: AbortSignal): AsyncGenerator<Followed, void> {
  // A phone that comes back from the bank's app may hold a connection that is long dead.
  const own = new AbortController();
  const wake = () => document.visibilityState === "visible" && own.abort();
  const leave = () => own.abort();
  signal.addEventListener("abort", leave);
  document.addEventListener("visibilitychange", wake);
  // An event sent while the network was away may never arrive, although the connection seems open.
  window.addEventListener("online", leave);
  try {
    yield* streamOrder(kind, id, own.signal);
  } finally {
    own.abort();
    signal.removeEventListener("abort", leave);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", leave);
  }
}

async function ask(kind: OrderKind, id: string): Promise<Followed> {
  const answer = await getOrder(apiClient(), kind, id);
  if (answer.ok) return { kind: "order", order: answer.data };
  return { kind: answer.error.status === 404 ? "missing" : "lost" };
}

/** A network that comes back, or a person who does, ends it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", over);
      document.removeEventListener("visibilitychange", over);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = window.setTimeout(over, ms);
    window.addEventListener("online", over);
    document.addEventListener("visibilitychange", over);
    signal.addEventListener("abort", over);
  });
}
