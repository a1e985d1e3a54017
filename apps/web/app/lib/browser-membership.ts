import { browserApi } from "./api/browser-api.ts";
import { FREE, loadMembership, type Membership } from "./membership.ts";
import { currentSession, onSessionChange } from "./session/session-store.ts";

let asked: { token: string; answer: Promise<Membership> } | undefined;

/** One look-up per session: signing in or out asks again, moving between pages does not. */
export function browserMembership(): Promise<Membership> {
  const token = currentSession()?.accessToken;
  if (!token) return Promise.resolve(FREE);
  if (asked?.token !== token) asked = { token, answer: loadMembership(browserApi()) };
  return asked.answer;
}

/** Ask again at the next need. */
function forgetMembership(): void {
  asked = undefined;
}

onSessionChange(forgetMembership);
