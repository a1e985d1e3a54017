import { useSearchParams } from "react-router";
import { toQueryString } from "../../../common/api/use-api-query.ts";
import { useFilters } from "../../../common/lists/use-filters.ts";

const NAMES = ["state", "kind", "from", "to", "q"] as const;
const FIRST_STATE = "waiting";
const EVERY_STATE = "all";

export type OrderFilterValues = Record<(typeof NAMES)[number], string>;

/** The filters of the queue; orders that wait are shown unless the address names another state. */
export function useOrderFilters() {
  const [given, setFilter] = useFilters(NAMES);
  const [, setParams] = useSearchParams();
  const filters: OrderFilterValues = { ...given, state: given.state || FIRST_STATE };
  const clear = () => setParams({ state: EVERY_STATE }, { replace: true });
  const isFiltered = NAMES.some((name) => filters[name] !== (name === "state" ? EVERY_STATE : ""));
  return { filters, query: toQueryString(filters), isFiltered, setFilter, clear };
}
