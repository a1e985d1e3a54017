import "../features/podcasts/podcasts.css";
import { Suspense } from "react";
import {
  Await,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { playEpisode } from "../features/player/player-store.ts";
import { usePlayer } from "../features/player/use-player.ts";
import { type Library, loadLibrary } from "../features/podcasts/library.ts";
import { LibrarySkeleton, LibraryView } from "../features/podcasts/library-view.tsx";
import { podcastsAddress, searchIn } from "../features/podcasts/list-address.ts";
import type { Listening } from "../features/podcasts/listening.ts";
import { PodcastsHead } from "../features/podcasts/podcasts-head.tsx";
import { podcastsText } from "../features/podcasts/podcasts-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { browserLoader, type PageSource } from "../lib/page-data.ts";
import { pageMeta } from "../lib/seo.ts";
import { serverLoader } from "../lib/server-loader.server.ts";
import type { Route } from "./+types/podcasts.ts";

async function load(source: PageSource): Promise<{ library: Library | Promise<Library> }> {
  const search = searchIn(source.url.searchParams);
  const library = loadLibrary(source, search);
  // The page appears before its lists do; a search leaves what is there in place until it has an answer.
  return { library: search ? await library : library };
}
const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  const { podcastsFailed, episodesFailed } = loaded.library;
  // Neither caches nor search engines should keep the page as it is without its content.
  return data(loaded, { status: podcastsFailed || episodesFailed ? 503 : 200 });
}
export const clientLoader = browserLoader(load);

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...textIn(podcastsText, language), path: "/podcasts" }));

/** The words that are on their way, when a search is. */
function useSearchUnderway(): string | undefined {
  const { location } = useNavigation();
  return location?.pathname === "/podcasts" ? searchIn(new URLSearchParams(location.search)) : undefined;
}

export default function Podcasts({ loaderData: { library, servedTo } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const searching = useSearchUnderway();
  const listening: Listening = { ...usePlayer(), play: (list, id) => void playEpisode(list, id) };
  const searched = searchIn(params);
  return (
    <div
      className={`mx-auto flex max-w-page flex-col gap-14 px-5 py-12 sm:px-8 md:py-16 ${servedTo === "visitor" ? "visitor-only" : ""}`}
    >
      <PodcastsHead
        library={library}
        searched={searched}
        searching={searching}
        onSearch={(words) =>
          void navigate(podcastsAddress(words), { preventScrollReset: true, replace: searched !== "" })
        }
      />
      <div
        aria-busy={searching !== undefined}
        className={`flex flex-col gap-16 transition-opacity duration-200 ${searching === undefined ? "" : "opacity-60"}`}
      >
        <Suspense fallback={<LibrarySkeleton />}>
          <Await resolve={library}>
            {(shown: Library) => (
              <LibraryView library={shown} listening={listening} retry={() => void revalidate()} />
            )}
          </Await>
        </Suspense>
      </div>
    </div>
  );
}
