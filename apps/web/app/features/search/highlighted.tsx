import type { TextRanges } from "@bentrong/contract/search";
import type { ReactNode } from "react";

/** A text with the words that were searched for. Ranges that do not fit the text are left out. */
export function Highlighted({ text, ranges }: { text: string; ranges: TextRanges }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from = -1, to = -1] of ranges) {
    if (from < at || to <= from || to > text.length) continue;
    pieces.push(text.slice(at, from));
    pieces.push(
      <mark key={from} className="rounded-xs bg-gold-wash font-medium text-ink">
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
