// GET /functions/v1/search?q=&kind=&limit=
import { LONGEST_SEARCH, SEARCH_KINDS, type SearchAnswer, SearchKind } from "@bentrong/contract/search";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { ANONYMOUS, type Caller, type Database } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { addressBlock, type ClientAddress } from "../../platform/http/client-address.ts";
import { readQuery } from "../../platform/http/read-query.ts";
import { recordReads } from "../../platform/http/single-flight.ts";
import { createWorkBudget } from "../../platform/http/work-budget.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { parseBearer } from "../../platform/identity/bearer.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";
import { Problem } from "../../platform/problem.ts";
import { searchItems } from "./search-items.ts";

export interface SearchDeps {
  database: Pick<Database, "asCaller">;
  tokens: Pick<Tokens, "publicKey">;
  authenticate: Authenticate;
  clientAddress: ClientAddress;
}

/** Searches of one place in a minute that nobody made before: far more than typing makes. */
const SEARCHES_PER_MINUTE = 240;
const MOST_RESULTS = 30;

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

export function createSearch({ database, tokens, authenticate, clientAddress }: SearchDeps): Hono<AppEnv> {
  const budget = createWorkBudget(SEARCHES_PER_MINUTE);
  const getCaller = async (c: Context<AppEnv>): Promise<Caller> => {
    const token = parseBearer(c.req.header("authorization"));
    if (token === undefined || token === tokens.publicKey) return ANONYMOUS;
    c.header("Cache-Control", "no-store");
    return (await authenticate(c)).caller;
  };
  return new Hono<AppEnv>().get("/", async (c) => {
    const { q: words, kind, limit } = readQuery(c, Query);
    const caller = await getCaller(c);
    if (!budget.spend(addressBlock(clientAddress(c)), 1)) {
      throw new Problem("too_many_requests", "Bạn tìm hơi nhanh. Đợi một chút rồi thử lại nhé.", {
        retryAfterSeconds: 30,
      });
    }
    recordReads("blog", "podcast", "episode", "podcastEpisode", "episodeTimeline", "course", "category");
    const data = await searchItems(database, caller, { words, kinds: kind, limit });
    return c.json({ success: true, data } satisfies SearchAnswer);
  });
}
