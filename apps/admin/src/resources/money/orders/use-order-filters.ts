import { useCallback } from "react";
import { useSearchParams } from "react-router";

export interface OrderFilterValues {
  state: string;
  kind: string;
  from: string;
  to: string;
  q: string;
}

const NAMES = ["state", "kind", "from", "to", "q"] as const;
const FIRST_STATE = "waiting";

/** Filters stand in the address: a step back keeps them. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const given = (name: string): string => params.get(name) ?? "";
  const filters: OrderFilterValues = {
    state: given("state") || FIRST_STATE,
    kind: given("kind"),
    from: given("from"),
    to: given("to"),
    q: given("q"),
  };
  const change = useCallback(
    (changes: Partial<OrderFilterValues>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => setParams({ state: "all" }, { replace: true }), [setParams]);
  const query = new URLSearchParams(NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  return { filters, query: query.toString(), change, clear };
}
