// Connections cost memory before anything is asked on them: one address must not hold all that there is.
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressBlock, addressOfSocket } from "./client-address.ts";

/** A large office opens six for each of its browsers. */
const MOST_OF_ADDRESS = 2_000;

/** This machine: its own tools, and an unnamed proxy. */
const OURSELVES = /^(127\.|::1$)/;

export function capConnections(server: Server, trustedProxies: number, most = MOST_OF_ADDRESS): void {
  // Proxies of the operator connect for everybody.
  if (trustedProxies > 0) return;
  const open = new Map<string, number>();
  const add = (block: string, change: number): number => {
    const count = (open.get(block) ?? 0) + change;
    if (count > 0) open.set(block, count);
    else open.delete(block);
    return count;
  };
  server.on("connection", (socket: Socket) => {
    const address = addressOfSocket(socket);
    if (address === undefined || OURSELVES.test(address)) return;
    const block = addressBlock(address);
    socket.once("close", () => add(block, -1));
    if (add(block, 1) > most) socket.destroy();
  });
}
