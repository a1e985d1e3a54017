// Which address a request comes from. Anyone can write X-Forwarded-For, so of that list only the entries count that
// the operator's own proxies added, from the right.
import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/** The address of the caller in its plain form; undefined for a call inside the process. */
export type ClientAddress = (c: Context<AppEnv>) => string | undefined;

/** `trustedProxies`: number of proxies in front of the server, each adding the address that it saw. */
export function createClientAddress(trustedProxies: number): ClientAddress {
  const getAddress = addressOfRequest(trustedProxies);
  return (c) => c.env?.incoming && getAddress(c.env.incoming);
}

/** Address of the peer: a proxy, where there is one. */
export const addressOfSocket = ({ remoteAddress }: Pick<Socket, "remoteAddress">): string | undefined =>
  plain(remoteAddress);

/** The same as createClientAddress, before the framework. */
export function addressOfRequest(trustedProxies: number) {
  return ({ socket, headers }: IncomingMessage): string | undefined => {
    const near = addressOfSocket(socket);
    if (trustedProxies === 0) return near;
    const forwarded = String(headers["x-forwarded-for"] ?? "")
      .split(",")
      .map((entry) => plain(entry.trim()));
    return forwarded.at(-trustedProxies) ?? near;
  };
}

/**
 * An IPv4 address that arrived on an IPv6 socket, or with its port, is that IPv4 address. The zone behind a link-local
 * one names a network card of this machine.
 */
function plain(address: string | undefined): string | undefined {
  const text = address
    ?.replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  return text && isIP(text) ? text : undefined;
}

/**
 * Address block of one customer of a network provider: an IPv4 address, or the first 64 bits of an IPv6 address, of
 * which one household has 2^64.
 */
export function addressBlock(address: string | undefined): string {
  if (!address) return "inside";
  if (isIP(address) === 4) return address;
  const [front = "", back] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const head = front.split(":").filter(Boolean);
  const tail = back === undefined ? [] : back.split(":").filter(Boolean);
  const missing = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: missing }, () => "0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
