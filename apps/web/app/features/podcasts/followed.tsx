import type { Podcast } from "@bentrong/contract/content";
import { useEffect, useState } from "react";
import { useSession } from "../../lib/session/use-session.ts";
import { hasLocalFollows } from "./followed-key.ts";
import type { FollowedShelf } from "./followed-shelf.tsx";

/** Podcasts that this person follows: known only in the browser, and fetched only where there may be some. */
export function Followed({ podcasts }: { podcasts: readonly Podcast[] }) {
  const isMember = useSession() !== null;
  const [parts, setParts] = useState<{ FollowedShelf: typeof FollowedShelf }>();
  useEffect(() => {
    if (!isMember && !hasLocalFollows()) return;
    // Without it the page is whole, only less personal.
    import("./followed-shelf.tsx").then(setParts).catch(() => undefined);
  }, [isMember]);
  return parts && <parts.FollowedShelf podcasts={podcasts} />;
}
