import "./highlights.css";
import { cutAtWord } from "@bentrong/format/cut-at-word";
import { Button } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { apiClient } from "../../../api/client.ts";
import {
  addHighlight,
  changeHighlightNote,
  type Highlight,
  listArticleHighlights,
  removeHighlight,
} from "../../../api/highlights.ts";
import type { ApiError } from "../../../api/result.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { useSession } from "../../../lib/session/use-session.ts";
import { drawMarks, getAnchorId } from "./draw-marks.ts";
import { highlightsText } from "./highlights-text.ts";
import { PassageDialog } from "./passage-dialog.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { type SelectedPassage, useSelectedPassage } from "./use-selected-passage.ts";

export interface HighlightsProps {
  blogId: number;
  /** The article's HTML: the marks are redrawn when it changes. */
  html: string;
  body: RefObject<HTMLElement | null>;
}

const LABEL = 80;
const TOLD = [404, 413, 429];

/** Marks and notes of the person who reads, in the text of an article. */
export function Highlights({ blogId, html, body }: HighlightsProps) {
  const text = useText(highlightsText);
  const userId = useSession()?.userId;
  const { rows, setRows } = useRows(blogId, userId);
  const lost = useMarks(body, html, rows);
  const [opened, setOpened] = useState<Highlight>();
  useOpening(body, rows, setOpened);
  const close = () => {
    setOpened(undefined);
    if (opened) focusSoon(getAnchorId(opened.id));
  };
  const say = (error: ApiError) => (TOLD.includes(error.status) && error.message) || text.failed;
  const add = async ({ box: _, ...passage }: SelectedPassage, note: string) => {
    const answer = await addHighlight(apiClient(), { blogId, note, ...passage });
    if (!answer.ok) return say(answer.error);
    setRows((before) => [...before, answer.data]);
    announce(text.marked);
    return undefined;
  };
  const change = async (row: Highlight, note: string) => {
    const answer = await changeHighlightNote(apiClient(), row.id, note);
    if (!answer.ok) return say(answer.error);
    setRows((before) => before.map((each) => (each.id === row.id ? { ...each, note } : each)));
    announce(text.saved);
    return undefined;
  };
  const remove = async (row: Highlight) => {
    const answer = await removeHighlight(apiClient(), row.id);
    if (!answer.ok) return say(answer.error);
    setRows((before) => before.filter((each) => each.id !== row.id));
    announce(text.removed);
    return undefined;
  };
  return (
    <>
      <Selecting body={body} isSignedIn={userId !== undefined} onAdd={add} />
      {opened && (
        <PassageDialog
          key={opened.id}
          quote={opened.quote}
          note={opened.note}
          onSave={(note) => change(opened, note)}
          onRemove={() => remove(opened)}
          onClose={close}
        />
      )}
      {lost.length > 0 && <Lost rows={lost} onOpen={setOpened} />}
    </>
  );
}

interface SelectingProps {
  body: RefObject<HTMLElement | null>;
  isSignedIn: boolean;
  onAdd(passage: SelectedPassage, note: string): Promise<string | undefined>;
}

function Selecting({ body, isSignedIn, onAdd }: SelectingProps) {
  const bar = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [problem, setProblem] = useState<string>();
  const [noted, setNoted] = useState<SelectedPassage>();
  const isHeld = useCallback(() => bar.current?.contains(document.activeElement) ?? false, []);
  const { selected, drop } = useSelectedPassage(body, isHeld);
  const close = useCallback(() => {
    document.getSelection()?.removeAllRanges();
    setProblem(undefined);
    drop();
  }, [drop]);
  const mark = async (passage: SelectedPassage) => {
    if (busy.current) return;
    busy.current = true;
    const refused = await onAdd(passage, "");
    busy.current = false;
    if (refused === undefined) close();
    else setProblem(refused);
  };
  const openNote = (passage: SelectedPassage) => {
    setNoted(passage);
    close();
  };
  return (
    <>
      {selected && !noted && (
        <SelectionBar
          selected={selected}
          bar={bar}
          body={body}
          isSignedIn={isSignedIn}
          problem={problem}
          onMark={() => void mark(selected)}
          onNote={() => openNote(selected)}
          onClose={close}
        />
      )}
      {noted && (
        <PassageDialog
          quote={noted.quote}
          note=""
          onSave={(note) => onAdd(noted, note)}
          onClose={() => setNoted(undefined)}
        />
      )}
    </>
  );
}

function Lost({ rows, onOpen }: { rows: readonly Highlight[]; onOpen(row: Highlight): void }) {
  const text = useText(highlightsText);
  return (
    <section
      aria-labelledby="lost-highlights"
      className="mx-auto mt-12 max-w-reading border-t border-line px-5 pt-6 sm:px-0 print:hidden"
    >
      <h2 id="lost-highlights" className="text-lg">
        {text.lost}
      </h2>
      <p className="text-sm text-ink-soft">{text.lostHelp}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-col items-start gap-1">
            <blockquote
              lang="vi"
              className="border-l-2 border-line pl-4 font-serif whitespace-pre-line text-ink-soft"
            >
              {row.quote}
            </blockquote>
            {row.note && <p className="text-sm whitespace-pre-line">{row.note}</p>}
            <Button tone="plain" className="px-0!" onClick={() => onOpen(row)}>
              {text.open}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NONE: Highlight[] = [];

function useRows(blogId: number, userId: string | undefined) {
  const [rows, setRows] = useState(NONE);
  useEffect(() => {
    setRows(NONE);
    if (!userId) return;
    let isWanted = true;
    void listArticleHighlights(apiClient(), blogId).then((answer) => {
      if (isWanted && answer.ok) setRows(answer.data);
    });
    return () => {
      isWanted = false;
    };
  }, [blogId, userId]);
  return { rows, setRows };
}

/** After a new page, or a closing dialog, has moved the focus; the marks may have been redrawn by then. */
const focusSoon = (id: string) =>
  window.setTimeout(() => document.getElementById(id)?.focus({ preventScroll: true }));

/** Draws the marks; returns the highlights that have no place in the text any more. */
function useMarks(
  body: RefObject<HTMLElement | null>,
  html: string,
  rows: readonly Highlight[],
): Highlight[] {
  const text = useText(highlightsText);
  const { hash } = useLocation();
  const [lost, setLost] = useState(NONE);
  const shown = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has taken the old marks along.
  useEffect(() => {
    const root = body.current;
    if (!root) return;
    const formatLabel = ({ quote, note }: Highlight) =>
      (note ? text.withNote : text.ofPassage)(cutAtWord(quote, LABEL));
    setLost(drawMarks(root, rows, formatLabel));
    for (const { id, note } of rows)
      if (note) root.querySelector(`button[data-highlight="${id}"]`)?.setAttribute("data-noted", "");
    const wanted =
      hash.startsWith("#doan-") && shown.current !== hash && document.getElementById(hash.slice(1));
    if (wanted) {
      shown.current = hash;
      wanted.scrollIntoView({ block: "center" });
      focusSoon(wanted.id);
    }
  }, [body, html, rows, text, hash]);
  return lost;
}

/** A press on a mark or on its button opens it; links and selecting go on as everywhere. */
function useOpening(
  body: RefObject<HTMLElement | null>,
  rows: readonly Highlight[],
  onOpen: (row: Highlight) => void,
) {
  useEffect(() => {
    const root = body.current;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("a")) return;
      const id = target.closest<HTMLElement>("[data-highlight]")?.dataset.highlight;
      const row = rows.find((each) => each.id === id);
      if (row && document.getSelection()?.isCollapsed !== false) onOpen(row);
    };
    root?.addEventListener("click", onClick);
    return () => root?.removeEventListener("click", onClick);
  }, [body, rows, onOpen]);
}
