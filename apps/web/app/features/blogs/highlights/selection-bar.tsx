import { LONGEST_QUOTE } from "@bentrong/contract/highlight";
import { Button, buttonClass } from "@bentrong/ui/button";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { useText } from "../../../lib/i18n/use-text.ts";
import { AppLink } from "../../../lib/link.tsx";
import { saveReturnTo } from "../../../lib/session/return-to.ts";
import { highlightsText } from "./highlights-text.ts";
import type { SelectedPassage } from "./use-selected-passage.ts";

interface Props {
  selected: SelectedPassage;
  bar: RefObject<HTMLDivElement | null>;
  body: RefObject<HTMLElement | null>;
  isSignedIn: boolean;
  problem: string | undefined;
  onMark(): void;
  onNote(): void;
  onClose(): void;
}

/** Near the bottom the bar of a phone would lie on the handles of the selection. */
const HANDLE_ROOM = 150;

/** Actions on selected text: above it with a mouse; on a phone, whose own menu is there, at the screen's edge. */
export function SelectionBar(props: Props) {
  const { selected, bar, body, onClose } = props;
  const text = useText(highlightsText);
  useBarPlace(selected, bar);
  useKeysToBar(bar, body, onClose);
  useEffect(() => announce(text.selected), [text]);
  return createPortal(
    <div
      ref={bar}
      role="toolbar"
      aria-label={text.bar}
      onMouseDown={(event) => event.preventDefault()}
      className="selection-bar z-30 flex flex-wrap items-center gap-1 rounded-l border border-line bg-card p-1.5 text-sm shadow-lift print:hidden"
    >
      <Actions {...props} />
      <IconButton label={text.close} icon={<CloseIcon />} className="size-12!" onClick={onClose} />
    </div>,
    document.body,
  );
}

function Actions({ selected, isSignedIn, problem, onMark, onNote }: Props): ReactNode {
  const text = useText(highlightsText);
  if (selected.quote.length > LONGEST_QUOTE)
    return (
      <p role="alert" className="max-w-72 px-2">
        {text.tooLong(LONGEST_QUOTE.toLocaleString("vi-VN"))}
      </p>
    );
  if (!isSignedIn)
    return (
      <>
        <p className="max-w-56 px-2">{text.signInWhy}</p>
        <AppLink
          to="/login"
          onClick={() => saveReturnTo(window.location.pathname)}
          className={buttonClass("wine", "min-h-12")}
        >
          {text.signIn}
        </AppLink>
      </>
    );
  return (
    <>
      <Button className="min-h-12" onClick={onMark}>
        {text.mark}
      </Button>
      <Button tone="quiet" className="min-h-12" onClick={onNote}>
        {text.addNote}
      </Button>
      {problem && (
        <p role="alert" className="max-w-64 px-2 text-wine-ink">
          {problem}
        </p>
      )}
    </>
  );
}

function useBarPlace({ box }: SelectedPassage, bar: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const isTouch = window.matchMedia("(pointer: coarse)").matches;
    element.dataset.place = !isTouch ? "words" : box.bottom > innerHeight - HANDLE_ROOM ? "top" : "bottom";
    if (isTouch) return;
    const { width, height } = element.getBoundingClientRect();
    const above = box.top - height - 8;
    const left = box.left + box.width / 2 - width / 2;
    element.style.top = `${scrollY + (above > 72 ? above : box.bottom + 8)}px`;
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  }, [box, bar]);
}

/** Words that were selected with keys lie somewhere in the article: Tab leads to the bar, Escape back to them. */
function useKeysToBar(
  bar: RefObject<HTMLDivElement | null>,
  body: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") return onClose();
      const { activeElement } = document;
      const isInText = activeElement === document.body || body.current?.contains(activeElement);
      if (event.key !== "Tab" || event.shiftKey || !isInText) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>("button, a")?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [bar, body, onClose]);
}
