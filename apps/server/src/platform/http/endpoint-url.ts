import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address.ts";

/** `allowsLocal`: on a developer's machine, where http and this machine itself may be called too. */
export interface Reach {
  allowsLocal: boolean;
}

export const isReachable = (address: string, { allowsLocal }: Reach): boolean =>
  isPublicAddress(address) || (allowsLocal && isLoopback(address));

/** Endpoints of push services are longer than what people type. */
const LONGEST = 1_000;

/** The address to call, or undefined for one that is not called. Names are judged when they are resolved. */
export function parseEndpoint(text: string, reach: Reach): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.href.length > LONGEST || url.username || url.password || url.hash) return undefined;
  if (url.protocol !== "https:" && !(reach.allowsLocal && url.protocol === "http:")) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 || isReachable(host, reach) ? url : undefined;
}
