// The chunk that is fetched with the first sound: the engine and everything that can be seen of it.
import "@bentrong/ui/range.css";
import "./player.css";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { useDockHeight } from "../../lib/use-dock-height.ts";
import type { Engine } from "./engine.ts";
import { FailureStrip } from "./failure-strip.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { EngineContext, usePlayerState } from "./player-context.ts";
import { PlayerSheet } from "./player-sheet.tsx";
import { playerText } from "./player-text.ts";
import { ResumeStrip } from "./resume-strip.tsx";
import { StatusRegion } from "./status-region.tsx";
import { useKeyAnnouncements } from "./use-key-announcements.ts";

export { toNowPlaying } from "./now-playing.ts";
export { openPlayer } from "./open-player.ts";

function Bar() {
  const { player } = useText(playerText);
  const hasEpisode = usePlayerState((state) => state.currentEpisode !== null);
  const bar = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // Open on the page where it was opened: following a link out of the sheet closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  useDockHeight(bar);
  return (
    <section
      aria-label={player}
      data-player
      className="player-bar border-t border-line bg-card pb-(--player-inset) shadow-lift"
    >
      <div ref={bar} className="mx-auto flex max-w-page flex-col px-3 py-1 wide:px-8">
        {!isOpen && <FailureStrip />}
        {!isOpen && <ResumeStrip />}
        {hasEpisode && <PlayerBar onOpen={() => setOpenedAt(pathname)} />}
      </div>
      <StatusRegion />
      <PlayerSheet open={isOpen} onClose={() => setOpenedAt(null)} />
    </section>
  );
}

/** Empty while no episode is chosen or the player is closed. */
function Presence() {
  const isThere = usePlayerState((state) => state.currentEpisode !== null || state.failure !== null);
  return isThere && <Bar />;
}

export function PlayerDock({ engine }: { engine: Engine }) {
  useKeyAnnouncements(engine);
  return (
    <EngineContext value={engine}>
      <Presence />
    </EngineContext>
  );
}
