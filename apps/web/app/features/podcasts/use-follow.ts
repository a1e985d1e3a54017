import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { apiClient } from "../../api/client.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { followLocally, localFollows, noFollows, onLocalFollows } from "./local-follows.ts";

export interface Follow {
  following: boolean;
  /** Storage of the follow. */
  kept: "browser" | "account";
  /** Asking the account, or telling it. */
  busy: boolean;
  failed: boolean;
  /** Followers other than this person; undefined where they were not counted. */
  others: number | undefined;
  toggle(): void;
}

/** `counted`: the followers as the page's own data count them. A signed-in person's toggle asks for itself. */
export function useFollow(podcastId: number, counted: number | undefined): Follow {
  const userId = useSession()?.userId;
  const local = useSyncExternalStore(onLocalFollows, localFollows, noFollows);
  const account = useAccountFollow(podcastId, userId);
  if (userId) return { ...account, kept: "account" };
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

/** Calls that only a signed-in person needs; undefined when the file could not be fetched. */
const inAccount = () => import("./account-follows.ts").catch(() => undefined);

type State = Pick<Follow, "following" | "others" | "busy" | "failed">;

const UNKNOWN: State = { following: false, others: undefined, busy: true, failed: false };

function useAccountFollow(podcastId: number, userId: string | undefined) {
  const [state, setState] = useState(UNKNOWN);
  useEffect(() => {
    if (!userId) return;
    let wanted = true;
    setState(UNKNOWN);
    const asked = inAccount().then((account) => account?.getMergedFollow(apiClient(), podcastId));
    void asked.then((result) => {
      const known = result?.ok ? result.data : undefined;
      if (wanted) setState({ ...UNKNOWN, ...known, busy: false, failed: known === undefined });
    });
    return () => {
      wanted = false;
    };
  }, [podcastId, userId]);

  const { following } = state;
  const toggle = useCallback(async () => {
    setState((before) => ({ ...before, following: !following, busy: true, failed: false }));
    const account = await inAccount();
    const result = await account?.setFollowed(apiClient(), podcastId, !following);
    const done = result?.ok ?? false;
    setState((before) => ({
      ...before,
      following: done ? !following : following,
      busy: false,
      failed: !done,
    }));
  }, [podcastId, following]);
  return { ...state, toggle: () => void toggle() };
}
