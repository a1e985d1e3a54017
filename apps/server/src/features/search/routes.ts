// GET /functions/v1/search?q=&kind=&limit=, /functions/v1/search/by-meaning?q=&kind= and /functions/v1/search/close?type=&id=
import {
  CLOSE_KINDS,
  LONGEST_SEARCH,
  type MeaningAnswer,
  MOST_CLOSE,
  SEARCH_KINDS,
  type SearchAnswer,
  SearchKind,
} from "@bentrong/contract/search";
import type { Embedder } from "@bentrong/embedding";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { ANONYMOUS, type Caller, type Database } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { addressBlock, type ClientAddress } from "../../platform/http/client-address.ts";
import { readQuery } from "../../platform/http/read-query.ts";
import { limitLifetime, recordReads } from "../../platform/http/single-flight.ts";
import { createWorkBudget, type WorkBudget } from "../../platform/http/work-budget.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { parseBearer } from "../../platform/identity/bearer.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";
import { Problem } from "../../platform/problem.ts";
import { listCloseItems } from "./meaning/list-close-items.ts";
import { createMeaningIndex } from "./meaning/meaning-index.ts";
import { createSearchByMeaning } from "./meaning/search-by-meaning.ts";
import { searchItems } from "./search-items.ts";

export interface SearchDeps {
  database: Pick<Database, "asCaller" | "listener">;
  /** Without it items are found by their words alone. */
  embedder?: Pick<Embedder, "embed"> | undefined;
  tokens: Pick<Tokens, "publicKey">;
  authenticate: Authenticate;
  clientAddress: ClientAddress;
}

/** New queries of one place in a minute: far more than typing causes. */
const SEARCHES_PER_MINUTE = 240;
/** A question of several words is asked once it is written. */
const MEANINGS_PER_MINUTE = 60;
const MOST_RESULTS = 30;
/** Vectors change without notice to caches. */
const CLOSE_MS = 5 * 60_000;
/** Largest id of a row. */
const LARGEST_ID = 2_147_483_647;

export const Query = z.object({
  q: z
    .string()
    .default("")
    .transform((words) => words.slice(0, LONGEST_SEARCH).replace(/\p{Cc}/gu, " ")),
  kind: z
    .string()
    .transform((kinds) => kinds.split(","))
    .pipe(z.array(SearchKind).min(1).max(SEARCH_KINDS.length))
    .default([...SEARCH_KINDS]),
  /** Results of each kind. */
  limit: z.coerce.number().int().min(1).max(MOST_RESULTS).default(5),
});

export const MeaningQuery = Query.omit({ limit: true });

export const CloseQuery = z.object({
  type: z.enum(CLOSE_KINDS),
  id: z.coerce.number().int().min(1).max(LARGEST_ID),
  limit: z.coerce.number().int().min(1).max(MOST_CLOSE).default(3),
});

export function createSearch({
  database,
  embedder,
  tokens,
  authenticate,
  clientAddress,
}: SearchDeps): Hono<AppEnv> {
  const index = createMeaningIndex({ database });
  const searchByMeaning = createSearchByMeaning({ database, embedder, index });
  const budget = createWorkBudget(SEARCHES_PER_MINUTE);
  const meaningBudget = createWorkBudget(MEANINGS_PER_MINUTE);
  const spend = (c: Context<AppEnv>, from: WorkBudget): void => {
    if (from.spend(addressBlock(clientAddress(c)), 1)) return;
    throw new Problem("too_many_requests", "Bạn tìm hơi nhanh. Đợi một chút rồi thử lại nhé.", {
      retryAfterSeconds: 30,
    });
  };
  const getCaller = async (c: Context<AppEnv>): Promise<Caller> => {
    const token = parseBearer(c.req.header("authorization"));
    if (token === undefined || token === tokens.publicKey) return ANONYMOUS;
    c.header("Cache-Control", "no-store");
    return (await authenticate(c)).caller;
  };
  const app = new Hono<AppEnv>();
  app.get("/", async (c) => {
    const { q: words, kind, limit } = readQuery(c, Query);
    const caller = await getCaller(c);
    spend(c, budget);
    recordReads("blog", "podcast", "episode", "podcastEpisode", "episodeTimeline", "course", "category");
    const data = await searchItems(database, caller, { words, kinds: kind, limit });
    return c.json({ success: true, data } satisfies SearchAnswer);
  });
  app.get("/by-meaning", async (c) => {
    const { q: words, kind } = readQuery(c, MeaningQuery);
    const caller = await getCaller(c);
    spend(c, meaningBudget);
    const results = await searchByMeaning(caller, { words, kinds: kind });
    // The result also changes with the model and its vectors, of which caches are not notified.
    c.header("Cache-Control", "no-store");
    return c.json({ success: true, data: { results } } satisfies MeaningAnswer);
  });
  app.get("/close", async (c) => {
    const { type: kind, id, limit } = readQuery(c, CloseQuery);
    const caller = await getCaller(c);
    spend(c, budget);
    recordReads(...CLOSE_KINDS);
    limitLifetime(CLOSE_MS);
    const results = embedder ? await listCloseItems({ database, index }, caller, { kind, id }, limit) : [];
    return c.json({ success: true, data: { results } } satisfies MeaningAnswer);
  });
  return app;
}
