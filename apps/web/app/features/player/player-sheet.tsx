import { Dialog } from "@bentrong/ui/dialog";
import { IconButton } from "@bentrong/ui/icon-button";
import { ChevronDownIcon, CloseIcon } from "@bentrong/ui/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { useTimeline } from "../../common/timeline/use-timeline.ts";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { closePlayer } from "./close-player.ts";
import { FailureStrip } from "./failure-strip.tsx";
import { useEngine, usePlayerState } from "./player-context.ts";
import { StopIcon } from "./player-icons.tsx";
import { playerText } from "./player-text.ts";
import { ProgressSlider } from "./progress-slider.tsx";
import { Queue } from "./queue.tsx";
import type { TimelineProps } from "./sheet-timeline.tsx";
import { ShortcutSwitch } from "./shortcut-switch.tsx";
import { SleepPicker } from "./sleep-picker.tsx";
import { StatusRegion } from "./status-region.tsx";
import {
  NextButton,
  PlayButton,
  PreviousButton,
  RepeatButton,
  ShuffleButton,
  SkipButton,
} from "./transport.tsx";
import { useDragClosed } from "./use-drag-closed.ts";
import { VolumeControl } from "./volume-control.tsx";

const SheetTimeline = lazy(() =>
  import("./sheet-timeline.tsx").then(
    ({ SheetTimeline }): { default: (props: TimelineProps) => ReactNode } => ({ default: SheetTimeline }),
    // An extra that could not be fetched must not take the player with it.
    () => ({ default: () => null }),
  ),
);

interface Props {
  open: boolean;
  onClose(): void;
}

function SheetEpisode() {
  const episode = usePlayerState((state) => state.currentEpisode);
  if (!episode) return null;
  const { coverImage, title, podcastTitle, podcastId } = episode;
  return (
    <>
      <div className="mx-auto mt-2 w-full max-w-80 overflow-hidden rounded-l shadow-soft">
        <Cover key={coverImage} src={coverImage} width={640} height={480} className="aspect-4/3" eager />
      </div>
      <h2 lang="vi" className="mt-5 text-center text-xl">
        {joinWords(title)}
      </h2>
      <p lang="vi" className="text-center text-sm text-ink-soft">
        {podcastId === null ? (
          podcastTitle
        ) : (
          <AppLink
            to={`/podcast/detail/${podcastId}`}
            className="inline-flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
          >
            {podcastTitle}
          </AppLink>
        )}
      </p>
    </>
  );
}

function SheetTransport() {
  const engine = useEngine();
  const text = useText(playerText);
  return (
    <>
      <div className="flex items-center justify-between">
        <PreviousButton />
        <SkipButton by={-10} />
        <PlayButton className="size-16" isFirst />
        <SkipButton by={10} />
        <NextButton />
      </div>
      <div className="mt-3 flex items-center justify-center gap-4">
        <ShuffleButton />
        <IconButton label={text.stop} icon={<StopIcon />} onClick={() => engine.ask({ type: "stop" })} />
        <RepeatButton />
        <VolumeControl />
      </div>
    </>
  );
}

function SheetContent({ onClose }: { onClose(): void }) {
  const engine = useEngine();
  const text = useText(playerText);
  const grip = useDragClosed(onClose);
  const { timeline, again } = useTimeline(usePlayerState((state) => state.currentEpisode?.id));
  return (
    <div data-player className="pb-[env(safe-area-inset-bottom,0px)]">
      <div {...grip} className="-mx-6 -mt-6 flex touch-none justify-center pt-3 pb-5 sm:hidden">
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-stone-hover" />
      </div>
      <div className="-mx-2 -mt-2 flex justify-between">
        <IconButton label={text.collapse} icon={<ChevronDownIcon />} onClick={onClose} />
        <IconButton label={text.close} icon={<CloseIcon />} onClick={() => closePlayer(engine)} />
      </div>
      <SheetEpisode />
      <FailureStrip />
      <ProgressSlider
        marks={typeof timeline === "object" ? timeline.chapters.map(({ start }) => start) : []}
      />
      <SheetTransport />
      <Suspense fallback={null}>
        <SheetTimeline timeline={timeline} again={again} />
      </Suspense>
      <SleepPicker />
      <Queue />
      <ShortcutSwitch />
      <StatusRegion />
    </div>
  );
}

/** Everything the player can do, in a window that a thumb can reach. */
export function PlayerSheet({ open, onClose }: Props) {
  const { player } = useText(playerText);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={player}
      shape="sheet"
      className="max-sm:w-full max-sm:max-w-full"
    >
      {open && <SheetContent onClose={onClose} />}
    </Dialog>
  );
}
