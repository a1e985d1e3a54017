import { useEffect, useState, useSyncExternalStore } from "react";
import { browserApi } from "../../lib/api/browser-api.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { followedIds } from "./follow-data.ts";
import { localFollows, noFollows, onLocalFollows } from "./local-follows.ts";

/** The ids of the podcasts that this person follows: in the account when signed in, in the browser when not. */
export function useFollowed(): readonly number[] {
  const session = useSession();
  const local = useSyncExternalStore(onLocalFollows, localFollows, noFollows);
  const [account, setAccount] = useState<readonly number[]>([]);
  useEffect(() => {
    if (!session) return;
    let wanted = true;
    void followedIds(browserApi()).then((ids) => wanted && setAccount(ids ?? []));
    return () => {
      wanted = false;
    };
  }, [session]);
  return session ? account : local;
}
