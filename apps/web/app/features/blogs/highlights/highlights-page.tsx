import { cutAtWord } from "@bentrong/format/cut-at-word";
import { shortDate } from "@bentrong/format/dates";
import { Button, buttonClass } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useCallback, useState } from "react";
import { apiClient } from "../../../api/client.ts";
import {
  changeHighlightNote,
  type Highlight,
  listAllHighlights,
  listHighlights,
  listOpenBlogs,
  removeHighlight,
} from "../../../api/highlights.ts";
import { getPageOrFirst, type Page } from "../../../api/page.ts";
import { getError } from "../../../api/result.ts";
import { unwrap } from "../../../api/unwrap.ts";
import { PagedListPage } from "../../../common/paged-list/paged-list-page.tsx";
import { useMutation } from "../../../common/use-mutation.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { AppLink } from "../../../lib/link.tsx";
import { saveFile, toTextBlob } from "../../../lib/save-file.ts";
import { useQuery } from "../../../lib/use-query.ts";
import { getAnchorId } from "./draw-marks.ts";
import { highlightsText } from "./highlights-text.ts";
import { listText } from "./list-text.ts";
import { PassageDialog } from "./passage-dialog.tsx";
import { toMarkdown } from "./to-markdown.ts";

const LABEL = 60;

interface Shown extends Page<Highlight> {
  /** Articles that can be opened now. */
  open: ReadonlySet<number>;
}

async function loadPage(page: number): Promise<Shown> {
  const api = apiClient();
  const found = unwrap(await getPageOrFirst(page, (n) => listHighlights(api, n)));
  const ids = [...new Set(found.rows.map(({ blogId }) => blogId))];
  return { ...found, open: new Set(ids.length > 0 ? unwrap(await listOpenBlogs(api, ids)) : []) };
}

/** Everything that one person marked in articles, newest first. */
export function HighlightsPage({ page }: { page: number }) {
  const text = useText(listText);
  const list = useQuery(useCallback(() => loadPage(page), [page]));
  return (
    <PagedListPage words={text} path="/doan-da-to" list={list} rowHeight="h-32">
      {({ rows, total, open }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-soft">{text.count(total)}</p>
            <MarkdownButton />
          </div>
          <ul aria-label={text.list} className="flex flex-col gap-4">
            {rows.map((row) => (
              <Row key={row.id} row={row} isOpen={open.has(row.blogId)} onChanged={list.retry} />
            ))}
          </ul>
          <p className="text-xs text-ink-soft">{text.members}</p>
        </>
      )}
    </PagedListPage>
  );
}

interface RowProps {
  row: Highlight;
  isOpen: boolean;
  onChanged(): Promise<void>;
}

function Row({ row, isOpen, onChanged }: RowProps) {
  const text = useText(listText);
  const [editing, setEditing] = useState(false);
  const name = <span className="sr-only">{text.ofQuote(cutAtWord(row.quote, LABEL))}</span>;
  return (
    <li className="flex flex-col gap-3 rounded-l border border-line bg-card p-4 sm:p-5">
      <blockquote
        lang="vi"
        className="border-l-2 border-gold pl-4 font-serif whitespace-pre-line wrap-anywhere"
      >
        {row.quote}
      </blockquote>
      {row.note && <p className="text-sm whitespace-pre-line wrap-anywhere">{row.note}</p>}
      <p className="text-xs text-ink-soft">
        <span lang="vi">{text.in(row.title)}</span> · {shortDate(row.createdAt)}
        {!isOpen && <span className="block">{text.goneArticle}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <AppLink
            to={`/blog/detail/${row.blogId}#${getAnchorId(row.id)}`}
            className={buttonClass("stone", "min-h-12")}
          >
            {text.toPlace}
            {name}
          </AppLink>
        )}
        <Button tone="quiet" className="min-h-12" onClick={() => setEditing(true)}>
          {text.edit}
          {name}
        </Button>
      </div>
      {editing && <Editing row={row} onChanged={onChanged} onClose={() => setEditing(false)} />}
    </li>
  );
}

interface EditingProps {
  row: Highlight;
  onChanged(): Promise<void>;
  onClose(): void;
}

function Editing({ row, onChanged, onClose }: EditingProps) {
  const text = useText(highlightsText);
  const finish = async (answer: { ok: boolean }, message: string) => {
    if (!answer.ok) return text.failed;
    announce(message);
    await onChanged();
    return undefined;
  };
  return (
    <PassageDialog
      quote={row.quote}
      note={row.note}
      onSave={async (note) => finish(await changeHighlightNote(apiClient(), row.id, note), text.saved)}
      onRemove={async () => finish(await removeHighlight(apiClient(), row.id), text.removed)}
      onClose={onClose}
    />
  );
}

function MarkdownButton() {
  const text = useText(listText);
  const { state, mutate } = useMutation();
  const isBusy = state.kind === "busy";
  const download = () =>
    mutate(async () => {
      const answer = await listAllHighlights(apiClient());
      if (answer.ok) {
        const markdown = toMarkdown(text.title, answer.data, window.location.origin);
        saveFile(text.fileName, toTextBlob(markdown, "text/markdown"));
      }
      return getError(answer);
    });
  return (
    <div className="flex flex-col items-end gap-1">
      <Button tone="quiet" className="min-h-12" onClick={() => void download()}>
        {isBusy ? text.preparing : text.save}
      </Button>
      {state.kind === "failed" && (
        <p role="alert" className="text-sm text-wine-ink">
          {text.notSaved}
        </p>
      )}
    </div>
  );
}
