import { duration as clock } from "@bentrong/format/duration";
import { LockIcon, PauseIcon, PlayIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { isActive } from "./core/player-state.ts";
import { isPlayable, type PlaylistItem } from "./core/playlist-item.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";

function Mark({ item, isCurrent }: { item: PlaylistItem; isCurrent: boolean }) {
  const active = usePlayerState(isActive);
  if (item.locked) return <LockIcon className="size-4" />;
  return isCurrent && active ? <PauseIcon className="size-4" /> : <PlayIcon className="size-4" />;
}

function QueueEntry({ item }: { item: PlaylistItem }) {
  const engine = useEngine();
  const text = useText(playerText);
  const isCurrent = usePlayerState((state) => state.currentEpisode?.id === item.id);
  const length = item.duration ? clock(item.duration) : "";
  const note = item.locked ? text.locked : item.audio ? length : text.silent;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      // A locked one can be chosen: it shows the way to Premium. One without sound leads nowhere.
      disabled={!item.locked && !isPlayable(item)}
      onClick={() => engine.playEpisode(engine.getState().playlist, item.id)}
      className={`flex min-h-12 w-full items-center gap-3 rounded-s px-3 py-2 text-left text-sm transition-colors duration-150 enabled:hover:bg-stone/50 disabled:text-ink-soft ${isCurrent ? "bg-rose-wash font-medium text-wine-ink" : ""}`}
    >
      <Mark item={item} isCurrent={isCurrent} />
      <span lang="vi" className="min-w-0 flex-1">
        {item.title}
      </span>
      <span className="shrink-0 text-xs text-ink-soft tabular-nums">{note}</span>
    </button>
  );
}

export function Queue() {
  const { queue } = useText(playerText);
  const playlist = usePlayerState((state) => state.playlist);
  return (
    <section aria-label={queue} className="mt-6">
      <h3 className="text-lg">{queue}</h3>
      <ol className="mt-2 -mx-3">
        {playlist.map((item) => (
          <li key={item.id}>
            <QueueEntry item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}
