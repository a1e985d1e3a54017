import { Button } from "@bentrong/ui/button";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import type { EpisodeItem } from "./episode-item.ts";
import { EpisodeRow } from "./episode-row.tsx";
import { getHeard } from "./heard.ts";
import { LATEST } from "./library.ts";
import { getPlaybackState, type PlaybackControls } from "./playback-controls.ts";
import { podcastsText } from "./podcasts-text.ts";

interface Props {
  episodes: readonly EpisodeItem[];
  failed: boolean;
  /** These were found by a search, rather than being the newest. */
  found: boolean;
  listening: PlaybackControls;
}

const FRAME = "rounded-l border border-line bg-card p-2 sm:p-4";
/** Three in a column, column after column. */
const COLUMNS = "grid gap-x-4 gap-y-1 md:grid-flow-col md:grid-cols-2 md:grid-rows-3";
const ROWS = "grid gap-x-4 gap-y-1 md:grid-cols-2";

export function LatestEpisodes({ episodes, failed, found, listening }: Props) {
  const text = useText(podcastsText);
  const [all, setAll] = useState(false);
  const shown = all ? episodes : episodes.slice(0, LATEST);
  const rest = episodes.length - shown.length;
  if (found && episodes.length === 0) return null;
  return (
    <section aria-labelledby="latest" className="flex flex-col gap-5">
      <h2 id="latest" className="text-2xl">
        {found ? text.foundEpisodes : text.latest}
      </h2>
      {episodes.length === 0 ? (
        <p className="rounded-l border border-line bg-card px-5 py-4 text-ink-soft">
          {failed ? text.episodesFailed : text.noEpisodes}
        </p>
      ) : (
        <ul className={`${FRAME} ${all ? ROWS : COLUMNS}`}>
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              <EpisodeRow
                item={item}
                playback={getPlaybackState(listening, item.id)}
                heard={getHeard(listening, item)}
                onPlay={() => listening.play(episodes, item.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button tone="stone" className="self-start" onClick={() => setAll(true)}>
          {text.moreEpisodes(rest)}
        </Button>
      )}
    </section>
  );
}

export const LatestSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-11 w-56" />
    <div className={`${FRAME} ${COLUMNS}`}>
      {["a", "b", "c", "d", "e", "f"].map((place) => (
        <div key={place} className="flex items-center gap-4 px-3 py-3">
          <Skeleton className="size-16 rounded-m!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
