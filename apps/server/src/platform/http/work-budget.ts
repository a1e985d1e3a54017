// Limits the work that anonymous clients of one place may cause, counted in this process: it costs no statement, and
// holds while the database is away.
import { LRUCache } from "lru-cache";

export interface WorkBudget {
  /** Spends `cost` of what `who` may still spend in this minute; false, and nothing is spent, when that is too little. */
  spend(who: string, cost: number): boolean;
}

const MINUTE_MS = 60_000;
/** Far more places than one minute brings; the least recently seen are forgotten first. */
const PLACES = 20_000;

export function createWorkBudget(perMinute: number, now: () => number = Date.now): WorkBudget {
  const spent = new LRUCache<string, { until: number; sum: number }>({ max: PLACES });
  return {
    spend(who, cost) {
      const known = spent.get(who);
      const account = known && known.until > now() ? known : { until: now() + MINUTE_MS, sum: 0 };
      if (account.sum + cost > perMinute) return false;
      account.sum += cost;
      spent.set(who, account);
      return true;
    },
  };
}
