import { Button } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { useOnline } from "../../lib/use-online.ts";
import { searchText } from "./search-text.ts";
import { Suggestions } from "./starting-points.tsx";
import type { SearchState } from "./use-search.ts";

interface Props {
  state: SearchState;
  isSearching: boolean;
  /** Results that hold the words, and those that are close in meaning. */
  count: number;
  closeCount: number;
  onAgain(): void;
  onChoose(words: string): void;
}

/** Status of the search, visible and as a live region. A region outside of the open dialog would not be announced. */
export function SearchStatus({ state, isSearching, count, closeCount, onAgain, onChoose }: Props) {
  const text = useText(searchText);
  const isOnline = useOnline();
  const isNear = state.kind === "found" && state.data.isNear;
  const failure = isOnline
    ? state.kind === "failed" && state.isBusy
      ? text.busy
      : text.failed
    : text.offline;
  return (
    <>
      <p role="status" className="sr-only">
        {isSearching && text.searching}
        {!isSearching && state.kind === "found" && count > 0 && text.found(count)}
        {!isSearching && closeCount > 0 && ` ${text.foundClose(closeCount)}`}
      </p>
      {state.kind === "searching" && <p className="px-3 py-6 text-ink-soft">{text.searching}</p>}
      {isNear && count > 0 && <p className="px-3 py-2 text-sm text-ink-soft">{text.near}</p>}
      {state.kind === "found" && count === 0 && (
        <div className="flex flex-col gap-5 px-3 py-4">
          <p role="status">
            <span className="block font-medium wrap-anywhere">{text.none(state.words)}</span>
            <span className="text-ink-soft">{text.noneHelp}</span>
          </p>
          <Suggestions onChoose={onChoose} />
        </div>
      )}
      {state.kind === "failed" && (
        <div className="flex flex-col items-start gap-4 px-3 py-4">
          <p role="alert">{failure}</p>
          <Button tone="quiet" onClick={onAgain}>
            {text.again}
          </Button>
        </div>
      )}
    </>
  );
}
