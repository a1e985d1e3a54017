import type { MetaArgs } from "react-router";
import { apiClient } from "../api/client.ts";
import type { PageSource } from "../common/page/page-data.ts";
import { serverLoader } from "../common/page/server-loader.server.ts";
import type { Download } from "../features/offline/download.ts";
import { OfflinePage } from "../features/offline/offline-page.tsx";
import { offlineText } from "../features/offline/offline-text.ts";
import { playEpisode } from "../features/player/player-store.ts";
import { usePlayer } from "../features/player/use-player.ts";
import { HelpLines } from "../features/safety/help-lines.tsx";
import { loadLines } from "../features/safety/load-lines.ts";
import { textIn } from "../lib/i18n/text.ts";
import { OFFLINE_PAGE } from "../lib/offline/caches.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/offline.ts";

export const loader = serverLoader(({ api }: PageSource) => ({ known: loadLines(api) }));

/** The page is the same for everybody, so the document's data are reused. */
export const clientLoader = () => ({ known: loadLines(apiClient()) });

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(offlineText, language);
    return { title, description, path: OFFLINE_PAGE, hidden: true };
  });

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { episodeId, phase } = usePlayer();
  const isSounding = phase === "playing" || phase === "loading";
  const play = (list: readonly Download[], id: number) => {
    // A cover may not be on the device; everything else that the player shows is.
    const playlist = list.map((each) => ({ ...each, coverImage: null, locked: false }));
    void playEpisode(playlist, id);
  };
  return (
    <OfflinePage
      helpLines={<HelpLines known={loaderData.known} />}
      player={{ playing: isSounding ? episodeId : null, play }}
    />
  );
}
