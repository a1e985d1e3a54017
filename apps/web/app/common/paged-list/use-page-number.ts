import { useSearchParams } from "react-router";

const LAST = 1_000;

/** The page that the address asks for; the first one where it names none that could be there. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  const page = Number(params.get("page"));
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST ? page : 1;
}
