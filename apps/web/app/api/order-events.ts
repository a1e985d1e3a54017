// An order as a stream of events.
import { streamEvents } from "./event-stream.ts";
import { type Order, type OrderKind, parseOrder, toOrderPath } from "./orders.ts";
import { streamCall } from "./stream-call.ts";

export type OrderEvent =
  | { kind: "order"; order: Order }
  /** The order does not exist, or belongs to another person. */
  | { kind: "missing" };

/** Ends with the connection. */
export async function* streamOrder(
  kind: OrderKind,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<OrderEvent, void> {
  const path = `${toOrderPath(kind, id)}/events`;
  const answer = await streamCall({ method: "GET", path, signal }).catch(() => undefined);
  if (answer?.status === 404) yield { kind: "missing" };
  if (!answer?.ok || !answer.body) return;
  for await (const { event, data } of streamEvents(answer.body)) {
    const order = event === "order" ? await parseEvent(data) : undefined;
    if (order) yield { kind: "order", order };
  }
}

async function parseEvent(data: string): Promise<Order | undefined> {
  try {
    return await parseOrder(JSON.parse(data));
  } catch {
    // Half an event, or one of a later server: the next one counts.
    return undefined;
  }
}
