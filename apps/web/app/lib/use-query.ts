import { useCallback, useEffect, useRef, useState } from "react";

type State<T> = { status: "loading" } | { status: "failed"; error: unknown } | { status: "ready"; value: T };

export type QueryState<T> = State<T> & {
  /** Asks again; what is shown stays until there is an answer. */
  retry(): Promise<void>;
  /** Sets the value after a change that this page made itself. */
  replace(value: T): void;
};

/** Asks once for what one part of a page shows, so that each part loads and fails on its own. `load` must be stable. */
export function useQuery<T>(load: () => Promise<T>): QueryState<T> {
  const [state, setState] = useState<State<T>>({ status: "loading" });
  // An answer that was overtaken by a newer question, or by leaving the page, is dropped.
  const latest = useRef(0);
  const retry = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    const next = await load().then(
      (value): State<T> => ({ status: "ready", value }),
      (error: unknown): State<T> => ({ status: "failed", error }),
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
    setState({ status: "ready", value });
  }, []);
  return { ...state, retry, replace };
}
