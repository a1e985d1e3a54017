import { Button, buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Pagination } from "@bentrong/ui/pagination";
import { ToldTwice } from "../../lib/i18n/told-twice.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CardsSkeleton, PodcastCards } from "./category-section.tsx";
import { listAddress } from "./list-address.ts";
import type { Shelf } from "./load-shelf.ts";
import { searchHere } from "./local-search.ts";
import { PageSizeChoice } from "./page-size-choice.tsx";
import { FIXED, podcastsText } from "./podcasts-text.ts";
import { SampleShelf } from "./sample-shelf.tsx";
import { useLastGood } from "./use-last-good.ts";

const ALL_PAGES_UP_TO = 5;

interface Props {
  shelf: Shelf;
  retry(): void;
}

const hasRows = ({ rows, failed, address }: Shelf): boolean => !failed && rows.length > 0 && !address.search;

/** Everything under the head of a list: what was found, or why there is nothing. */
export function ShelfView({ shelf, retry }: Props) {
  const before = useLastGood(shelf, hasRows);
  const { search } = shelf.address;
  if (shelf.failed && search && before) return <SearchedHere shelf={shelf} before={before} />;
  if (shelf.failed) return <Failed retry={retry} />;
  if (shelf.rows.length > 0) return <Rows shelf={shelf} />;
  return search ? <NothingFound shelf={shelf} /> : <Empty shelf={shelf} />;
}

function Rows({ shelf }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  const { rows, total, page, totalPages, pastTheEnd, address, called } = shelf;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Count search={address.search} count={total} />
        <PageSizeChoice called={called} address={{ ...address, page }} />
      </div>
      {pastTheEnd && <Notice tone="calm">{text.pastTheEnd}</Notice>}
      <PodcastCards podcasts={rows} heading="h2" />
      <Pagination
        current={page}
        total={totalPages}
        rule={{ allUpTo: ALL_PAGES_UP_TO }}
        hrefOf={(n) => listAddress(called, { ...address, page: n })}
        words={text.pages}
        link={AppLink}
      />
    </div>
  );
}

function Count({ search, count }: { search: string; count: number }) {
  const text = useText(podcastsText);
  return (
    <p role="status" className="text-sm text-ink-soft">
      {search && `${text.results(search)}: `}
      {text.counted(count)}
    </p>
  );
}

function SearchedHere({ shelf, before }: { shelf: Shelf; before: Shelf }) {
  const text = useText(podcastsText);
  const { search } = shelf.address;
  const rows = searchHere(before.rows, search);
  return (
    <div className="flex flex-col gap-8">
      <Count search={search} count={rows.length} />
      <Notice tone="calm">{text.searchedHere}</Notice>
      {rows.length > 0 ? <PodcastCards podcasts={rows} heading="h2" /> : <NothingFound shelf={shelf} />}
    </div>
  );
}

function NothingFound({ shelf: { address, called } }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  return (
    <EmptyState
      title={<span role="status">{text.nothingFound(address.search)}</span>}
      action={
        <AppLink
          to={listAddress(called, { ...address, page: 1, search: "" })}
          className={buttonClass("stone")}
        >
          {text.showAll}
        </AppLink>
      }
    >
      {text.nothingHelp}
    </EmptyState>
  );
}

function Empty({ shelf: { called, category } }: { shelf: Shelf }) {
  const text = useText(podcastsText);
  const name = category?.name ?? called;
  const isAll = called === "all";
  return (
    <div className="flex flex-col gap-8">
      <Notice tone="calm">
        {isAll ? (
          <ToldTwice vi={text.listEmpty} en={FIXED.listEmpty} />
        ) : (
          <ToldTwice vi={text.categoryEmpty(name)} en={FIXED.categoryEmpty(name)} />
        )}
      </Notice>
      <SampleShelf />
      <AppLink to="/podcasts" className={buttonClass("stone", "self-center")}>
        {text.back}
      </AppLink>
    </div>
  );
}

function Failed({ retry }: { retry(): void }) {
  const text = useText(podcastsText);
  return (
    <div className="flex flex-col gap-8">
      <Notice tone="problem">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>
            <ToldTwice vi={text.listFailed} en={FIXED.listFailed} />
          </p>
          <Button tone="quiet" onClick={retry}>
            {text.again}
          </Button>
        </div>
      </Notice>
      <SampleShelf />
    </div>
  );
}

export function ShelfSkeleton() {
  const text = useText(podcastsText);
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="flex min-h-11 items-center text-sm text-ink-soft">
        {text.loading}
      </p>
      <CardsSkeleton count={6} />
    </div>
  );
}
