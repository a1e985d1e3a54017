// One call of an address that somebody gave. Sockets connect to addresses that were judged by the very lookup that found them, so that a
// name cannot mean something else a moment later. Redirects are not followed, and of the answer only its status is read.
import { lookup as resolve } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { isReachable, parseEndpoint, type Reach } from "./endpoint-url.ts";

const LONGEST_MS = 5_000;

export interface Outgoing {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The status of the answer. Throws when nothing answered in time, or the address may not be called. */
export function postOut(
  { url: text, headers, body }: Outgoing,
  reach: Reach,
  stop: AbortSignal,
): Promise<number> {
  const url = parseEndpoint(text, reach);
  if (!url) return Promise.reject(new Error("Địa chỉ này không được phép gọi."));
  const { request } = url.protocol === "http:" ? http : https;
  return new Promise((answered, fail) => {
    const call = request(
      url,
      {
        method: "POST",
        agent: false,
        lookup: createLookup(reach),
        signal: AbortSignal.any([stop, AbortSignal.timeout(LONGEST_MS)]),
        headers: { ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" },
      },
      (response) => {
        answered(response.statusCode ?? 0);
        response.destroy();
      },
    );
    call.on("error", fail);
    call.end(body);
  });
}

export const createLookup =
  (reach: Reach): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname}: no address`), "", 4);
      if (!addresses.every(({ address }) => isReachable(address, reach))) {
        return callback(new Error("Tên miền này chỉ tới một địa chỉ nội bộ."), "", 4);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
