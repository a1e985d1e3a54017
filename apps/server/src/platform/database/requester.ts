// For whom a statement runs, beyond its role: the address that a request came from, and whether anybody still waits for
// the answer. It is set once where requests come in (platform/http/request-gate.ts) and read where statements wait for their turn,
// so that no surface on the way can forget to pass it on; pages that call the API in process have it, too.
import { AsyncLocalStorage } from "node:async_hooks";

export interface Requester {
  /** Address block of one customer of a network provider: see addressBlock. */
  readonly address: string;
  /** Aborted once the client is gone. */
  readonly signal: AbortSignal;
  /** Returns true if this address may be sent more, given what it has not read yet. */
  hasRoom(): boolean;
  /** Counts bytes of an answer until it has been read or its connection has ended. */
  hold(bytes: number): void;
}

export const requesters = new AsyncLocalStorage<Requester>();

/** Returns true if the client of the current request has disconnected. */
export const isClientGone = (): boolean => requesters.getStore()?.signal.aborted ?? false;
