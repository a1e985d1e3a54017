import { useCallback, useEffect, useRef, useState } from "react";

type State<T> = { kind: "loading" } | { kind: "failed"; error: unknown } | { kind: "ready"; value: T };

export type Loaded<T> = State<T> & {
  /** Asks again; what is shown stays until there is an answer. */
  retry(): Promise<void>;
  /** Sets the value after a change that this page made itself. */
  replace(value: T): void;
};

/** Asks once for what one part of a page shows, so that each part loads and fails on its own. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<State<T>>({ kind: "loading" });
  // An answer that was overtaken by a newer question, or by leaving the page, is dropped.
  const latest = useRef(0);
  const retry = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const next = await load().then(
      (value): State<T> => ({ kind: "ready", value }),
      (error: unknown): State<T> => ({ kind: "failed", error }),
    );
    if (mine === latest.current) setState(next);
  }, [load]);
  useEffect(() => {
    void retry();
    return () => {
      latest.current += 1;
    };
  }, [retry]);
  const replace = useCallback((value: T) => {
    latest.current += 1;
    setState({ kind: "ready", value });
  }, []);
  return { ...state, retry, replace };
}
