// Work whose length would tell something, such as whether an address is known: it begins once the answer is on its way.
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Starts `work` after the answer to this request; a failure is logged with the request. */
export function afterAnswer(c: Context<AppEnv>, work: () => Promise<unknown>): void {
  const { log } = c.var;
  setImmediate(() => {
    work().catch((error: unknown) => log.error({ err: error }, "work after an answer failed"));
  });
}
