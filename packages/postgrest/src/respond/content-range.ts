// Content-Range and the status that follows from it.

export interface PageFacts {
  offset: bigint;
  rows: number;
  total: number | undefined;
}

export function contentRange({ offset, rows, total }: PageFacts): string {
  const all = total ?? "*";
  if (rows === 0 || total === 0) return `*/${all}`;
  return `${offset}-${offset + BigInt(rows) - 1n}/${all}`;
}

/** 416 only past the end: an offset that equals the total is an empty page. */
export function pageStatus({ offset, rows, total }: PageFacts): 200 | 206 | 416 {
  if (total === undefined) return 200;
  if (offset > BigInt(total)) return 416;
  return rows < total ? 206 : 200;
}
