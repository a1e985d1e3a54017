import { useMutation, useQueryClient } from "@tanstack/react-query";
import { HttpError, useNotify } from "react-admin";
import { sendJson } from "../api/http-client.ts";
import { useHttpClient } from "../api/use-http-client.ts";

const CHANGED_MEANWHILE = 409;

interface Options<E> {
  /** Under which the entries were asked. */
  queryKey: readonly unknown[];
  /** A function of the database, and what it is called with beside the two orders. */
  call: "orderEpisodes" | "orderLessons";
  of: Readonly<Record<string, number>>;
  getId(entry: E): number;
}

interface Orders {
  /** As it stood when somebody moved an entry. */
  seen: number[];
  wanted: number[];
}

/**
 * Writes a whole order at once, optimistically. A list that changed meanwhile is not overwritten: the person is
 * notified and sees its present state.
 */
export function useOrder<E>({ queryKey, call, of, getId }: Options<E>) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orders: Orders) =>
      sendJson(httpClient, "POST", `/rest/v1/rpc/${call}`, { ...of, ...orders }),
    onMutate: async ({ wanted }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<E[]>(queryKey);
      const place = (entry: E) => wanted.indexOf(getId(entry));
      client.setQueryData<E[]>(
        queryKey,
        (now) => now && [...now].sort((one, other) => place(one) - place(other)),
      );
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      const isOld = error instanceof HttpError && error.status === CHANGED_MEANWHILE;
      notify(error.message, { type: isOld ? "warning" : "error" });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
