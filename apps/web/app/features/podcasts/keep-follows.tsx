import { useEffect } from "react";
import { browserApi } from "../../api/client.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { hasLocalFollows } from "./followed-key.ts";

/** Mounted once, in the root: whoever signs in takes along what they followed in this browser, wherever they land. */
export function KeepFollows() {
  const userId = useSession()?.userId;
  useEffect(() => {
    if (!userId || !hasLocalFollows()) return;
    // Every page carries this, and nearly nobody needs what it fetches.
    import("./merge-follows.ts")
      .then(({ mergeLocalFollows }) => mergeLocalFollows(browserApi()))
      // Without the script the list stays where it is, and the next page tries again.
      .catch(() => undefined);
  }, [userId]);
  return null;
}
