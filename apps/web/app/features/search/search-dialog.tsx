import { LONGEST_SEARCH } from "@bentrong/contract/search";
import { Dialog } from "@bentrong/ui/dialog";
import { IconButton } from "@bentrong/ui/icon-button";
import { CloseIcon, SearchIcon } from "@bentrong/ui/icons";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { getLinkState } from "./link-state.ts";
import { addRecent, clearRecent, readRecent, removeRecent } from "./recent-searches.ts";
import { groupResults, type ListedResult } from "./result-groups.ts";
import { ResultList } from "./result-list.tsx";
import { SearchStatus } from "./search-status.tsx";
import { searchText } from "./search-text.ts";
import { StartingPoints } from "./starting-points.tsx";
import { findTools } from "./tool-results.ts";
import { useCloseResults } from "./use-close-results.ts";
import { useSearch } from "./use-search.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

/** Hangs from the top, fills a phone, and leaves padding to its content. */
const FULL_ON_PHONES =
  "m-0! h-dvh! max-h-none! w-full! max-w-none! overflow-hidden! max-sm:rounded-none! max-sm:border-0 sm:mx-auto! sm:mt-[min(10vh,6rem)]! sm:h-fit! sm:max-w-2xl!";

interface Props {
  open: boolean;
  onClose(): void;
}

export function SearchDialog({ open, onClose }: Props) {
  const text = useText(searchText);
  const height = useVisibleHeight();
  return (
    <Dialog open={open} onClose={onClose} label={text.title} className={FULL_ON_PHONES}>
      <div
        style={{ "--visible-height": height && `${height}px` } as React.CSSProperties}
        className="-m-6 flex h-[var(--visible-height,100dvh)] flex-col sm:h-auto sm:max-h-[min(40rem,80dvh)]"
      >
        {/* Only while it is open: what was typed before is over. */}
        {open && <SearchPanel onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function SearchPanel({ onClose }: Pick<Props, "onClose">) {
  const text = useText(searchText);
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(readRecent);
  const [chosenAt, setChosenAt] = useState(0);
  const { state, isSearching, again } = useSearch(typed);
  const close = useCloseResults(state);
  const found = state.kind === "found" ? state.data.results : [];
  const tools = findTools(typed, useLanguage());
  const isCloseFirst = state.kind === "found" && state.closeFirst !== undefined;
  const groups = groupResults(tools, found, { close, isCloseFirst });
  const listed = groups.flatMap(({ results }) => results);
  const chosen = listed[Math.min(chosenAt, listed.length - 1)];
  const optionId = ({ kind, id: item }: ListedResult): string => `${id}-${kind}-${item}`;
  const chosenId = chosen && optionId(chosen);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);

  const type = (words: string) => {
    setTyped(words);
    setChosenAt(0);
  };
  const choose = (words: string) => {
    type(words);
    input.current?.focus();
  };
  const leave = () => {
    const words = typed.trim();
    if (words) addRecent(words);
    onClose();
  };
  const move = (by: number) => {
    if (listed.length > 0)
      setChosenAt((Math.min(chosenAt, listed.length - 1) + by + listed.length) % listed.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the composition while a syllable is being composed.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const by = steps[event.key];
    if (by !== undefined) move(by);
    else if (event.key === "Enter" && chosen) {
      leave();
      void navigate(chosen.path, { viewTransition: true, state: getLinkState(chosen) });
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex items-center gap-1 border-b border-line pr-1 pl-4">
        <SearchIcon className="size-5 shrink-0 text-ink-soft" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={text.title}
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosenId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={typed}
          placeholder={text.placeholder}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-2 text-base text-ink outline-none placeholder:text-ink-soft/80 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== "" && <IconButton label={text.clear} icon={<ClearIcon />} onClick={() => choose("")} />}
        <IconButton label={text.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2" aria-busy={isSearching}>
        {typed.trim() === "" && (
          <StartingPoints
            recent={recent}
            onChoose={choose}
            onForget={(words) => setRecent(removeRecent(words))}
            onForgetAll={() => setRecent(clearRecent())}
          />
        )}
        <SearchStatus
          state={state}
          isSearching={isSearching}
          count={found.length + tools.length}
          closeCount={listed.length - found.length - tools.length}
          onAgain={again}
          onChoose={choose}
        />
        {listed.length > 0 && (
          <ResultList id={`${id}-list`} groups={groups} chosen={chosen} optionId={optionId} onOpen={leave} />
        )}
      </div>
      <p className="border-t border-line px-5 py-2 text-sm">
        <AppLink
          to="/an-toan"
          onClick={onClose}
          className="inline-flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
        >
          {text.safety}
        </AppLink>
      </p>
    </>
  );
}

/** Emptying is not closing: a circle tells the two crosses apart. */
const ClearIcon = () => (
  <span className="inline-flex size-6 items-center justify-center rounded-full bg-stone">
    <CloseIcon className="size-3.5" />
  </span>
);
