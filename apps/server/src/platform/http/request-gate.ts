// Admission control before the framework. It records each request's address and connection state
// (platform/database/requester.ts). Reads of data and pages are counted: those that could not be answered in time are
// refused here, with one write, because a refusal must cost less than the request. Unread responses are bounded, too:
// by the bytes that one address and all together hold, and by the time that a client may take.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Requester, requesters } from "../database/requester.ts";
import { addressBlock, addressOfRequest } from "./client-address.ts";
import { refuseBusy } from "./refuse-busy.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface GateLimits {
  /** Requests for data and pages that are being answered: in all, and of one address. */
  requests: number;
  requestsOfAddress: number;
  /** Bytes of answers that were made and not yet taken. */
  bytes: number;
  bytesOfAddress: number;
  /** Time that a client may read nothing of a waiting response, in milliseconds. */
  stallMs: number;
}

const MIB = 1024 * 1024;
const LIMITS: GateLimits = {
  ...{ requests: 400, requestsOfAddress: 100 },
  ...{ bytes: 192 * MIB, bytesOfAddress: 32 * MIB },
  stallMs: 30_000,
};

/** Surfaces with bounds of their own, streams, and what a supervisor asks. */
const NOT_COUNTED = /^\/(auth|functions|media|assets|fonts|healthz|readyz|metrics)(\/|\?|$)/;

export interface RequestGate {
  /** Around the framework. */
  admit(handler: Handler): Handler;
  /** Outermost: a cached response may remain unread, too. */
  watch(handler: Handler): Handler;
}

export function createRequestGate(trustedProxies: number, limits: Partial<GateLimits> = {}): RequestGate {
  const most = { ...LIMITS, ...limits };
  const getAddress = addressOfRequest(trustedProxies);
  const requests = createTally();
  const bytes = createTally();

  const admit = (handler: Handler): Handler => {
    return (request, response) => {
      const address = addressBlock(getAddress(request));
      const isCounted = !NOT_COUNTED.test(request.url ?? "/");
      const isFull = requests.sum >= most.requests || requests.get(address) >= most.requestsOfAddress;
      if (isCounted && isFull) return refuseBusy(request, response);
      const leaving = new AbortController();
      let held = 0;
      const requester: Requester = {
        address,
        signal: leaving.signal,
        hasRoom: () => bytes.sum < most.bytes && bytes.get(address) < most.bytesOfAddress,
        hold(count) {
          if (response.closed) return;
          held += count;
          bytes.add(address, count);
        },
      };
      if (isCounted) requests.add(address, 1);
      if (isCounted) endStalled(response, most.stallMs);
      response.once("close", () => {
        if (isCounted) requests.add(address, -1);
        bytes.add(address, -held);
        if (!response.writableFinished) leaving.abort();
      });
      return requesters.run(requester, () => handler(request, response));
    };
  };

  const watch = (handler: Handler): Handler => {
    return (request, response) => {
      const done = handler(request, response);
      if (response.writableEnded && response.writableLength > 0) endStalled(response, most.stallMs);
      return done;
    };
  };

  return { admit, watch };
}

/** The socket's own timer restarts with every byte that is read. Before a response begins there is nothing to read. */
function endStalled(response: ServerResponse, stallMs: number): void {
  response.setTimeout(stallMs, () => {
    if (response.headersSent) response.destroy();
  });
}

/** Sums by address and in all. */
function createTally() {
  const counts = new Map<string, number>();
  let sum = 0;
  return {
    get sum() {
      return sum;
    },
    get: (key: string): number => counts.get(key) ?? 0,
    add(key: string, change: number): void {
      const next = (counts.get(key) ?? 0) + change;
      sum += change;
      if (next > 0) counts.set(key, next);
      else counts.delete(key);
    },
  };
}
