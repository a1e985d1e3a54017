import { useEffect } from "react";
import { apiClient } from "../../api/client.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { hasLocalFollows } from "./followed-key.ts";

/** Mounted once, in the root: the follows of this browser are merged at any sign-in, whichever page it leads to. */
export function KeepFollows() {
  const userId = useSession()?.userId;
  useEffect(() => {
    if (!userId || !hasLocalFollows()) return;
    // In every page, while few need what it loads.
    import("./merge-follows.ts")
      .then(({ mergeLocalFollows }) => mergeLocalFollows(apiClient()))
      // Without the script the list stays where it is, and the next page tries again.
      .catch(() => undefined);
  }, [userId]);
  return null;
}
