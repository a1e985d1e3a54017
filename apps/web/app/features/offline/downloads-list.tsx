import { duration } from "@bentrong/format/duration";
import { shownBytes } from "@bentrong/format/shown-bytes";
import { PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import type { Download } from "./download.ts";
import { dropDownload, useDownloads } from "./downloads-store.ts";
import { downloadsText } from "./downloads-text.ts";
import { KeptRow } from "./kept-row.tsx";

export interface DownloadPlayer {
  /** The one that sounds now. */
  playing: number | null;
  play(list: readonly Download[], id: number): void;
}

function useSize(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => (language === "en" ? shownBytes(bytes).replace(",", ".") : shownBytes(bytes));
}

/** Episodes on this device: to hear, with what they take, and to remove. */
export function DownloadsList({ player }: { player: DownloadPlayer }) {
  const text = useText(downloadsText);
  const showSize = useSize();
  const isMember = useSession() !== null;
  const { kept = [] } = useDownloads();
  const total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  const remove = async (download: Download) => {
    await dropDownload(download);
    announce(text.removed);
  };
  return (
    <section id="downloads" aria-labelledby="downloads-title" className="flex scroll-mt-24 flex-col gap-3">
      <h2 id="downloads-title" className="text-2xl">
        {text.title}
      </h2>
      <p className="text-ink-soft">
        {kept.length === 0 ? text.none : text.total(kept.length, showSize(total))}
      </p>
      <ul className="flex flex-col border-b border-line empty:hidden">
        {kept.map((download) => (
          <KeptRow
            key={download.audio}
            removeLabel={text.remove(download.title)}
            onRemove={() => void remove(download)}
          >
            <button
              type="button"
              aria-pressed={player.playing === download.id}
              onClick={() => player.play(kept, download.id)}
              className="flex min-h-11 w-full items-center gap-3 text-left"
            >
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full border border-line text-wine-ink">
                {player.playing === download.id ? <PauseIcon /> : <PlayIcon />}
              </span>
              <span className="min-w-0">
                <span className="sr-only">{text.listen} </span>
                <span lang="vi" className="block font-medium">
                  {download.title}
                </span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  {[download.duration ? duration(download.duration) : "", showSize(download.bytes)]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </button>
          </KeptRow>
        ))}
      </ul>
      {isMember && kept.length > 0 && (
        <p className="text-sm text-ink-soft">
          {text.signOutNote} {kept.some(({ premium }) => premium) && text.premiumNote}
        </p>
      )}
    </section>
  );
}
