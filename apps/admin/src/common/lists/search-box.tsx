import { useCallback, useEffect, useState } from "react";
import { SearchField } from "./search-field.tsx";

const PAUSE_MS = 400;

interface Props {
  label: string;
  value: string;
  /** Called with the words, without the spaces around them. */
  onSearch(words: string): void;
}

/** A search field that reports after a pause in typing and on Enter; a value changed elsewhere (a step back, filters cleared) is shown. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The text may have changed since the request.
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  const words = typed.trim();
  const searchNow = useCallback(() => {
    if (words === asked) return;
    setAsked(words);
    onSearch(words);
  }, [words, asked, onSearch]);
  useEffect(() => {
    const timer = setTimeout(searchNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [searchNow]);
  return <SearchField label={label} value={typed} onChange={setTyped} onEnter={searchNow} />;
}
