import { inputClass } from "@bentrong/ui/field";
import { CloseIcon, SearchIcon } from "@bentrong/ui/icons";
import { useId } from "react";
import { defineText } from "./i18n/text.ts";
import { useText } from "./i18n/use-text.ts";
import { useDebouncedSearch } from "./use-debounced-search.ts";

const words = defineText({
  vi: { clear: "Xóa từ tìm kiếm" },
  en: { clear: "Clear the search" },
});

interface Props {
  label: string;
  placeholder: string;
  searched: string;
  /** Milliseconds after the last key. */
  delay: number;
  onSearch(words: string): void;
}

/** A search that starts by itself when the typing rests, and is forgotten with one tap. */
export function SearchBox({ label, placeholder, searched, delay, onSearch }: Props) {
  const text = useText(words);
  const id = useId();
  const { typed, type } = useDebouncedSearch(searched, delay, onSearch);
  return (
    <search className="relative block w-full max-w-md">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        placeholder={placeholder}
        maxLength={100}
        onChange={(event) => type(event.target.value)}
        className={`${inputClass} rounded-full! pr-12! pl-12! [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label={text.clear}
          onClick={() => type("")}
          className="absolute top-1/2 right-1 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-full text-ink-soft hover:text-ink"
        >
          <CloseIcon className="size-5" />
        </button>
      )}
    </search>
  );
}
