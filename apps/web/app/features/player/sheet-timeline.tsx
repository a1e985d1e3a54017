import { findCurrent } from "@bentrong/format/timeline";
import { Button } from "@bentrong/ui/button";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Timeline } from "../../api/timelines.ts";
import { NotesPanel } from "../../common/listening-notes/notes-panel.tsx";
import { notesText } from "../../common/listening-notes/notes-text.ts";
import { TimedList } from "../../common/timeline/timed-list.tsx";
import { timelineText } from "../../common/timeline/timeline-text.ts";
import type { LoadedTimeline } from "../../common/timeline/use-timeline.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useEngine, usePlayerState } from "./player-context.ts";

export interface TimelineProps {
  timeline: LoadedTimeline;
  again(): void;
}

type PartName = "words" | "chapters" | "notes";

/** Chapters, transcript and notes of the episode that plays, one press away. */
export function SheetTimeline({ timeline, again }: TimelineProps) {
  const engine = useEngine();
  const text = useText(timelineText);
  const { pauseAndNote } = useText(notesText);
  const id = useId();
  const [open, setOpen] = useState<PartName | null>(null);
  const parts: PartName[] = [
    ...(isLoaded(timeline) && timeline.cues.length > 0 ? ["words" as const] : []),
    ...(isLoaded(timeline) && timeline.chapters.length > 0 ? ["chapters" as const] : []),
    "notes",
  ];
  const shown = open && parts.includes(open) ? open : null;
  const press = (part: PartName) => {
    if (part === "notes" && shown !== "notes") engine.ask({ type: "pause" });
    setOpen(part === shown ? null : part);
  };
  const section = useRef<HTMLElement>(null);
  // An opened section would lie below the edge of a phone's screen.
  useEffect(() => {
    if (shown) section.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <section ref={section} className="mt-5 scroll-mb-4">
      {timeline === "failed" && <FailedTimeline again={again} />}
      <div className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <Chip key={part} controls={id} isOpen={part === shown} onPress={() => press(part)}>
            {part === "notes" ? pauseAndNote : text[part]}
          </Chip>
        ))}
      </div>
      <div id={id} className="mt-2">
        {isLoaded(timeline) && shown === "words" && <Words timeline={timeline} />}
        {isLoaded(timeline) && shown === "chapters" && <Chapters timeline={timeline} />}
        {shown === "notes" && <Notes />}
      </div>
    </section>
  );
}

const isLoaded = (timeline: LoadedTimeline): timeline is Timeline => typeof timeline === "object";

function Notes() {
  const engine = useEngine();
  const seek = useSeek();
  const episode = usePlayerState((state) => state.currentEpisode);
  if (!episode) return null;
  return (
    <NotesPanel
      episodeId={episode.id}
      episodeTitle={episode.title}
      getSeconds={() => engine.getState().currentTime}
      onSeek={seek}
    />
  );
}

function FailedTimeline({ again }: Pick<TimelineProps, "again">) {
  const text = useText(timelineText);
  return (
    <p role="status" className="mb-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {text.failed}
      <Button tone="quiet" onClick={again}>
        {text.retry}
      </Button>
    </p>
  );
}

interface ChipProps {
  controls: string;
  isOpen: boolean;
  onPress(): void;
  children: ReactNode;
}

const Chip = ({ controls, isOpen, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onPress}
    className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm transition-colors duration-150 hover:bg-stone/50 aria-expanded:border-wine-ink aria-expanded:bg-rose-wash aria-expanded:text-wine-ink"
  >
    {children}
  </button>
);

/** A restored episode stands still until it is asked to play; one that plays goes on from there. */
function useSeek(): (seconds: number) => void {
  const engine = useEngine();
  return (seconds) => {
    const { playlist, currentEpisode } = engine.getState();
    if (currentEpisode) engine.playFrom(playlist, currentEpisode.id, seconds);
  };
}

function Words({ timeline: { cues } }: { timeline: Timeline }) {
  const text = useText(timelineText);
  const current = usePlayerState((state) => findCurrent(cues, state.currentTime));
  const entries = cues.map(({ start, text: words }) => ({ start, words }));
  return <TimedList label={text.transcriptLabel} entries={entries} current={current} onSeek={useSeek()} />;
}

function Chapters({ timeline: { chapters } }: { timeline: Timeline }) {
  const text = useText(timelineText);
  const current = usePlayerState((state) => findCurrent(chapters, state.currentTime));
  const entries = chapters.map(({ start, title }) => ({ start, words: title }));
  return <TimedList label={text.chaptersLabel} entries={entries} current={current} onSeek={useSeek()} />;
}
