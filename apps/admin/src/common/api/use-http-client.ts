import { useMemo } from "react";
import { useHost } from "../host/host-context.ts";
import { createHttpClient, type HttpClient } from "./http-client.ts";

/** For what is no row: calls of /functions/v1 and of functions in the database. Throws an `HttpError` for readers. */
export function useHttpClient(): HttpClient {
  const { fetch } = useHost();
  return useMemo(() => createHttpClient(fetch), [fetch]);
}
