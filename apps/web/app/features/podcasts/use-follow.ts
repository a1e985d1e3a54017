import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { browserApi } from "../../lib/api/browser-api.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { followedIds, setFollowed } from "./follow-data.ts";
import { followLocally, localFollows, noFollows, onLocalFollows } from "./local-follows.ts";

export interface Follow {
  following: boolean;
  /** Where the following is kept. */
  kept: "browser" | "account";
  /** Asking the account, or telling it. */
  busy: boolean;
  failed: boolean;
  /** Followers other than this person; undefined where nobody counted them. */
  others: number | undefined;
  toggle(): void;
}

/** `counted`: the followers as the server counted them, this person's account included. */
export function useFollow(podcastId: number, counted: number | undefined): Follow {
  const session = useSession();
  const local = useSyncExternalStore(onLocalFollows, localFollows, noFollows);
  const account = useAccountFollow(podcastId, session !== null);
  if (session) {
    const others = counted === undefined ? undefined : Math.max(0, counted - (account.wasCounted ? 1 : 0));
    return { ...account, kept: "account", others };
  }
  const following = local.includes(podcastId);
  return {
    following,
    kept: "browser",
    busy: false,
    failed: false,
    others: counted,
    toggle: () => followLocally(podcastId, !following),
  };
}

interface AccountFollow {
  following: boolean;
  /** Followed already when the page was loaded, so the server's count holds this person. */
  wasCounted: boolean;
  busy: boolean;
  failed: boolean;
}

const UNKNOWN: AccountFollow = { following: false, wasCounted: false, busy: true, failed: false };

function useAccountFollow(podcastId: number, signedIn: boolean) {
  const [state, setState] = useState(UNKNOWN);
  useEffect(() => {
    if (!signedIn) return;
    let wanted = true;
    setState(UNKNOWN);
    void followedIds(browserApi(), podcastId).then((ids) => {
      const following = ids?.includes(podcastId) ?? false;
      if (wanted) setState({ following, wasCounted: following, busy: false, failed: ids === undefined });
    });
    return () => {
      wanted = false;
    };
  }, [podcastId, signedIn]);

  const { following } = state;
  const toggle = useCallback(async () => {
    setState((before) => ({ ...before, following: !following, busy: true, failed: false }));
    const done = await setFollowed(browserApi(), podcastId, !following);
    setState((before) => ({
      ...before,
      following: done ? !following : following,
      busy: false,
      failed: !done,
    }));
  }, [podcastId, following]);
  return { ...state, toggle: () => void toggle() };
}
