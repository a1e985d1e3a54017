// Names of columns. They are resolved here and not left to PostgreSQL, whose `table.name` also calls any function that
// takes the row.
import type { Field } from "../parse/query.ts";
import { sealedColumn, unknownColumn } from "../rest-error.ts";
import type { ColumnRef, Shape } from "./plan.ts";
import { isSealed } from "./transformed-columns.ts";

export function resolveColumn(shape: Shape, { name, path }: Field): ColumnRef {
  if (shape.columns === undefined) return { name, path, type: undefined };
  const column = shape.columns.get(name) ?? shape.relation?.computed.get(name);
  if (!column) throw unknownColumn(shape.name, name);
  return { name, path, type: column.type };
}

/** For uses in which the database would have to look inside. */
export function resolveOpenColumn(shape: Shape, field: Field): ColumnRef {
  if (isSealed(shape, field.name)) throw sealedColumn(field.name);
  return resolveColumn(shape, field);
}
