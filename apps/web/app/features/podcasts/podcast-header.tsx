import { Badge } from "@bentrong/ui/badge";
import { Button } from "@bentrong/ui/button";
import { PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import type { EpisodeItem } from "./episode-item.ts";
import { getHeard } from "./heard.ts";
import type { OpenPodcast } from "./load-podcast.ts";
import { getPlaybackState, type PlaybackControls } from "./playback-controls.ts";
import { podcastText } from "./podcast-text.ts";

interface Props {
  open: OpenPodcast;
  listening: PlaybackControls;
}

export function PodcastHeader({ open: { podcast, playlist }, listening }: Props) {
  const text = useText(podcastText);
  return (
    <header className="grid items-center gap-6 sm:grid-cols-[minmax(0,18rem)_1fr] sm:gap-10">
      <Cover
        src={podcast.coverImage}
        width={640}
        height={480}
        eager
        className="aspect-4/3 rounded-l shadow-lift"
      />
      <div className="flex flex-col items-start gap-4">
        {podcast.podcastType === "PRIVATE" && <Badge tone="gold">Premium</Badge>}
        <span className="draft-mark" data-publication={podcast.publication} />
        <h1 lang="vi" className="text-3xl">
          {joinWords(podcast.title)}
        </h1>
        {podcast.authorName && (
          <p lang="vi" className="text-ink-soft">
            {podcast.authorName}
          </p>
        )}
        <p
          lang={podcast.description?.trim() ? "vi" : undefined}
          className="max-w-reading whitespace-pre-line"
        >
          {podcast.description?.trim() || text.noDescription}
        </p>
        <div className="flex min-h-12 flex-wrap items-center gap-3">
          <ListenButton playlist={playlist.rows} listening={listening} />
          <LazySaveButton item={{ kind: "podcast", id: podcast.id }} title={podcast.title} />
        </div>
      </div>
    </header>
  );
}

/** The episode that was left last before its end. */
function findBegun(playlist: readonly EpisodeItem[], listening: PlaybackControls): EpisodeItem | undefined {
  const isBegun = (item: EpisodeItem) => item.audio && getHeard(listening, item)?.kind === "begun";
  const begun = new Map(playlist.filter(isBegun).map((item) => [item.id, item]));
  const last = [...(listening.places?.keys() ?? [])].findLast((id) => begun.has(id));
  return last === undefined ? undefined : begun.get(last);
}

/** The whole podcast as one thing to hear: begins it, pauses it, goes on. */
function ListenButton({
  playlist,
  listening,
}: {
  playlist: readonly EpisodeItem[];
  listening: PlaybackControls;
}) {
  const text = useText(podcastText);
  const current = playlist.find(({ id }) => getPlaybackState(listening, id) !== "idle");
  const left = current ?? findBegun(playlist, listening);
  const chosen = left ?? playlist.find(({ audio, locked }) => audio && !locked);
  if (!chosen) return null;
  const isGoing = getPlaybackState(listening, chosen.id) === "playing";
  return (
    <Button onClick={() => listening.play(playlist, chosen.id)}>
      {isGoing ? <PauseIcon /> : <PlayIcon />}
      {isGoing ? text.pause : left ? text.resume : text.start}
    </Button>
  );
}
