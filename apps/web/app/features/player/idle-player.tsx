// The player before anything was chosen, on pages that have something to play. It stands where the bar will stand, and
// is so small that the bar's own script can wait for the first press.
import { Button } from "@bentrong/ui/button";
import { PlayIcon } from "@bentrong/ui/icons";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { defineText } from "../../lib/i18n/text.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useDockHeight } from "../../lib/use-dock-height.ts";
import { isPlayable, type PlayableItem, type PlaylistItem } from "./core/playlist-item.ts";
import { closedStore, onStoreChange, playEpisode, readStore } from "./player-store.ts";

const idleText = defineText({
  vi: {
    player: "Trình phát âm thanh",
    start: "Phát",
    ready: "Sẵn sàng khi bạn muốn nghe",
    loading: "Đang tải…",
  },
  en: { player: "Audio player", start: "Play", ready: "Ready when you are", loading: "Loading…" },
});

export interface IdlePlayerProps {
  playlist: readonly PlaylistItem[];
}

function IdleBar({
  playlist,
  first,
  isLoading,
}: IdlePlayerProps & { first: PlayableItem; isLoading: boolean }) {
  const text = useText(idleText);
  const bar = useRef<HTMLDivElement>(null);
  useDockHeight(bar);
  return (
    <section
      aria-label={text.player}
      className="border-t border-line bg-card pb-(--player-inset) shadow-lift"
    >
      <div ref={bar} className="mx-auto flex max-w-page items-center gap-3 px-3 py-2 wide:px-8">
        <p className="min-w-0 flex-1">
          <span lang="vi" className="block truncate text-sm font-medium">
            {first.title}
          </span>
          <span className="block truncate text-xs text-ink-soft">
            {isLoading ? text.loading : text.ready}
          </span>
        </p>
        <Button tone="quiet" disabled={isLoading} onClick={() => void playEpisode(playlist, first.id)}>
          <PlayIcon />
          {text.start}
        </Button>
      </div>
    </section>
  );
}

export function IdlePlayer({ playlist }: IdlePlayerProps) {
  const { nowPlaying, opened } = useSyncExternalStore(onStoreChange, readStore, () => closedStore);
  const [dock, setDock] = useState<Element | null>(null);
  useEffect(() => setDock(document.getElementById("player-dock")), []);
  const first = playlist.find(isPlayable);
  // While the bar is fetched this one says so; from then on the bar speaks for itself.
  const isLoading = nowPlaying.phase === "loading" && !opened;
  if (!dock || !first || (nowPlaying.phase !== "idle" && !isLoading)) return null;
  return createPortal(<IdleBar playlist={playlist} first={first} isLoading={isLoading} />, dock);
}
