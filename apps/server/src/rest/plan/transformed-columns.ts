// Columns that are more than their stored text. Sealed ones hold what a person wrote, encrypted with a key the database
// does not have; media ones hold addresses that are signed on their way out.
import type { Operation } from "../parse/query.ts";

export interface EncryptedTable {
  columns: readonly string[];
  /** What a sealed text is bound to, so that it cannot be moved to another row or person. */
  boundTo: readonly string[];
}

const SEALED = new Map<string, EncryptedTable>([
  ["session", { columns: ["title", "summary"], boundTo: ["id", "userId"] }],
  ["message", { columns: ["content"], boundTo: ["id", "userId"] }],
  ["companionNote", { columns: ["content"], boundTo: ["id", "userId"] }],
  ["lessonNote", { columns: ["content"], boundTo: ["lessonId", "userId"] }],
]);

const MEDIA = new Map<string, readonly string[]>([
  ["episode", ["audio"]],
  ["lesson", ["mediaUrl"]],
]);

export type ColumnTransform =
  | { kind: "media" }
  | { kind: "sealed"; label: string; boundTo: readonly string[] };

export function getTransform(relation: string, column: string): ColumnTransform | undefined {
  if (MEDIA.get(relation)?.includes(column)) return { kind: "media" };
  const sealed = SEALED.get(relation);
  if (!sealed?.columns.includes(column)) return undefined;
  return { kind: "sealed", label: `${relation}.${column}`, boundTo: sealed.boundTo };
}

/** Every table with sealed columns, for work that goes through all of them. */
export const sealedTables = (): (EncryptedTable & { relation: string })[] =>
  [...SEALED].map(([relation, sealed]) => ({ relation, ...sealed }));

export const isSealed = (relation: string, column: string): boolean =>
  getTransform(relation, column)?.kind === "sealed";

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
