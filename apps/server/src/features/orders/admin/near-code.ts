// How far a memo is from naming an order: banks cut memos short, and people read O for 0. Pure.

/** Characters that are taken for one another when a code is read or typed by hand. */
const CONFUSED = ["0ODQ", "1ILJT7", "2Z", "5S", "6G", "8B", "UVYW", "MN", "3E", "4A", "9P"];
const CONFUSED_COST = 0.5;
const PREFIX_LENGTH = 2;
/** Beyond this a likeness is chance. */
export const MOST_EDITS = 2;

const groups = new Map<string, number[]>();
for (const [group, characters] of CONFUSED.entries()) {
  for (const character of characters) {
    groups.set(character, [...(groups.get(character) ?? []), group]);
  }
}

const isConfused = (one: string, other: string): boolean =>
  groups.get(one)?.some((group) => groups.get(other)?.includes(group)) ?? false;

function substitution(one: string, other: string): number {
  if (one === other) return 0;
  return isConfused(one, other) ? CONFUSED_COST : 1;
}

/** Banks carry 210 characters; what a longer one says behind these is not searched. */
const LONGEST_MEMO = 300;

/** Letters and digits alone, in capitals without marks: what banks leave of a memo, and what a code is made of. */
export const bareMemo = (memo: string): string =>
  memo
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "D")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, LONGEST_MEMO);

/** The fewest edits that turn some stretch of `text` into `pattern` (Sellers 1980); look-alikes count half. */
export function editsWithin(pattern: string, text: string): number {
  let above = Array.from({ length: text.length + 1 }, () => 0);
  for (const [row, wanted] of [...pattern].entries()) {
    const here = [row + 1];
    for (const [column, given] of [...text].entries()) {
      here.push(
        Math.min(
          (above[column] ?? 0) + substitution(wanted, given),
          (above[column + 1] ?? 0) + 1,
          (here[column] ?? 0) + 1,
        ),
      );
    }
    above = here;
  }
  return Math.min(...above);
}

/** Edits between a memo (`bareMemo`) and an order's code, with or without its prefix; undefined when it is not near. */
export function editsFromCode(orderCode: string, bare: string): number | undefined {
  if (bare.length < orderCode.length - PREFIX_LENGTH - MOST_EDITS) return undefined;
  const edits = Math.min(editsWithin(orderCode, bare), editsWithin(orderCode.slice(PREFIX_LENGTH), bare));
  return edits <= MOST_EDITS ? edits : undefined;
}
