import { once } from "node:events";
import { createServer } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { capConnections } from "./connection-cap.ts";

function aServer(trustedProxies: number) {
  const server = createServer();
  capConnections(server, trustedProxies, 3);
  return (remoteAddress: string): Socket => {
    const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
    server.emit("connection", socket);
    return socket;
  };
}

describe("connections of one address", () => {
  it("are refused beyond their number, however its addresses are written, and taken again after one ends", async () => {
    const connect = aServer(0);
    const held = ["203.0.113.7", "::ffff:203.0.113.7", "203.0.113.7"].map(connect);
    expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
    expect(connect("203.0.113.7").destroyed).toBe(true);
    expect(connect("203.0.113.8").destroyed).toBe(false);
    const [first] = held;
    first?.destroy();
    if (first) await once(first, "close");
    expect(connect("203.0.113.7").destroyed).toBe(false);
    expect(connect("203.0.113.7").destroyed).toBe(true);
  });

  it("are one household's in IPv6, whatever the rest of the address is", () => {
    const connect = aServer(0);
    const sockets = ["1", "2", "3", "4"].map((end) => connect(`2001:db8:1:2::${end}`));
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, false, true]);
  });

  it.each([
    ["of this machine", 0, "127.0.0.1"],
    ["of the operator's proxies", 1, "203.0.113.7"],
  ])("%s are not counted", (_, trustedProxies, address) => {
    const connect = aServer(trustedProxies);
    const sockets = Array.from({ length: 10 }, () => connect(address));
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
  });
});
