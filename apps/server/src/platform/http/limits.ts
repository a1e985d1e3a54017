// How often something may be done, counted in the database so that every server process counts the same.
import { createHash } from "node:crypto";
import { AUTH_SERVICE, type Database } from "../database/database.ts";
import { Problem } from "../problem.ts";

export interface Limit {
  /** Limit within one window. */
  limit: number;
  /** The window opens with the first time and closes this many seconds later. */
  windowSeconds: number;
}

export interface Limits {
  /** Counts one more; throws Problem("too_many_requests"), with the seconds to wait, once there were too many. */
  take(bucket: string, limit: Limit): Promise<void>;
  /** Resets the count, e.g. after a success. */
  forget(bucket: string): Promise<void>;
}

/**
 * One statement, so that concurrent calls are all counted. The count stops just above the limit. Asynchronous commit:
 * after a crash of the database the last few calls are not counted.
 */
const TAKE = `
  insert into ops.rate_limit as seen (bucket, window_end, hits)
  values ($1, now() + make_interval(secs => $3), 1)
  on conflict (bucket) do update set
    hits = case when seen.window_end <= now() then 1 else least(seen.hits + 1, $2 + 1) end,
    window_end = case when seen.window_end <= now() then excluded.window_end else seen.window_end end
  returning hits > $2 as refused, ceil(extract(epoch from window_end - now()))::int as seconds,
    set_config('synchronous_commit', 'off', true)`;

const FORGET = "delete from ops.rate_limit where bucket = $1";

export function createLimits(database: Pick<Database, "asCaller">): Limits {
  return {
    async take(bucket, { limit, windowSeconds }) {
      const { rows } = await database.asCaller(AUTH_SERVICE, {
        text: TAKE,
        values: [stored(bucket), limit, windowSeconds],
        name: "limits_take",
      });
      if (!rows[0]?.refused) return;
      throw new Problem("too_many_requests", "Bạn thao tác hơi nhanh. Vui lòng nghỉ một chút rồi thử lại.", {
        retryAfterSeconds: Math.max(1, Number(rows[0].seconds)),
      });
    },
    async forget(bucket) {
      await database.asCaller(AUTH_SERVICE, {
        text: FORGET,
        values: [stored(bucket)],
        name: "limits_forget",
      });
    },
  };
}

/** Buckets are keyed by hashes: their e-mail and network addresses are not stored in clear. */
const stored = (bucket: string): string => createHash("sha256").update(bucket).digest("base64url");
