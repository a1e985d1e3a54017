import type { ApiError } from "../../api/result.ts";

/** Milliseconds after which a change that did not get through is tried again, if the network says nothing sooner. */
export const RETRY_AFTER = 15_000;

/** No answer, a server that is busy or down, or a session that has to be begun again: later it may be taken. */
export const isWorthWaiting = ({ status }: ApiError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

/** Sends at once, when the network is back, and with what outlives the page when it is left. Returns what ends it. */
export function sendWhileOpen(send: (keepalive?: boolean) => Promise<void>): () => void {
  const now = () => void send();
  const leaving = () => void send(true);
  window.addEventListener("online", now);
  window.addEventListener("pagehide", leaving);
  now();
  return () => {
    window.removeEventListener("online", now);
    window.removeEventListener("pagehide", leaving);
    leaving();
  };
}
