import { TextField } from "@mui/material";
import { useEffect, useState } from "react";

const PAUSE_MS = 400;

interface Props {
  label: string;
  value: string;
  /** Called when somebody paused in typing. */
  onSearch(words: string): void;
}

export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField type="search" label={label} value={typed} onChange={({ target }) => setTyped(target.value)} />
  );
}
