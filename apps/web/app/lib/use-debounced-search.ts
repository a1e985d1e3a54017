import { useEffect, useRef, useState } from "react";

interface Search {
  /** Text in the search box. */
  typed: string;
  type(words: string): void;
}

/**
 * A search box whose words go out once, `delay` milliseconds after the last key. `searched` is what the page shows
 * now: when it changes from outside (back, a link) the box follows.
 */
export function useDebouncedSearch(searched: string, delay: number, search: (words: string) => void): Search {
  const [typed, setTyped] = useState(searched);
  const waiting = useRef<number>(undefined);
  const sent = useRef(searched);
  // The newest one: between the last key and the search the page may have turned to something else.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  useEffect(() => {
    if (sent.current === searched) return;
    sent.current = searched;
    window.clearTimeout(waiting.current);
    setTyped(searched);
  }, [searched]);
  useEffect(() => () => window.clearTimeout(waiting.current), []);

  return {
    typed,
    type(words) {
      setTyped(words);
      window.clearTimeout(waiting.current);
      waiting.current = window.setTimeout(() => {
        const wanted = words.trim();
        if (wanted === sent.current) return;
        sent.current = wanted;
        latest.current(wanted);
      }, delay);
    },
  };
}
