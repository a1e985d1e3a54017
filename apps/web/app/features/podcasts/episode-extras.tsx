import { duration } from "@bentrong/format/duration";
import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod/mini";
import { apiClient } from "../../api/client.ts";
import { listNotedEpisodes } from "../../api/listening-notes.ts";
import { listTimelineIds, type Timeline } from "../../api/timelines.ts";
import { NotesPanel } from "../../common/listening-notes/notes-panel.tsx";
import { notesText } from "../../common/listening-notes/notes-text.ts";
import { TimedList } from "../../common/timeline/timed-list.tsx";
import { timelineText } from "../../common/timeline/timeline-text.ts";
import { useTimeline } from "../../common/timeline/use-timeline.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import type { EpisodeItem } from "./episode-item.ts";

/** Those with chapters, words, or notes of this person. */
export async function listEpisodesWithExtras(ids: readonly number[]): Promise<number[]> {
  const api = apiClient();
  const found = await Promise.all([
    listTimelineIds(api, ids),
    ...(currentSession() ? [listNotedEpisodes(api, ids)] : []),
  ]);
  return found.flatMap((answer) => (answer.ok ? answer.data : []));
}

export interface EpisodeExtrasProps {
  item: EpisodeItem;
  /** Position in this episode that a link named, in seconds. */
  at: number | undefined;
  playFrom(seconds: number): void;
}

/** The words and chapters of an episode in a list, behind a press. */
export function EpisodeExtras({ item, at, playFrom }: EpisodeExtrasProps) {
  const text = useText(timelineText);
  const { yourNotes } = useText(notesText);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  usePlaysAtOnce(at, playFrom);
  return (
    <div className="relative z-10 flex flex-col items-end">
      {at !== undefined && (
        <button
          type="button"
          onClick={() => playFrom(at)}
          className="inline-flex min-h-11 items-center text-sm font-medium text-wine-ink underline-offset-4 hover:underline"
        >
          {text.playFrom(duration(at))}
        </button>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${text.open}: ${item.title}`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center text-sm text-wine-ink underline-offset-4 hover:underline"
      >
        {text.open}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        label={item.title}
        shape="sheet"
        className="max-sm:w-full max-sm:max-w-full"
      >
        {isOpen && (
          <>
            <div className="-mx-2 -mt-2 flex justify-end">
              <IconButton label={text.close} icon={<CloseIcon />} onClick={close} />
            </div>
            <h2 lang="vi" className="text-xl">
              {item.title}
            </h2>
            <LoadedParts episodeId={item.id} playFrom={playFrom} />
            <section className="mt-5">
              <h3 className="text-lg">{yourNotes}</h3>
              <NotesPanel episodeId={item.id} episodeTitle={item.title} onSeek={playFrom} />
            </section>
          </>
        )}
      </Dialog>
    </div>
  );
}

const LinkState = z.object({ plays: z.literal(true) });

/** Once for each visit that came from a press on a line: going back or loading the page again makes no sound. */
function usePlaysAtOnce(at: number | undefined, playFrom: (seconds: number) => void) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isWanted = at !== undefined && LinkState.safeParse(state).success;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is wanted
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    playFrom(at);
  }, [isWanted, at]);
}

function LoadedParts({ episodeId, playFrom }: { episodeId: number; playFrom(seconds: number): void }) {
  const text = useText(timelineText);
  const { timeline, again } = useTimeline(episodeId);
  if (timeline === "loading") return <p className="mt-4 text-sm text-ink-soft">{text.loading}</p>;
  if (timeline === "failed")
    return (
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {text.failed}{" "}
        <Button tone="quiet" onClick={again}>
          {text.retry}
        </Button>
      </p>
    );
  return <Parts timeline={timeline} playFrom={playFrom} />;
}

function Parts({ timeline, playFrom }: { timeline: Timeline; playFrom(seconds: number): void }) {
  const text = useText(timelineText);
  const chapters = timeline.chapters.map(({ start, title }) => ({ start, words: title }));
  const cues = timeline.cues.map(({ start, text: words }) => ({ start, words }));
  return (
    <>
      {chapters.length > 0 && (
        <section className="mt-5">
          <h3 className="text-lg">{text.chaptersLabel}</h3>
          <TimedList label={text.chaptersLabel} entries={chapters} onSeek={playFrom} />
        </section>
      )}
      {cues.length > 0 && (
        <section className="mt-5">
          <h3 className="text-lg">{text.transcriptLabel}</h3>
          <TimedList label={text.transcriptLabel} entries={cues} onSeek={playFrom} />
        </section>
      )}
    </>
  );
}
