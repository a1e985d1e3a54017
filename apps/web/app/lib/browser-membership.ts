import { useEffect, useState } from "react";
import { browserApi } from "./api/browser-api.ts";
import { FREE, loadMembership, type Membership } from "./membership.ts";
import { currentSession, onSessionChange } from "./session/session-store.ts";
import { useSession } from "./session/use-session.ts";

let asked: { token: string; answer: Promise<Membership> } | undefined;

/** One look-up per session: signing in or out asks again, moving between pages does not. */
export function browserMembership(): Promise<Membership> {
  const token = currentSession()?.accessToken;
  if (!token) return Promise.resolve(FREE);
  if (asked?.token !== token) asked = { token, answer: loadMembership(browserApi()) };
  return asked.answer;
}

/** Ask again at the next need, after an order was confirmed for example. */
export function forgetMembership(): void {
  asked = undefined;
}

onSessionChange(forgetMembership);

export function useMembership(): Membership {
  const session = useSession();
  const [membership, setMembership] = useState(FREE);
  useEffect(() => {
    let wanted = true;
    setMembership(FREE);
    if (session) void browserMembership().then((found) => wanted && setMembership(found));
    return () => {
      wanted = false;
    };
  }, [session]);
  return membership;
}
