// Limits rendering: making a page costs thousands of times what sending a cached one does, and unknown addresses can
// be made up without end. Cached pages, and those in progress for another client, are not counted.
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { isMadePage } from "./cache-keys.ts";
import { addressBlock, type ClientAddress } from "./client-address.ts";
import { plainPage } from "./plain-page.ts";
import { createWorkBudget } from "./work-budget.ts";

/** A school behind one address reads mostly what is kept; a crawler that takes its time stays far below. */
const PAGES_PER_MINUTE = 600;
const RETRY_SECONDS = 60;

/** This machine: its own tools, and everybody behind a proxy that TRUSTED_PROXIES does not name. */
const OURSELVES = /^(127\.|::1$)/;

const REFUSED = plainPage({
  title: "Bạn đợi một chút nhé",
  vi: "Từ mạng bạn đang dùng vừa có rất nhiều trang được mở. Bạn thử lại sau một phút nhé.",
  en: "Very many pages were opened from your network just now. Please try again in a minute.",
});

export function pageBudget(clientAddress: ClientAddress, perMinute = PAGES_PER_MINUTE) {
  const budget = createWorkBudget(perMinute);
  return createMiddleware<AppEnv>(async (c, next) => {
    const address = clientAddress(c);
    const isFree = address === undefined || OURSELVES.test(address) || !isMadePage(c.req.path);
    if (isFree || budget.spend(addressBlock(address), 1)) return next();
    return c.body(REFUSED.body, 429, { ...REFUSED.headers, "Retry-After": String(RETRY_SECONDS) });
  });
}
