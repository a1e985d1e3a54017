import { buttonClass } from "@bentrong/ui/button";
import { icon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SavedRef } from "../../api/saved-items.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { saveReturnTo } from "../../lib/session/return-to.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { keepWantedSave } from "./pending-save.ts";
import {
  changeSaved,
  getSavedState,
  keyOfSaved,
  loadSaved,
  NOTHING_SAVED,
  onSavedChange,
} from "./saved-store.ts";
import { savedText } from "./saved-text.ts";

const RIBBON = <path d="M7 4h10v16l-5-4-5 4z" />;
const RibbonIcon = icon(RIBBON);
const FilledRibbonIcon = icon(RIBBON, true);

export interface SaveButtonProps {
  item: SavedRef;
  title: string;
  /** `corner`: an icon over the picture of a card. */
  shape?: "corner" | "wide";
}

const CORNER =
  "absolute top-1.5 right-1.5 z-10 flex size-12 items-center justify-center rounded-full print:hidden";

const BUBBLE =
  "absolute top-14 right-3 z-10 max-w-60 rounded-m border border-line bg-card px-3 py-2 text-xs text-wine-ink shadow-soft";

/** Saves an item for later. A visitor is sent to the sign-in and comes back with it saved. */
export function SaveButton({ item, title, shape = "wide" }: SaveButtonProps) {
  const text = useText(savedText);
  const { isSaved, failed, toggle } = useSaved(item);
  const Icon = isSaved ? FilledRibbonIcon : RibbonIcon;
  if (shape === "corner")
    return (
      <>
        <button
          type="button"
          aria-label={text.saveTitle(title)}
          aria-pressed={isSaved}
          title={isSaved ? text.saved : text.save}
          onClick={toggle}
          className={CORNER}
        >
          <span
            className={`flex size-9 items-center justify-center rounded-full bg-card/90 shadow-soft ${isSaved ? "text-wine-ink" : "text-ink"}`}
          >
            <Icon />
          </span>
        </button>
        {failed && <span className={BUBBLE}>{failed}</span>}
      </>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        aria-pressed={isSaved}
        onClick={toggle}
        className={buttonClass("quiet", isSaved ? "text-wine-ink!" : "")}
      >
        <Icon />
        {text.save}
      </button>
      {failed && <span className="text-sm text-wine-ink">{failed}</span>}
    </span>
  );
}

function useSaved(item: SavedRef) {
  const text = useText(savedText);
  const userId = useSession()?.userId;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { of, keys } = useSyncExternalStore(onSavedChange, getSavedState, () => NOTHING_SAVED);
  const [failed, setFailed] = useState<string>();
  const busy = useRef(false);
  useEffect(() => {
    if (userId) loadSaved(userId);
  }, [userId]);
  const isSaved = of !== undefined && of === userId && keys.has(keyOfSaved(item));
  const change = async (person: string) => {
    if (busy.current) return;
    busy.current = true;
    const error = await changeSaved(person, item, !isSaved);
    busy.current = false;
    // The server's own words tell of a limit; they are Vietnamese.
    const message = error && (error.status === 413 ? error.message : text.failed);
    setFailed(message);
    announce(message ?? (isSaved ? text.removed : text.added));
  };
  const toggle = () => {
    if (userId) return void change(userId);
    keepWantedSave(item);
    saveReturnTo(pathname + search);
    void navigate("/login");
  };
  return { isSaved, failed, toggle };
}
