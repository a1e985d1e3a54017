import { Suspense } from "react";
import { Await } from "react-router";
import { browserApi } from "../../api/client.ts";
import { browserMembership } from "../../common/membership/browser-membership.ts";
import type { Once } from "../../lib/once.ts";
import { LatestEpisodes, LatestSkeleton } from "./latest-episodes.tsx";
import { type Library, loadLibrary } from "./library.ts";
import type { Listening } from "./listening.ts";

/** The newest episodes for a page that fetches them after its first view. */
export function HomeEpisodes({ listening, once }: { listening: Listening; once: Once }) {
  const library = once("library", () =>
    loadLibrary({ api: browserApi(), membership: browserMembership }, ""),
  );
  return (
    <Suspense fallback={<LatestSkeleton />}>
      <Await resolve={library}>
        {({ episodes, episodesFailed }: Library) => (
          <LatestEpisodes episodes={episodes} failed={episodesFailed} found={false} listening={listening} />
        )}
      </Await>
    </Suspense>
  );
}
