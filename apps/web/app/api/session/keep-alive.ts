// Keeps a session alive while its page is open: tokens are renewed before they expire, and when a device resumes.

import { currentSession, onSessionChange } from "../../lib/session/session-store.ts";
import { renewIn, tokenTimes } from "../../lib/session/token-times.ts";
import { checkSession } from "./account.ts";
import { refreshNow } from "./refresh.ts";

const TRY_AGAIN_MS = 30_000;
// Longest delay of a browser timer, in milliseconds: a larger one fires at once.
const LONGEST_MS = 2 ** 31 - 1;

let token: string | undefined;
/** Milliseconds by which this device's clock is ahead of the server's, measured with a token that has just arrived. */
let clockAhead = 0;
let timer: number | undefined;

function plan(notBefore = 0): void {
  window.clearTimeout(timer);
  const times = token === undefined ? undefined : tokenTimes(token);
  if (!times) return;
  const due = Math.max(notBefore, renewIn(times, Date.now() - clockAhead));
  timer = window.setTimeout(() => void renewIfDue(), Math.min(due, LONGEST_MS));
}

async function renewIfDue(): Promise<void> {
  const times = token === undefined ? undefined : tokenTimes(token);
  if (!times) return;
  if (renewIn(times, Date.now() - clockAhead) > 0) return plan();
  // A success has changed the session, and with it the plan.
  if (!(await refreshNow())) plan(TRY_AGAIN_MS);
}

function followTokens(): void {
  const now = currentSession()?.accessToken;
  if (now === token) return;
  token = now;
  const times = now === undefined ? undefined : tokenTimes(now);
  if (times) clockAhead = Date.now() - times.issuedAt;
  plan();
}

const wake = () => document.visibilityState === "visible" && plan();

/** Called once, as soon as there is a session. */
export function keepAlive(): void {
  token = currentSession()?.accessToken;
  plan();
  onSessionChange(followTokens);
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("pageshow", wake);
  window.addEventListener("online", () => {
    plan();
    void checkSession();
  });
  void checkSession();
}
