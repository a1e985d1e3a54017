import {
  type CloseKind,
  MeaningAnswer,
  MOST_CLOSE,
  SearchAnswer,
  type SearchResult,
} from "@bentrong/contract/search";
import { type Api, type ApiResult, mapResult } from "./result.ts";

export type SearchResults = SearchAnswer["data"];

/** Everything that holds these words. */
export const search = async (
  api: Api,
  words: string,
  signal: AbortSignal,
): Promise<ApiResult<SearchResults>> =>
  mapResult(
    await api.get(`/functions/v1/search?q=${encodeURIComponent(words)}`, { schema: SearchAnswer, signal }),
    ({ data }) => data,
  );

/** Items that are close in meaning, the closest first; empty without a sentence model on the server. */
export const searchByMeaning = async (
  api: Api,
  words: string,
  signal: AbortSignal,
): Promise<ApiResult<SearchResult[]>> =>
  mapResult(
    await api.get(`/functions/v1/search/by-meaning?q=${encodeURIComponent(words)}`, {
      schema: MeaningAnswer,
      signal,
    }),
    ({ data }) => data.results,
  );

/** Articles, podcasts and courses that are close in meaning to one of them, the closest first. */
export const listCloseItems = async (
  api: Api,
  { kind, id }: { kind: CloseKind; id: number },
): Promise<ApiResult<SearchResult[]>> =>
  mapResult(
    await api.get(`/functions/v1/search/close?type=${kind}&id=${id}&limit=${MOST_CLOSE}`, {
      schema: MeaningAnswer,
    }),
    ({ data }) => data.results,
  );
