// Calls that need a proof of identity within the last minutes: the first refusal asks for it, and the same call is
// repeated once.
import type { BackOfficeHost } from "@bentrong/contract/back-office";

type Fetch = BackOfficeHost["fetch"];

export interface ProofGate {
  fetch: Fetch;
  /** A call waits for the person. */
  isAsking(): boolean;
  subscribe(onChange: () => void): () => void;
  /** Lets the calls that wait go on, or stay refused. */
  settle(isProved: boolean): void;
}

const FORBIDDEN = 403;

async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== FORBIDDEN) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && Reflect.get(body, "code") === "reauthentication_needed";
}

export function createProofGate(hostFetch: Fetch): ProofGate {
  const listeners = new Set<() => void>();
  let waiting: ((isProved: boolean) => void)[] = [];
  const emit = () => {
    for (const listener of listeners) listener();
  };
  const askPerson = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve];
      emit();
    });
  return {
    async fetch(path, init) {
      const response = await hostFetch(path, init);
      if (!(await wantsProof(response)) || !(await askPerson())) return response;
      return hostFetch(path, init);
    },
    isAsking: () => waiting.length > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    settle(isProved) {
      const settled = waiting;
      waiting = [];
      emit();
      for (const resolve of settled) resolve(isProved);
    },
  };
}
