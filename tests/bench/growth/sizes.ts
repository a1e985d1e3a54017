// How much data each step of the growth benchmark has. GROWTH_SCALE=0.05 makes all of them that much smaller.

export interface Size {
  /** Against the first step. */
  factor: number;
  articles: number;
  episodes: number;
  users: number;
  messages: number;
  orders: number;
}

const FACTORS = [1, 10, 100];
const FIRST = { articles: 200, episodes: 200, users: 1_000, messages: 10_000, orders: 2_000 };

export function readSizes(scale = Number(process.env.GROWTH_SCALE ?? 1)): Size[] {
  if (!(scale > 0 && scale <= 10)) throw new Error("GROWTH_SCALE: must be above 0 and at most 10");
  const at = (factor: number, count: number): number => Math.max(20, Math.round(count * factor * scale));
  return FACTORS.map((factor) => ({
    factor,
    articles: at(factor, FIRST.articles),
    episodes: at(factor, FIRST.episodes),
    users: at(factor, FIRST.users),
    messages: at(factor, FIRST.messages),
    orders: at(factor, FIRST.orders),
  }));
}
