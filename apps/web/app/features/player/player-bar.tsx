import { IconButton } from "@bentrong/ui/icon-button";
import { ChevronDownIcon, CloseIcon } from "@bentrong/ui/icons";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { closePlayer } from "./close-player.ts";
import { isWaiting } from "./core/player-state.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { QueueIcon } from "./player-icons.tsx";
import { playerText } from "./player-text.ts";
import { ProgressSlider } from "./progress-slider.tsx";
import { useSleepStatus } from "./sleep-status.ts";
import {
  NextButton,
  PlayButton,
  PreviousButton,
  RepeatButton,
  ShuffleButton,
  SkipButton,
} from "./transport.tsx";
import { VolumeControl } from "./volume-control.tsx";

interface Props {
  onOpen(): void;
}

function EpisodeButton({ onOpen }: Props) {
  const text = useText(playerText);
  const episode = usePlayerState((state) => state.currentEpisode);
  const waiting = usePlayerState(isWaiting);
  const hasEnded = usePlayerState((state) => state.hasEnded);
  const sleep = useSleepStatus();
  if (!episode) return null;
  const status = waiting ? text.loading : hasEnded ? text.ended : "";
  // One line is too short for both: the remaining sleep time is more useful than the podcast's name.
  const note = status || sleep;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group flex min-h-12 w-full min-w-0 items-center gap-3 rounded-s text-left"
    >
      <span className="block size-12 shrink-0 overflow-hidden rounded-s">
        <Cover
          key={episode.coverImage}
          src={episode.coverImage}
          width={48}
          height={48}
          className="aspect-square"
          eager
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">{text.open}: </span>
        <span lang="vi" className="block truncate text-sm font-medium group-hover:text-wine-ink">
          {episode.title}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {note || <span lang="vi">{episode.podcastTitle}</span>}
        </span>
      </span>
      <ChevronDownIcon className="size-4 shrink-0 rotate-180 text-ink-soft" />
    </button>
  );
}

/** On a phone the slider is on top and the rest in the sheet; on a wide screen everything is in one row. */
export function PlayerBar({ onOpen }: Props) {
  const engine = useEngine();
  const text = useText(playerText);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 pb-2 [grid-template-areas:'place_place''episode_controls'] wide:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)] wide:gap-x-8 wide:pt-2 wide:pb-0 wide:[grid-template-areas:'episode_controls_tools''episode_place_tools']">
      <div className="min-w-0 [grid-area:episode]">
        <EpisodeButton onOpen={onOpen} />
      </div>
      <div className="flex items-center justify-center gap-1 [grid-area:controls] wide:gap-2">
        <ShuffleButton className="max-wide:hidden" />
        <PreviousButton className="max-wide:hidden" />
        <SkipButton by={-10} className="max-wide:hidden" />
        <PlayButton />
        <SkipButton by={10} className="max-wide:hidden" />
        <NextButton />
        <RepeatButton className="max-wide:hidden" />
        <IconButton
          label={text.close}
          icon={<CloseIcon />}
          className="wide:hidden"
          onClick={() => closePlayer(engine)}
        />
      </div>
      <div className="-mt-2 -mb-2 flex items-center gap-1 [grid-area:place] wide:-mt-3">
        <SkipButton by={-10} className="-ml-2 wide:hidden" />
        <div className="min-w-0 flex-1">
          <ProgressSlider />
        </div>
        <SkipButton by={10} className="-mr-2 wide:hidden" />
      </div>
      <div className="flex items-center gap-2 [grid-area:tools] max-wide:hidden">
        <VolumeControl />
        <IconButton label={text.queue} icon={<QueueIcon />} aria-haspopup="dialog" onClick={onOpen} />
        <IconButton label={text.close} icon={<CloseIcon />} onClick={() => closePlayer(engine)} />
      </div>
    </div>
  );
}
