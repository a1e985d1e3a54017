/** A page to show, or a gap. */
export type PageItem = number | "gap";

/**
 * Every number while there are `allUpTo` pages or fewer; above that the first, the last and the neighbours of
 * the current page, with a gap where numbers are left out.
 */
export function pageNumbers(current: number, total: number, allUpTo: number): PageItem[] {
  if (total <= allUpTo) return range(1, total);
  const shown = [...new Set([1, current - 1, current, current + 1, total])].filter(
    (n) => n >= 1 && n <= total,
  );
  return shown
    .sort((a, b) => a - b)
    .flatMap((page, i): PageItem[] => (i > 0 && page - (shown[i - 1] ?? 0) > 1 ? ["gap", page] : [page]));
}

/**
 * A window of `width` numbers around the current page, with the first and last page and gaps outside it:
 * page 6 of 12 → 1 … 4 5 6 7 8 … 12.
 */
export function pageWindow(current: number, total: number, width: number): PageItem[] {
  const start = Math.max(1, Math.min(current - Math.floor(width / 2), total - width + 1));
  const end = Math.min(total, start + width - 1);
  const head: PageItem[] = start > 1 ? [1, ...(start > 2 ? (["gap"] as const) : [])] : [];
  const tail: PageItem[] = end < total ? [...(end < total - 1 ? (["gap"] as const) : []), total] : [];
  return [...head, ...range(start, end), ...tail];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
