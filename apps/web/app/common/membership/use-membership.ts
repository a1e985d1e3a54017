import { useEffect, useState } from "react";
import { browserMembership, onMembershipChange } from "./browser-membership.ts";
import type { Membership } from "./membership.ts";

/** The membership of the signed-in person, kept up to date; undefined until it is known. */
export function useMembership(): Membership | undefined {
  const [known, setKnown] = useState<Membership>();
  useEffect(() => {
    let latest = 0;
    const ask = () => {
      latest += 1;
      const mine = latest;
      void browserMembership().then((membership) => {
        if (mine === latest) setKnown(membership);
      });
    };
    ask();
    const stop = onMembershipChange(ask);
    return () => {
      latest = -1;
      stop();
    };
  }, []);
  return known;
}
