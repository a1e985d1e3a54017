// The cost of a request for the database, in points, before anything runs. Limits on length alone are no bound: a column
// that is computed from a whole article costs a thousand times what a stored one does, and fits into eleven characters.
import { LIMITS } from "../parse/limits.ts";
import type { Operation } from "../parse/query.ts";
import { costsTooMuch } from "../rest-error.ts";
import type { ColumnRef, Plan, PlannedCondition, ReadNode } from "./plan.ts";

const POINTS = {
  /** A computed column that reads its whole row. */
  folded: 10,
  computed: 3,
  pattern: 1,
  /** Regular expressions and documents made for a search. */
  search: 4,
  embed: 1,
  /** An answer from an index costs no more for more rows. */
  indexed: 8,
} as const;

/** `\1` in an expression, also where a list or a quoted text doubles the backslash: matching is exponential in groups. */
const BACK_REFERENCE = /\\[1-9]/;

/** From this many points in conditions and computed columns on, a statement is one of the few that may run at once. */
const HEAVY = 4;

interface Tally {
  points: number;
  /** The part of `points` that is spent on every scanned row and not only on those of the page. */
  perRow: number;
  /** Uses of each computed column anywhere in the request. */
  computed: Map<string, number>;
}

/** Throws `costs_too_much` for what is beyond the limits; says whether the statement is a heavy one. */
export function checkCost(plan: Plan): { isHeavy: boolean } {
  const tally: Tally = { points: 0, perRow: 0, computed: new Map() };
  addNode(tally, plan.node);
  if (plan.kind !== "read" && plan.kind !== "call") {
    for (const condition of plan.conditions) addCondition(tally, plan.node, condition);
  }
  if (tally.points > LIMITS.points) {
    throw costsTooMuch(
      `it adds up to ${tally.points} points of ${LIMITS.points}: patterns, searches, computed columns and embeds count`,
    );
  }
  return { isHeavy: tally.perRow >= HEAVY };
}

function addNode(tally: Tally, node: ReadNode): void {
  const selected = new Map<string, number>();
  for (const output of node.outputs) {
    if (output.kind === "embed") {
      tally.points += POINTS.embed;
      addNode(tally, output.node);
    } else if (output.kind === "column") {
      countSelected(selected, output.column);
      addComputed(tally, node, output.column);
    }
  }
  for (const { node: embed, column } of node.orders) addComputed(tally, embed ?? node, column);
  for (const condition of node.conditions) addCondition(tally, node, condition);
}

/** The same text under another name costs its bytes once more. */
function countSelected(selected: Map<string, number>, { name, path }: ColumnRef): void {
  const key = [name, ...path.map(({ arrow, key: step }) => arrow + step)].join("\0");
  const times = (selected.get(key) ?? 0) + 1;
  if (times > LIMITS.sameColumn) {
    throw costsTooMuch(`the column '${name}' is selected more than ${LIMITS.sameColumn} times`);
  }
  selected.set(key, times);
}

function addComputed(tally: Tally, node: ReadNode, { name }: ColumnRef): void {
  const { relation, columns } = node.shape;
  const column = relation?.computed.get(name);
  if (!column || columns?.has(name)) return;
  const isFolded = column.computed === "folded";
  const times = (tally.computed.get(name) ?? 0) + 1;
  const most = isFolded ? 1 : LIMITS.computedColumn;
  if (times > most) {
    throw costsTooMuch(
      `the computed column '${name}' can stand ${most === 1 ? "once" : `${most} times`} in a request`,
    );
  }
  tally.computed.set(name, times);
  const points = isFolded ? POINTS.folded : POINTS.computed;
  tally.points += points;
  tally.perRow += points;
}

function addCondition(tally: Tally, node: ReadNode, condition: PlannedCondition): void {
  if (condition.kind === "group") {
    for (const term of condition.terms) addCondition(tally, node, term);
  } else if (condition.kind === "search") {
    tally.points += POINTS.indexed;
  } else if (condition.kind === "filter") {
    addComputed(tally, node, condition.column);
    const points = getPoints(condition.operation);
    tally.points += points;
    tally.perRow += points;
  }
}

function getPoints(operation: Operation): number {
  if (operation.kind === "search") return POINTS.search;
  if (operation.kind !== "compare") return 0;
  const { operator, quantifier, value } = operation;
  const patterns = quantifier === undefined ? 1 : value.split(",").length;
  if (operator === "match" || operator === "imatch") {
    if (BACK_REFERENCE.test(value)) throw costsTooMuch("expressions with a back-reference are not taken");
    return patterns * POINTS.search;
  }
  return operator === "like" || operator === "ilike" ? patterns * POINTS.pattern : 0;
}
