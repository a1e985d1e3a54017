// Queries and actions over /functions/v1; answers are parsed by the schemas that both sides share.
import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { z } from "zod/mini";
import { sendJson } from "./http-client.ts";
import { useHttpClient } from "./use-http-client.ts";

export const FUNCTIONS = "/functions/v1";
/** First part of the key of every query made here: an action makes all of them stale. */
export const API_QUERIES = "answers";

export const parseData = <S extends z.ZodMiniType>(schema: S, json: unknown): z.output<S> =>
  schema.parse(z.object({ data: z.unknown() }).parse(json).data) as z.output<S>;

interface Options<T> {
  /** Keeps the previous answer until that of another path is there: for filters of one page, never for another person. */
  keepPrevious?: boolean;
  /** Refetch interval in milliseconds while the page is visible: for data that others or time change. */
  refetchMs?: number | ((shown: T | undefined) => number | false);
  /** Fetched on every mount; a cached answer is not shown. */
  isFresh?: boolean;
}

/** `path` below /functions/v1, with its query. */
export function useApiQuery<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  { keepPrevious = false, refetchMs = () => false, isFresh = false }: Options<z.output<S>> = {},
): UseQueryResult<z.output<S>> {
  const httpClient = useHttpClient();
  return useQuery({
    queryKey: queryKeyFor(path),
    queryFn: async () => parseData(schema, (await httpClient(FUNCTIONS + path)).json),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state }: { state: { data: z.output<S> | undefined } }) =>
      typeof refetchMs === "function" ? refetchMs(state.data) : refetchMs,
    ...(isFresh && { gcTime: 0 }),
  });
}

export const queryKeyFor = (path: string): string[] => [API_QUERIES, path];

interface PagesOptions<T> {
  /** The cursor after a page; `getNextCursor` for pages that carry `next`. */
  getNext: (page: T) => string | null;
  refetchMs?: number;
}

/** Pages of a long list, each loaded after the cursor of the one before it. */
export function useApiPages<S extends z.ZodMiniType>(
  path: string,
  schema: S,
  { getNext, refetchMs }: PagesOptions<z.output<S>>,
) {
  const httpClient = useHttpClient();
  return useInfiniteQuery({
    // Pages are cached in another shape than the one answer of the same path.
    queryKey: [API_QUERIES, "pages", path],
    initialPageParam: "",
    queryFn: async ({ pageParam }) => {
      const after = pageParam && `${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(pageParam)}`;
      return parseData(schema, (await httpClient(FUNCTIONS + path + after)).json);
    },
    placeholderData: keepPreviousData,
    getNextPageParam: (page: z.output<S>) => getNext(page) ?? undefined,
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
  });
}

/** The cursor that most pages carry. */
export const getNextCursor = ({ next }: { next: string | null }): string | null => next;

export interface ActionRequest {
  /** Below /functions/v1. */
  path: string;
  body?: unknown;
  method?: "POST" | "DELETE";
}

/**
 * Sends something that was decided. Whatever is on the screen is asked for again, whether it was taken or refused. Throws
 * what `ask` throws.
 */
export function useAdminAction(): (decision: ActionRequest) => Promise<void> {
  const httpClient = useHttpClient();
  const client = useQueryClient();
  return async ({ path, body = {}, method = "POST" }) => {
    try {
      await sendJson(httpClient, method, FUNCTIONS + path, body);
    } finally {
      await client.invalidateQueries({ queryKey: [API_QUERIES] });
    }
  };
}

/** "?a=b" of what has a value; "" of nothing. */
export function toQueryString(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
