import "../features/podcasts/podcasts.css";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import {
  Await,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { LazyIdlePlayer } from "../features/player/lazy-idle-player.tsx";
import { playEpisode } from "../features/player/player-store.ts";
import { usePlaces } from "../features/player/use-places.ts";
import { usePlayer } from "../features/player/use-player.ts";
import { BackLink } from "../features/podcasts/back-link.tsx";
import type { EpisodeItem } from "../features/podcasts/episode-item.ts";
import { type LoadedPodcast, loadPodcast } from "../features/podcasts/load-podcast.ts";
import type { PlaybackControls } from "../features/podcasts/playback-controls.ts";
import { Playlist } from "../features/podcasts/playlist.tsx";
import { PodcastHeader } from "../features/podcasts/podcast-header.tsx";
import { podcastMeta } from "../features/podcasts/podcast-meta.ts";
import { PodcastSidebar } from "../features/podcasts/podcast-sidebar.tsx";
import {
  FailedPodcast,
  LockedPodcast,
  MissingPodcast,
  PodcastSkeleton,
} from "../features/podcasts/podcast-states.tsx";
import { podcastText } from "../features/podcasts/podcast-text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { currentSession } from "../lib/session/session-store.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import type { Route } from "./+types/podcast-detail.ts";

/** After the list: nobody downloads before they have looked. */
const DownloadButton = lazy(() =>
  import("../features/offline/download-button.tsx").then(
    ({ DownloadButton }): { default: ComponentType<{ item: EpisodeItem }> } => ({ default: DownloadButton }),
    () => ({ default: () => null }),
  ),
);
const renderDownload = (item: EpisodeItem) => (
  <Suspense fallback={<span className="block size-11" />}>
    <DownloadButton item={item} />
  </Suspense>
);

/** Drawn with the page and brought to life after it. */
const BelowPodcast = lazy(() =>
  import("../features/podcasts/below-podcast.tsx").then(({ BelowPodcast }) => ({ default: BelowPodcast })),
);

const UPGRADE = "/membership/upgrade";

const load = (source: PageSource) => ({ podcast: loadPodcast(source, source.params.id ?? "") });
const served = serverLoader(load);

/** Search engines and caches read the status: an apology with 200 would be kept as a page. */
const STATUS: Record<LoadedPodcast["kind"], number> = { open: 200, locked: 200, missing: 404, failed: 503 };

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  return data(loaded, { status: STATUS[loaded.podcast.kind] });
}
export const clientLoader = browserLoader(
  load,
  (own, served) => own.podcast.kind === "failed" && served.podcast.kind === "open",
);

export const meta = ({ matches, loaderData, params }: MetaArgs<typeof loader>) => {
  const podcast = loaderData?.podcast;
  // In the browser the podcast may still be on its way; its title follows with it.
  return podcastMeta(matches, params.id ?? "", podcast && "kind" in podcast ? podcast : undefined);
};

export default function PodcastDetail({ loaderData: { podcast, renderedFor } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <RenderedView
      renderedFor={renderedFor}
      isForAll={"kind" in podcast && podcast.kind === "open"}
      className="mx-auto flex max-w-page flex-col gap-12 px-5 py-8 sm:px-8 md:py-12"
    >
      <BackLink />
      <Suspense fallback={<PodcastSkeleton />}>
        <Await resolve={podcast}>
          {(loaded: LoadedPodcast) => <Shown loaded={loaded} renderedFor={renderedFor} retry={revalidate} />}
        </Await>
      </Suspense>
    </RenderedView>
  );
}

interface ShownProps {
  loaded: LoadedPodcast;
  renderedFor: "user" | "visitor";
  retry(): Promise<void>;
}

function Shown({ loaded, renderedFor, retry }: ShownProps) {
  const [params] = useSearchParams();
  const listening: PlaybackControls = {
    ...usePlayer(),
    places: usePlaces(),
    play: (list, id) => void playEpisode(list, id),
    playFrom: (list, id, seconds) => void playEpisode(list, id, seconds),
  };
  usePageTitle(getTitle(loaded, useText(podcastText)));
  useWayToPremium(loaded.kind === "locked", renderedFor);
  if (loaded.kind === "missing") return <MissingPodcast />;
  if (loaded.kind === "failed") return <FailedPodcast retry={retry} />;
  if (loaded.kind === "locked") return <LockedPodcast preview={loaded.preview} />;
  return (
    <>
      <PodcastHeader open={loaded} listening={listening} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Playlist
          open={loaded}
          listening={listening}
          chosen={params.get("episode")}
          at={readSeconds(params.get("at"))}
          retry={retry}
          renderAction={renderDownload}
        />
        <PodcastSidebar open={loaded} />
      </div>
      <Suspense>
        <BelowPodcast podcast={loaded.podcast} related={loaded.related} />
      </Suspense>
      <LazyIdlePlayer playlist={loaded.playlist.rows} />
    </>
  );
}

const readSeconds = (written: string | null): number | undefined =>
  written && /^\d{1,5}$/.test(written) ? Number(written) : undefined;

function getTitle(loaded: LoadedPodcast, text: Record<"missing" | "failed", string>): string {
  if (loaded.kind === "open") return loaded.podcast.title;
  return loaded.kind === "locked" ? loaded.preview.title : text[loaded.kind];
}

/** A PRIVATE podcast leads those who may not hear it to the page that says how. */
function useWayToPremium(locked: boolean, renderedFor: "user" | "visitor") {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // The document shows everybody the visitor's view; what a signed-in person may hear is still being asked.
    const isOwnView = renderedFor === "user" || currentSession() === null;
    if (locked && isOwnView) void navigate(UPGRADE, { replace: true, state: { lockedPath: pathname } });
  }, [locked, renderedFor, navigate, pathname]);
}
