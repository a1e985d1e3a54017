import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { type ReactNode, useEffect } from "react";
import { EnglishDetails, FixedNotice, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import type { EpisodeItem } from "./episode-item.ts";
import { EpisodeRow } from "./episode-row.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { FIXED } from "./fixed-text.ts";
import { getHeard } from "./heard.ts";
import type { OpenPodcast } from "./load-podcast.ts";
import { getPlaybackState, type PlaybackControls } from "./playback-controls.ts";
import { podcastText } from "./podcast-text.ts";
import { useTimelineLinks } from "./use-timeline-links.ts";

interface Props {
  open: OpenPodcast;
  listening: PlaybackControls;
  /** The episode that a link is about. */
  chosen: string | null;
  /** Position in it, in seconds. */
  at: number | undefined;
  retry(): Promise<void>;
  /** Further actions on a playable episode. */
  renderAction(item: EpisodeItem): ReactNode;
}

export function Playlist({ open: { playlist, premium }, listening, chosen, at, retry, renderAction }: Props) {
  const text = useText(podcastText);
  const { rows, failed } = playlist;
  const links = useTimelineLinks(rows);
  const isMissing = chosen !== null && !failed && !rows.some(({ id }) => String(id) === chosen);
  useScrollTo(isMissing ? null : chosen);
  return (
    <section aria-labelledby="episodes" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="episodes" className="text-2xl">
          {text.playlist}
        </h2>
        {premium && <p className="text-sm text-gold">{text.withPremium}</p>}
      </div>
      {isMissing && <FixedNotice tone="problem" vi={text.episodeMissing} en={FIXED.episodeMissing} />}
      {failed && <FailedNotice vi={text.failed} en={FIXED.failed} retry={retry} />}
      {!failed && rows.length === 0 && <NoEpisodes />}
      <ol className="-mx-3 flex flex-col gap-1">
        {rows.map((item, place) => (
          <li key={item.id}>
            <EpisodeRow
              item={item}
              place={place + 1}
              chosen={String(item.id) === chosen}
              playback={getPlaybackState(listening, item.id)}
              heard={getHeard(listening, item)}
              onPlay={() => listening.play(rows, item.id)}
              extras={
                links?.ids.has(item.id) && (
                  <links.Extras
                    item={item}
                    at={String(item.id) === chosen ? at : undefined}
                    playFrom={(seconds) => listening.playFrom?.(rows, item.id, seconds)}
                  />
                )
              }
              action={item.audio && renderAction(item)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function useScrollTo(chosen: string | null) {
  useEffect(() => {
    if (chosen) document.getElementById(`episode-${chosen}`)?.scrollIntoView({ block: "center" });
  }, [chosen]);
}

function NoEpisodes() {
  const text = useText(podcastText);
  return (
    <EmptyState
      title={<FixedWording vi={text.noEpisodes} en={FIXED.noEpisodes} />}
      details={<EnglishDetails en={FIXED.noEpisodes} />}
      action={
        <AppLink to="/podcasts" className={buttonClass("stone")}>
          {text.all}
        </AppLink>
      }
    >
      {text.noEpisodesHelp}
    </EmptyState>
  );
}
