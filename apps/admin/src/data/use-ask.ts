import { useMemo } from "react";
import { useHost } from "../host/host-context.ts";
import { type Ask, createAsk } from "./ask.ts";

/** For what is no row: calls of /functions/v1 and of functions in the database. Throws an `HttpError` for readers. */
export function useAsk(): Ask {
  const { fetch } = useHost();
  return useMemo(() => createAsk(fetch), [fetch]);
}
