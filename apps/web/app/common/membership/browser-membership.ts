import { apiClient } from "../../api/client.ts";
import { createListeners } from "../../lib/listeners.ts";
import { readPublicConfig } from "../../lib/public-config.ts";
import { currentSession, onSessionChange } from "../../lib/session/session-store.ts";
import { FREE, type Membership } from "./membership.ts";
import { loadMembership } from "./read-membership.ts";

let asked: { token: string; answer: Promise<Membership> } | undefined;
const listeners = createListeners();

/** One look-up per session: a sign-in or sign-out repeats it, a change of page does not. */
export function browserMembership(): Promise<Membership> {
  const token = currentSession()?.accessToken;
  if (!token) return Promise.resolve(FREE);
  if (asked?.token !== token) {
    const answer = loadMembership(apiClient(), readPublicConfig().graceDays);
    asked = { token, answer };
    // A failed look-up is not kept: the next need asks again.
    void answer.then((known) => {
      if (known === FREE && asked?.answer === answer) asked = undefined;
    });
  }
  return asked.answer;
}

/** Something was paid for, or somebody else is here: what is shown of it is asked for again. */
export function forgetMembership(): void {
  asked = undefined;
  listeners.emit();
}

export const onMembershipChange = listeners.add;

// A session that was read again is announced as well, although the person is the same.
onSessionChange(() => {
  if (!asked || asked.token !== currentSession()?.accessToken) forgetMembership();
});
