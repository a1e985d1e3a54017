// A reply is written out by hand, one character after the other, and never ahead of what has arrived.

export const MS_A_CHARACTER = 20;

export interface Writing {
  /** Count of UTF-16 units on the page. */
  shown: number;
  /** Up to here the time has been written off, in milliseconds. */
  at: number;
}

const BELONGS_TO_LAST = /^(?:\p{M}|\u200d|\ufe0f)/u;

const unitsAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The end of the `count`th character after `from`; a letter and the marks on it are one. */
function after(text: string, from: number, count: number): number {
  let end = from;
  for (let written = 0; written < count && end < text.length; written++) {
    end += unitsAt(text, end);
    while (BELONGS_TO_LAST.test(text.slice(end, end + 2))) end += unitsAt(text, end);
  }
  return Math.min(end, text.length);
}

/** The page at the moment `now`, when `arrived` is there. Waiting for more is not made up for in a rush. */
export function write({ shown, at }: Writing, arrived: string, now: number): Writing {
  if (shown >= arrived.length) return { shown: arrived.length, at: now };
  const due = Math.floor((now - at) / MS_A_CHARACTER);
  if (due <= 0) return { shown, at };
  const end = after(arrived, shown, due);
  return { shown: end, at: end === arrived.length ? now : at + due * MS_A_CHARACTER };
}
