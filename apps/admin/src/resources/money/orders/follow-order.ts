// Follows an order: the server streams every change.
import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeyFor } from "../../../common/api/use-api-query.ts";
import { useHost } from "../../../common/host/host-context.ts";

const RECONNECT_MS = 5_000;

/** Calls `changed` for each event until the stream ends. */
async function readEvents(
  fetch: BackOfficeHost["fetch"],
  path: string,
  changed: () => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(path, { signal });
  if (!response.ok || !response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (unread + value).split("\n\n");
    unread = events.pop() ?? "";
    if (events.some((event) => event.startsWith("event: order"))) changed();
  }
}

/** Keeps the page of an order that can still change as the server knows it. */
export function useFollowOrder(id: string, isOpen: boolean): void {
  const { fetch } = useHost();
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => void client.invalidateQueries({ queryKey: queryKeyFor(`/admin/order/${id}`) });
    const follow = async () => {
      await readEvents(fetch, `/functions/v1/admin/order/${id}/events`, changed, left.signal).catch(
        () => undefined,
      );
      if (!left.signal.aborted) timer = setTimeout(follow, RECONNECT_MS);
    };
    void follow();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [client, fetch, id, isOpen]);
}
