// Difference of two versions of a text: the shortest way from one list to the other (Myers 1986).

export interface Piece<T> {
  kind: "same" | "removed" | "added";
  items: T[];
}

/** Texts that differ in more places than this are shown as replaced: a thousand small changes are unreadable. */
const MOST_CHANGES = 1_000;

type Kind = Piece<unknown>["kind"];
type Step<T> = readonly [kind: Kind, item: T];
/** The number of items of `before` that are passed, by diagonal (items of `before` less those of `after`). */
type Reach = ReadonlyMap<number, number>;

const as = <T>(kind: Kind, items: readonly T[]): Step<T>[] => items.map((item) => [kind, item]);

function together<T>(steps: readonly Step<T>[]): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  for (const [kind, item] of steps) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else pieces.push({ kind, items: [item] });
  }
  return pieces;
}

/** True if the best way onto a diagonal is an addition; otherwise it is a removal. */
const comesByAddition = (last: Reach, diagonal: number, changes: number): boolean =>
  diagonal === -changes ||
  (diagonal !== changes && (last.get(diagonal - 1) ?? -1) < (last.get(diagonal + 1) ?? -1));

/** The farthest item that a diagonal reaches without a change. */
function slide<T>(before: readonly T[], after: readonly T[], from: number, diagonal: number): number {
  let x = from;
  while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
  return x;
}

function getReach<T>(before: readonly T[], after: readonly T[]): Reach[] | undefined {
  const reaches: Reach[] = [];
  let last: Reach = new Map([[1, 0]]);
  for (let changes = 0; changes <= MOST_CHANGES; changes++) {
    const reach = new Map<number, number>();
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const from = comesByAddition(last, diagonal, changes)
        ? (last.get(diagonal + 1) ?? 0)
        : (last.get(diagonal - 1) ?? 0) + 1;
      const x = slide(before, after, from, diagonal);
      reach.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return [...reaches, reach];
    }
    reaches.push(reach);
    last = reach;
  }
  return undefined;
}

/** The way back from the end, as it was found. */
function toSteps<T>(before: readonly T[], after: readonly T[], reaches: readonly Reach[]): Step<T>[] {
  const steps: Step<T>[] = [];
  let x = before.length;
  let y = after.length;
  for (let changes = reaches.length - 1; changes > 0; changes--) {
    const last = reaches[changes - 1] ?? new Map();
    const isAddition = comesByAddition(last, x - y, changes);
    const fromDiagonal = x - y + (isAddition ? 1 : -1);
    const fromX = last.get(fromDiagonal) ?? 0;
    const fromY = fromX - fromDiagonal;
    const sameFrom = isAddition ? fromX : fromX + 1;
    steps.push(...as("same", before.slice(sameFrom, x).reverse()));
    steps.push(
      ...(isAddition
        ? as("added", after.slice(fromY, fromY + 1))
        : as("removed", before.slice(fromX, fromX + 1))),
    );
    x = fromX;
    y = fromY;
  }
  steps.push(...as("same", before.slice(0, x).reverse()));
  return steps.reverse();
}

/** Both lists can be read out of the pieces: without what was added, and without what was removed. */
export function difference<T>(before: readonly T[], after: readonly T[]): Piece<T>[] {
  const reaches = getReach(before, after);
  return together(
    reaches ? toSteps(before, after, reaches) : [...as("removed", before), ...as("added", after)],
  );
}
