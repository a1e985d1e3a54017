// Columns that are more than their stored text. Sealed ones hold what a person wrote, encrypted with a key the database
// does not have; media ones hold addresses that are signed on their way out.
import type { Operation } from "../parse/query.ts";

const SEALED: Readonly<Record<string, readonly string[]>> = {
  session: ["title", "summary"],
  message: ["content"],
  companionNote: ["content"],
  lessonNote: ["content"],
};

const MEDIA: Readonly<Record<string, readonly string[]>> = {
  episode: ["audio"],
  lesson: ["mediaUrl"],
};

const has = (table: Readonly<Record<string, readonly string[]>>, relation: string, column: string): boolean =>
  Object.hasOwn(table, relation) && (table[relation]?.includes(column) ?? false);

export const isSealed = (relation: string, column: string): boolean => has(SEALED, relation, column);
export const isMedia = (relation: string, column: string): boolean => has(MEDIA, relation, column);
export const sealedColumnsOf = (relation: string): readonly string[] =>
  Object.hasOwn(SEALED, relation) ? (SEALED[relation] ?? []) : [];

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
