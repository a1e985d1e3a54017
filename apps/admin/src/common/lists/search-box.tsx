import { useEffect, useState } from "react";
import { SearchField } from "./search-field.tsx";

const PAUSE_MS = 400;

interface Props {
  label: string;
  value: string;
  /** Called when somebody paused in typing. */
  onSearch(words: string): void;
}

/** A search field that reports after a pause in typing; a value changed elsewhere (a step back, filters cleared) is shown. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Somebody may have typed on since they were asked for.
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const words = typed.trim();
    if (words === asked) return;
    const timer = setTimeout(() => {
      setAsked(words);
      onSearch(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, onSearch]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
}
