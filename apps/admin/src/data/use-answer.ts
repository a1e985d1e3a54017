// What functions of the server answer, read through the shapes that both sides agreed on.
import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { z } from "zod/mini";
import { sendJson } from "./ask.ts";
import { useAsk } from "./use-ask.ts";

const FUNCTIONS = "/functions/v1";
/** First part of the key of everything that was asked here: a decision makes all of it old. */
export const ANSWERS = "answers";

const dataOf = <S extends z.ZodMiniType>(schema: S, json: unknown): z.output<S> =>
  schema.parse(z.object({ data: z.unknown() }).parse(json).data) as z.output<S>;

interface Options<T> {
  /** What was shown stays until the answer to another path is there: for filters of one page, never for another person. */
  keepsPrevious?: boolean;
  /** Asked anew so many milliseconds later, while the page is looked at: for what changes by itself, or under other hands. */
  againMs?: number | ((shown: T | undefined) => number | false);
  /** Asked anew whenever it is opened, and shown only then. */
  isFresh?: boolean;
}

/** `path` below /functions/v1, with its query. */
export function useAnswer<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  { keepsPrevious = false, againMs = () => false, isFresh = false }: Options<z.output<S>> = {},
): UseQueryResult<z.output<S>> {
  const ask = useAsk();
  return useQuery({
    queryKey: [ANSWERS, path],
    queryFn: async () => dataOf(schema, (await ask(FUNCTIONS + path)).json),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state }: { state: { data: z.output<S> | undefined } }) =>
      typeof againMs === "function" ? againMs(state.data) : againMs,
    ...(isFresh && { gcTime: 0 }),
  });
}

/** A long list, a page after the other: each says where the `next` one begins. */
export function usePages<S extends z.ZodMiniType<{ next: string | null }>>(path: string, schema: S) {
  const ask = useAsk();
  return useInfiniteQuery({
    // Pages are kept in another shape than the one answer of the same path.
    queryKey: [ANSWERS, "pages", path],
    initialPageParam: "",
    queryFn: async ({ pageParam }) => {
      const after = pageParam && `${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(pageParam)}`;
      return dataOf(schema, (await ask(FUNCTIONS + path + after)).json);
    },
    placeholderData: keepPreviousData,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export interface Decision {
  /** Below /functions/v1. */
  path: string;
  body?: unknown;
  method?: "POST" | "DELETE";
}

/**
 * Sends something that was decided. Whatever is on the screen is asked for again, whether it was taken or refused. Throws
 * what `ask` throws.
 */
export function useDecide(): (decision: Decision) => Promise<void> {
  const ask = useAsk();
  const client = useQueryClient();
  return async ({ path, body = {}, method = "POST" }) => {
    try {
      await sendJson(ask, method, FUNCTIONS + path, body);
    } finally {
      await client.invalidateQueries({ queryKey: [ANSWERS] });
    }
  };
}

/** "?a=b" of what has a value; "" of nothing. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
