import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Filters in the address: a reload, a link and the back button keep them. */
export function useFilters<N extends string>(names: readonly N[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""])) as Record<N, string>;
  const set = useCallback(
    (name: N, value: string): void =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [values, set] as const;
}
