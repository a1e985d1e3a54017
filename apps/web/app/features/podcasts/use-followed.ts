import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { apiClient } from "../../api/client.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { localFollows, noFollows, onLocalFollows } from "./local-follows.ts";

export interface FollowedIds {
  ids: readonly number[];
  /** The account could not be asked. */
  failed: boolean;
  retry(): Promise<void>;
}

async function listAccountIds(): Promise<number[] | undefined> {
  try {
    const { listMergedFollows } = await import("./account-follows.ts");
    const result = await listMergedFollows(apiClient());
    return result.ok ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** The ids of the podcasts that this person follows: in the account when signed in, in the browser when not. */
export function useFollowed(): FollowedIds {
  const userId = useSession()?.userId;
  const local = useSyncExternalStore(onLocalFollows, localFollows, noFollows);
  const [account, setAccount] = useState<{ of: string; ids: readonly number[] | undefined }>();
  const ask = useCallback(async (of: string) => setAccount({ of, ids: await listAccountIds() }), []);
  useEffect(() => {
    if (userId) void ask(userId);
  }, [userId, ask]);
  if (!userId) return { ids: local, failed: false, retry: () => Promise.resolve() };
  // Discards an answer for a person who has signed out since.
  const known = account?.of === userId ? account : undefined;
  return {
    ids: known?.ids ?? [],
    failed: known !== undefined && known.ids === undefined,
    retry: () => ask(userId),
  };
}
