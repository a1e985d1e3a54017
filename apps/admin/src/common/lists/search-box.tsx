import { TextField } from "@mui/material";
import { useEffect, useState } from "react";

const PAUSE_MS = 400;

interface Props {
  label: string;
  /** What is searched for. */
  value: string;
  /** Called when somebody paused in typing. */
  onSearch(words: string): void;
}

/** What somebody looks for; what is changed elsewhere (a step back, all filters taken away) is shown as well. */
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
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ htmlInput: { enterKeyHint: "search", autoComplete: "off" } }}
    />
  );
}
