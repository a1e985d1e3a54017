import "../features/podcasts/podcasts.css";
import { type ComponentType, lazy, Suspense } from "react";
import {
  Await,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { Previews } from "../common/premium/previews.tsx";
import { LazyIdlePlayer } from "../features/player/lazy-idle-player.tsx";
import { playEpisode } from "../features/player/player-store.ts";
import { usePlaces } from "../features/player/use-places.ts";
import { usePlayer } from "../features/player/use-player.ts";
import { type Library, loadLibrary } from "../features/podcasts/library.ts";
import { LibrarySkeleton, LibraryView } from "../features/podcasts/library-view.tsx";
import { loadLockedInLibrary } from "../features/podcasts/load-locked.ts";
import { PendingOverlay, TransitionProvider } from "../features/podcasts/pending-navigation.tsx";
import type { PlaybackControls } from "../features/podcasts/playback-controls.ts";
import { PodcastsHead } from "../features/podcasts/podcasts-head.tsx";
import { podcastsText } from "../features/podcasts/podcasts-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { readSearchWords } from "../lib/search-words.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/podcasts.ts";

const DownloadsLink = lazy<ComponentType>(() =>
  import("../features/offline/downloads-link.tsx").then(
    (loaded) => ({ default: loaded.DownloadsLink }),
    () => ({ default: () => null }),
  ),
);

function load(source: PageSource) {
  const search = readSearchWords(source.url.searchParams);
  const library = loadLibrary(source, search);
  return { library, previews: loadLockedInLibrary(source, search, library) };
}
const served = serverLoader(load);

const hasFailed = ({ library }: { library: Library }): boolean =>
  library.podcastsFailed || library.episodesFailed;

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  // Neither caches nor search engines should keep the page as it is without its content.
  return data(loaded, { status: hasFailed(loaded) ? 503 : 200 });
}
export const clientLoader = browserLoader(load, (own, served) => hasFailed(own) && !hasFailed(served));

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(podcastsText, language), path: "/podcasts" }));

export default function Podcasts({ loaderData: { library, previews, renderedFor } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const listening: PlaybackControls = {
    ...usePlayer(),
    places: usePlaces(),
    play: (list, id) => void playEpisode(list, id),
  };
  return (
    <TransitionProvider>
      <RenderedView
        renderedFor={renderedFor}
        isForAll={"podcasts" in library && library.podcasts.length > 0}
        className="mx-auto flex max-w-page flex-col gap-14 px-5 py-12 sm:px-8 md:py-16"
      >
        <PodcastsHead library={library} searched={readSearchWords(params)}>
          <Suspense>
            <DownloadsLink />
          </Suspense>
        </PodcastsHead>
        <PendingOverlay className="flex flex-col gap-16">
          <Suspense fallback={<LibrarySkeleton />}>
            <Await resolve={library}>
              {(shown: Library) => (
                <>
                  <LibraryView library={shown} listening={listening} retry={revalidate} />
                  <LazyIdlePlayer playlist={shown.episodes} />
                </>
              )}
            </Await>
          </Suspense>
          <Previews previews={previews} />
        </PendingOverlay>
      </RenderedView>
    </TransitionProvider>
  );
}
