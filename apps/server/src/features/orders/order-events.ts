// Order events for pages that wait for money, from PostgreSQL to every server process. While the listening connection
// is lost changes are unknown, so all waiting pages read again once it is back.
import type { Listener } from "../../platform/database/listener.ts";
import type { OrderRow } from "./order.ts";

export interface OrderEvents {
  /**
   * The order as it is, and again each time it changed or money named it, until the reader leaves: money may come for an
   * order that is paid or closed. `read` loads it for its owner; once it fails, that was all. `left` aborts when
   * the reader is gone.
   */
  follow(orderId: string, read: () => Promise<OrderRow>, left?: AbortSignal): AsyncGenerator<OrderRow, void>;
}

/** A page asks again after this; a phone that was put away is not followed for ever. */
const LONGEST_MS = 15 * 60_000;

export function createOrderEvents(listener: Pick<Listener, "listen">): OrderEvents {
  const waiting = new Map<string, Set<() => void>>();
  let listening: Promise<void> | undefined;
  const wake = (orderId: string): void => {
    for (const look of waiting.get(orderId) ?? []) look();
  };
  const listen = (): Promise<void> => {
    listening ??= listener.listen("order_changed", {
      heard: wake,
      connected: (isConnected) => isConnected && [...waiting.keys()].forEach(wake),
    });
    return listening;
  };

  /** Returns what ends the waiting. */
  const wait = (orderId: string, look: () => void): (() => void) => {
    const others = waiting.get(orderId) ?? new Set();
    waiting.set(orderId, others.add(look));
    return () => {
      others.delete(look);
      if (others.size === 0) waiting.delete(orderId);
    };
  };

  return {
    async *follow(orderId, read, left) {
      await listen();
      let changed = Promise.withResolvers<void>();
      const stop = wait(orderId, () => changed.resolve());
      const overdue = Promise.withResolvers<"over">();
      const end = (): void => overdue.resolve("over");
      const timer = setTimeout(end, LONGEST_MS).unref();
      left?.addEventListener("abort", end);
      try {
        for (;;) {
          // Subscribed before the order is read, so that a change in between is seen in the next round.
          changed = Promise.withResolvers();
          const order = await read().catch(() => undefined);
          if (!order) return;
          yield order;
          if ((await Promise.race([changed.promise, overdue.promise])) === "over") return;
        }
      } finally {
        clearTimeout(timer);
        left?.removeEventListener("abort", end);
        stop();
      }
    },
  };
}
