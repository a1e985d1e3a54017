import { shortDate } from "@bentrong/format/dates";
import { cardLinkClass } from "@bentrong/ui/card";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { useCallback, useRef, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { getPageOrFirst, type Page } from "../../api/page.ts";
import { getSavedRef, listSavedItems, type SavedItem, type SavedKind } from "../../api/saved-items.ts";
import { unwrap } from "../../api/unwrap.ts";
import { PagedListPage } from "../../common/paged-list/paged-list-page.tsx";
import { changeSaved } from "../../common/saved/saved-store.ts";
import { Cover } from "../../lib/cover.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { savedPageText } from "./saved-page-text.ts";

const PATHS: Record<SavedKind, (id: number) => string> = {
  blog: (id) => `/blog/detail/${id}`,
  podcast: (id) => `/podcast/detail/${id}`,
  course: (id) => `/course/${id}`,
};

const loadPage = async (page: number): Promise<Page<SavedItem>> =>
  unwrap(await getPageOrFirst(page, (n) => listSavedItems(apiClient(), n)));

/** Items that one person saved for later, newest first. */
export function SavedPage({ userId, page }: { userId: string; page: number }) {
  const text = useText(savedPageText);
  const list = useQuery(useCallback(() => loadPage(page), [page]));
  const counted = useRef<HTMLParagraphElement>(null);
  const onRemoved = async () => {
    // The focused button is removed with its row.
    counted.current?.focus();
    await list.retry();
  };
  return (
    <PagedListPage words={text} path="/de-danh" list={list} rowHeight="h-24">
      {({ rows, total }) => (
        <>
          <p ref={counted} tabIndex={-1} className="text-sm text-ink-soft outline-none">
            {text.count(total)}
          </p>
          <ul aria-label={text.list} className="flex flex-col gap-3">
            {rows.map((item) => (
              <Row key={item.id} item={item} userId={userId} onRemoved={onRemoved} />
            ))}
          </ul>
        </>
      )}
    </PagedListPage>
  );
}

interface RowProps {
  item: SavedItem;
  userId: string;
  onRemoved(): Promise<void>;
}

function Row({ item, userId, onRemoved }: RowProps) {
  const text = useText(savedPageText);
  const [hasFailed, setFailed] = useState(false);
  const ref = getSavedRef(item);
  const shown = item[ref.kind];
  const title = shown?.title ?? text.gone[ref.kind];
  const remove = async () => {
    const error = await changeSaved(userId, ref, false);
    setFailed(error !== undefined);
    announce(error ? text.removeFailed : text.removed);
    if (!error) await onRemoved();
  };
  return (
    <li className="relative flex items-center gap-4 rounded-l border border-line bg-card p-3 transition-colors duration-150 hover:bg-stone/40 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-wine-ink">
      <span className="block size-16 shrink-0 overflow-hidden rounded-m">
        <Cover src={shown?.coverImage ?? null} width={128} height={128} className="aspect-square" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-anywhere">
          {shown ? (
            <AppLink lang="vi" to={PATHS[ref.kind](ref.id)} className={cardLinkClass}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </p>
        <p className="text-xs text-ink-soft">
          {text.kinds[ref.kind]} · {text.savedOn(shortDate(item.createdAt))}
        </p>
        {!shown && <p className="text-xs text-ink-soft">{text.goneHelp}</p>}
        {hasFailed && <p className="text-xs text-wine-ink">{text.removeFailed}</p>}
      </div>
      <IconButton
        label={text.remove(title)}
        icon={<CloseIcon className="size-5 text-ink-soft" />}
        className="relative z-10 size-12!"
        onClick={() => void remove()}
      />
    </li>
  );
}
