import { Suspense } from "react";
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
import { BackLink } from "../features/podcasts/back-link.tsx";
import { ALL, listAddress, readListAddress } from "../features/podcasts/list-address.ts";
import { loadLockedOnShelf } from "../features/podcasts/load-locked.ts";
import { loadShelf, type Shelf } from "../features/podcasts/load-shelf.ts";
import { PendingOverlay, TransitionProvider } from "../features/podcasts/pending-navigation.tsx";
import { podcastsText } from "../features/podcasts/podcasts-text.ts";
import { ShelfHead, ShelfHeadSkeleton } from "../features/podcasts/shelf-head.tsx";
import { ShelfSearch } from "../features/podcasts/shelf-search.tsx";
import { hasRows, ShelfSkeleton, ShelfView } from "../features/podcasts/shelf-view.tsx";
import { useLastGood } from "../features/podcasts/use-last-good.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";
import { usePageTitle } from "../lib/use-page-title.ts";
import type { Route } from "./+types/podcast-list.ts";

function load(source: PageSource) {
  const address = readListAddress(source.url.searchParams);
  const shelf = loadShelf(source, source.params.category ?? ALL, address);
  return { shelf, previews: loadLockedOnShelf(source, shelf) };
}
const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  const { failed, unknown } = loaded.shelf;
  return data(loaded, { status: failed ? 503 : unknown ? 404 : 200 });
}
export const clientLoader = browserLoader(load, (own, served) => own.shelf.failed && !served.shelf.failed);

const getShelfName = ({ category, called }: Shelf, all: string): string =>
  called === ALL ? all : (category?.name ?? called);

export const meta = ({ matches, loaderData, params }: MetaArgs<typeof loader>) =>
  pageMeta(matches, ({ language }) => {
    const text = textIn(podcastsText, language);
    const shelf = loaderData?.shelf;
    // In the browser the list may still be on its way; its title follows with it.
    if (!shelf || !("rows" in shelf)) {
      return { title: text.title, description: text.description, path: listPath(params.category, 1) };
    }
    return {
      title: getShelfName(shelf, text.allPodcasts),
      description: shelf.category?.description || text.description,
      path: listPath(shelf.category?.slug ?? shelf.called, shelf.page),
      hidden: shelf.unknown || shelf.address.search !== "",
    };
  });

/** However the category was called and however long the pages are, a search engine sees one address. */
const listPath = (category = ALL, page: number): string =>
  listAddress(category, { page, size: 12, search: "" });

export default function PodcastList({
  loaderData: { shelf, previews, renderedFor },
  params,
}: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const address = readListAddress(query);
  const before = useLastGood(shelf, hasRows);
  return (
    <TransitionProvider>
      <RenderedView
        renderedFor={renderedFor}
        isForAll={"rows" in shelf && shelf.rows.length > 0}
        className="mx-auto flex max-w-page flex-col gap-10 px-5 py-8 sm:px-8 md:py-12"
      >
        <BackLink />
        <header className="grid gap-6 lg:grid-cols-[1fr_26rem] lg:items-end">
          <Suspense fallback={<ShelfHeadSkeleton />}>
            <Await resolve={shelf}>{(shown: Shelf) => <NamedHead shelf={shown} />}</Await>
          </Suspense>
          <ShelfSearch called={params.category} address={address} />
        </header>
        <PendingOverlay>
          <Suspense fallback={<ShelfSkeleton />}>
            <Await resolve={shelf}>
              {(shown: Shelf) => <ShelfView shelf={shown} before={before} retry={revalidate} />}
            </Await>
          </Suspense>
          <Previews previews={previews} className="mt-12" />
        </PendingOverlay>
      </RenderedView>
    </TransitionProvider>
  );
}

function NamedHead({ shelf }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  usePageTitle(getShelfName(shelf, text.allPodcasts));
  return <ShelfHead shelf={shelf} />;
}
