import { duration } from "@bentrong/format/duration";
import { Badge } from "@bentrong/ui/badge";
import { cardLinkClass } from "@bentrong/ui/card";
import { CheckIcon, LockIcon, MutedIcon, PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import type { ReactNode } from "react";
import { Cover } from "../../lib/cover.tsx";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import type { EpisodeItem } from "./episode-item.ts";
import { EpisodeNotes } from "./episode-notes.tsx";
import type { Heard } from "./heard.ts";
import type { PlaybackState } from "./playback-controls.ts";

const episodeText = defineText({
  vi: {
    listen: "Nghe",
    locked: "Dành cho Premium",
    silent: "Chưa có âm thanh",
    played: "Đã nghe",
    left: (time: string) => `Còn ${time}`,
  },
  en: {
    listen: "Listen to",
    locked: "Premium only",
    silent: "No audio yet",
    played: "Played",
    left: (time: string) => `${time} left`,
  },
});

interface Props {
  item: EpisodeItem;
  playback: PlaybackState;
  heard?: Heard | undefined;
  /** Its number in a playlist; without one its cover and its podcast are shown. */
  place?: number;
  /** A link led to this one. */
  chosen?: boolean;
  onPlay(): void;
  /** Below the episode's length. */
  extras?: ReactNode;
  /** A control of its own, above the one that the row is. */
  action?: ReactNode;
}

/** An episode in a list. The whole row is one control: it plays, or leads to Premium where there is a lock. */
export function EpisodeRow({ item, playback, heard, place, chosen = false, onPlay, extras, action }: Props) {
  const text = useText(episodeText);
  const inPlaylist = place !== undefined;
  const hasNoSound = !item.audio && !item.locked;
  return (
    <article
      id={inPlaylist ? `episode-${item.id}` : undefined}
      className={`group relative flex items-center gap-4 rounded-m px-3 py-3 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-wine-ink hover:bg-stone/40 ${
        playback === "idle" ? "" : "bg-rose-wash"
      } ${chosen ? "outline-2 outline-gold" : ""} ${item.locked ? "personal" : ""}`}
    >
      {inPlaylist ? (
        <Place item={item} playback={playback} place={place} />
      ) : (
        <Picture item={item} playback={playback} />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base leading-normal font-medium">
          <Control item={item} playback={playback} onPlay={onPlay} />
        </h3>
        {inPlaylist
          ? item.description && <EpisodeNotes>{item.description}</EpisodeNotes>
          : item.podcastTitle && (
              <p lang="vi" className="truncate text-sm text-ink-soft">
                {item.podcastTitle}
              </p>
            )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 text-sm text-ink-soft tabular-nums">
        {item.premium && <Badge tone="gold">Premium</Badge>}
        <span className="draft-mark" data-publication={item.publication} />
        {hasNoSound && <span>{text.silent}</span>}
        {item.duration && !hasNoSound ? <span>{duration(item.duration)}</span> : null}
        {heard && playback === "idle" && <HeardMark heard={heard} />}
        {extras}
      </div>
      {action && <div className="-mx-2">{action}</div>}
    </article>
  );
}

function HeardMark({ heard }: { heard: Heard }) {
  const text = useText(episodeText);
  if (heard.kind === "begun")
    return <span className="text-xs text-wine-ink">{text.left(duration(heard.left))}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-xs">
      <CheckIcon className="size-3.5" />
      {text.played}
    </span>
  );
}

const pathTo = ({ id, podcastId }: EpisodeItem): string =>
  podcastId === null ? "/podcasts" : `/podcast/detail/${podcastId}?episode=${id}`;

function Control({ item, playback, onPlay }: Pick<Props, "item" | "playback" | "onPlay">) {
  const text = useText(episodeText);
  if (item.locked) {
    return (
      <AppLink to="/membership/upgrade" state={{ lockedPath: pathTo(item) }} className={cardLinkClass}>
        <span lang="vi">{item.title}</span> <span className="sr-only">({text.locked})</span>
      </AppLink>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={playback === "playing"}
      // The second click of a double click would pause what the first one began.
      onClick={({ detail }) => detail < 2 && onPlay()}
      className={`text-left ${cardLinkClass} ${playback === "idle" ? "group-hover:text-wine-ink" : "text-wine-ink"}`}
    >
      <span className="sr-only">{text.listen} </span>
      <span lang="vi">{item.title}</span>
    </button>
  );
}

const Equalizer = ({ moving }: { moving: boolean }) => (
  <span aria-hidden="true" className={moving ? "equalizer moving" : "equalizer"}>
    <span />
    <span />
    <span />
  </span>
);

/** Icon of the action that a click would do, shown when the pointer is over the row. */
const Hint = ({ playback }: { playback: PlaybackState }) =>
  playback === "playing" ? <PauseIcon className="size-5" /> : <PlayIcon className="size-5" />;

function Mark({ item, playback, rest }: Pick<Props, "item" | "playback"> & { rest: ReactNode }) {
  if (item.locked) return <LockIcon className="size-5" />;
  if (!item.audio) return <MutedIcon className="size-5" />;
  return (
    <>
      <span className="group-hover:hidden">
        {playback === "idle" ? rest : <Equalizer moving={playback === "playing"} />}
      </span>
      <span className="hidden group-hover:block">
        <Hint playback={playback} />
      </span>
    </>
  );
}

const Place = ({ item, playback, place }: Pick<Props, "item" | "playback" | "place">) => (
  <span
    aria-hidden="true"
    className={`flex size-11 shrink-0 items-center justify-center rounded-full border text-sm tabular-nums ${
      playback === "idle" ? "border-line text-ink-soft" : "border-transparent bg-wine text-on-wine"
    }`}
  >
    <Mark item={item} playback={playback} rest={place} />
  </span>
);

const Picture = ({ item, playback }: Pick<Props, "item" | "playback">) => (
  <span className="relative block size-16 shrink-0 overflow-hidden rounded-m">
    <Cover src={item.coverImage} width={128} height={128} className="aspect-square" />
    <span
      aria-hidden="true"
      className="absolute inset-0 flex items-center justify-center bg-[rgb(20_14_12/0.38)] text-[#fff8f3]"
    >
      <Mark item={item} playback={playback} rest={<PlayIcon className="size-5" />} />
    </span>
  </span>
);
