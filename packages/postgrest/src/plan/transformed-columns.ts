// Columns that are more than their stored text (rules.ts), as a request may use them.
import type { Operation } from "../parse/query.ts";
import type { Shape } from "./plan.ts";

export const isSealed = ({ relation }: Pick<Shape, "relation">, column: string): boolean =>
  relation?.transforms?.get(column)?.kind === "sealed";

/** Ciphertext differs every time, so only its absence can be asked for: null, or the empty text that stays empty. */
export function fitsSealed(operation: Operation): boolean {
  if (operation.kind === "is") return operation.value === "null" || operation.value === "not_null";
  return (
    operation.kind === "compare" &&
    (operation.operator === "eq" || operation.operator === "neq") &&
    operation.quantifier === undefined &&
    operation.value === ""
  );
}
