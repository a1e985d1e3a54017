// New tokens for old ones, silently. Several calls, or several tabs, that find the same token refused share one
// renewal.

import { END_REASONS, type EndReason, leaveEndedNote } from "../../lib/session/ended-note.ts";
import { oneAtATime } from "../../lib/session/one-at-a-time.ts";
import { currentSession, rereadSession, saveSession } from "../../lib/session/session-store.ts";
import { anonymousApi } from "../anonymous-client.ts";
import { refreshGrant, type Tokens } from "../auth.ts";
import type { ApiError } from "../result.ts";
import { announceLogout } from "./logout.ts";

const COME_BACK_LATER = [408, 425, 429];

/** An unreachable or busy server, or an unknown public key, does not invalidate the session. */
const isRefusal = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && !COME_BACK_LATER.includes(status) && code !== "no_api_key";

/** Ends the session only if it still has that token: of a burst of refusals one ends it. */
export function endSessionWithToken(token: string, refusal?: ApiError): void {
  const session = currentSession();
  if (session?.accessToken !== token) return;
  leaveEndedNote({ reason: readEndReason(refusal), email: session.email ?? "" });
  announceLogout();
}

/** Reason of the end of a session, from the refusal of its token. */
function readEndReason(refusal: ApiError | undefined): EndReason {
  if (refusal?.code === "user_banned") return "blocked";
  if (refusal?.code === "session_expired") return "expired";
  const body = refusal?.body;
  const reason: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "reason") : undefined;
  if (reason === "idle") return "expired";
  return END_REASONS.find((one) => one === reason) ?? "unknown";
}

let running: Promise<string | undefined> | undefined;

/** Another token to try with; undefined when there is none, and then the session may have ended. */
export function renew(refused: string): Promise<string | undefined> {
  running ??= oneAtATime(() => exchange(refused)).finally(() => {
    running = undefined;
  });
  return running;
}

/** False when the tokens are still the old ones. */
export async function refreshNow(): Promise<boolean> {
  const token = currentSession()?.accessToken;
  return token !== undefined && (await renew(token)) !== undefined;
}

async function exchange(refused: string): Promise<string | undefined> {
  // Another tab may have been here first.
  const session = rereadSession();
  if (session?.accessToken !== refused) return session?.accessToken;
  if (!session.refreshToken) {
    endSessionWithToken(refused);
    return undefined;
  }
  const answer = await refreshGrant(anonymousApi(), session.refreshToken);
  if (answer.ok) return keep(answer.data, refused);
  if (isRefusal(answer.error)) endSessionWithToken(refused, answer.error);
  return undefined;
}

/** A sign-out that happened meanwhile wins over the renewed tokens. */
function keep({ access_token: accessToken, refresh_token: refreshToken }: Tokens, refused: string) {
  const session = rereadSession();
  if (session?.accessToken !== refused) return session?.accessToken;
  saveSession({ ...session, accessToken, refreshToken });
  return accessToken;
}
