// Graceful shutdown of a process that others replace: no client may notice it.
import type { Server as HttpServer } from "node:http";
import { Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Takes no new connections and answers what comes on open ones, each with the word that it is the last. Idle connections are left
 * to their time limit: whoever closes one may cut off a request that is on its way. Resolves when all are gone, or the
 * patience is.
 */
export async function drain(server: HttpServer, patienceMs: number): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The method of HTTP servers would close idle connections as well.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })]);
}
