// An order while money is awaited: followed as a stream of events, across lost connections; asked for where no stream
// comes through.
import { browserApi } from "../../api/client.ts";
import { streamEvents } from "../../api/event-stream.ts";
import { loadOrder, orderAddress } from "../../api/orders.ts";
import { streamCall } from "../../api/stream-call.ts";
import { isSettled, type Order, type OrderKind } from "../../common/orders/order.ts";

export type Followed =
  | { kind: "order"; order: Order }
  /** No answer at the moment; the connection is retried. */
  | { kind: "lost" }
  /** The order does not exist, or belongs to another person. */
  | { kind: "missing" };

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
  // An event sent while the network was away may never arrive, although the connection looks alive.
  window.addEventListener("online", leave);
  try {
    const path = `${orderAddress(kind, id)}/events`;
    const answer = await streamCall({ method: "GET", path, signal: own.signal }).catch(() => undefined);
    if (answer?.status === 404) yield { kind: "missing" };
    if (!answer?.ok || !answer.body) return;
    for await (const { event, data } of streamEvents(answer.body)) {
      const order = event === "order" ? await orderFrom(data) : undefined;
      if (order) yield { kind: "order", order };
    }
  } finally {
    own.abort();
    signal.removeEventListener("abort", leave);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", leave);
  }
}

async function orderFrom(data: string): Promise<Order | undefined> {
  try {
    const { Order } = await import("../../api/schemas/orders.ts");
    return Order.parse(JSON.parse(data));
  } catch {
    // Half an event, or one of a later server: the next one counts.
    return undefined;
  }
}

async function ask(kind: OrderKind, id: string): Promise<Followed> {
  const answer = await loadOrder(browserApi(), kind, id);
  if (answer.ok) return { kind: "order", order: answer.order };
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
