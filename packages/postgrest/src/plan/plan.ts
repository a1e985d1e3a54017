// A request resolved against the catalogue: every name is a known relation, column or relationship. What is left to do
// is to write it down as SQL.

import type { Payload } from "../parse/body.ts";
import type { Media } from "../parse/media-type.ts";
import type { Preferences } from "../parse/preferences.ts";
import type { JsonStep, Operation, Range } from "../parse/query.ts";
import type { ColumnTransform, IndexedSearch } from "../rules.ts";
import type { Column, Relation, Relationship, Routine } from "../schema-cache/schema-cache.ts";

export interface ColumnRef {
  name: string;
  path: JsonStep[];
  /** Of the column itself, before the path; undefined where a function's result is not described. */
  type: string | undefined;
}

export type Output =
  | { kind: "star" }
  | { kind: "column"; column: ColumnRef; cast?: string; name: string; special: ColumnTransform | undefined }
  | { kind: "embed"; node: EmbedNode };

export type PlannedCondition =
  | { kind: "filter"; column: ColumnRef; negated: boolean; operation: Operation }
  | { kind: "group"; negated: boolean; operator: "and" | "or"; terms: PlannedCondition[] }
  /** Looked up in an index. */
  | { kind: "search"; search: IndexedSearch; negated: boolean; pattern: string }
  /** True if an embed has rows. */
  | { kind: "empty"; node: EmbedNode; isEmpty: boolean };

export interface PlannedOrder {
  /** The to-one embed whose column it is. */
  node?: EmbedNode;
  column: ColumnRef;
  direction?: "asc" | "desc";
  nulls?: "first" | "last";
}

/** The columns that can be named at a node. */
export interface Shape {
  name: string;
  relation: Relation | undefined;
  /** Undefined: any name may be right, only PostgreSQL knows. */
  columns: ReadonlyMap<string, Column> | undefined;
}

export interface ReadNode {
  shape: Shape;
  /** In the statement: t0, t1, … */
  alias: string;
  outputs: Output[];
  conditions: PlannedCondition[];
  orders: PlannedOrder[];
  /** In which sequence rows stand when nothing was asked for: SQL for an alias. Of reads alone. */
  usualOrder?: ((alias: string) => string) | undefined;
  range: Range;
  embeds: EmbedNode[];
}

export interface EmbedNode extends ReadNode {
  /** The key under which it appears. */
  name: string;
  /** The relation as it was asked for, when an alias hides it. */
  asked: string;
  relationship: Relationship;
  inner: boolean;
  spread: boolean;
}

export interface ReadPlan {
  kind: "read";
  node: ReadNode;
  headOnly: boolean;
  media: Media;
  preferences: Preferences;
}

export interface WritePlan {
  kind: "insert" | "put" | "update" | "delete";
  node: ReadNode;
  relation: Relation;
  payload: Payload | undefined;
  columns: Column[];
  conditions: PlannedCondition[];
  conflict: { columns: readonly string[]; merge: boolean } | undefined;
  media: Media;
  preferences: Preferences;
}

export interface CallPlan {
  kind: "call";
  node: ReadNode;
  routine: Routine;
  arguments:
    | { from: "values"; values: Map<string, string[]> }
    | { from: "json"; json: string; names: string[] }
    | { from: "whole"; json: string; type: string };
  readOnly: boolean;
  headOnly: boolean;
  media: Media;
  preferences: Preferences;
}

export type Plan = ReadPlan | WritePlan | CallPlan;

/** True if rows have a key that callers may read; a view may show one more than once. */
export const hasKey = ({ shape: { relation } }: Pick<ReadNode, "shape">): boolean =>
  relation !== undefined &&
  !relation.isView &&
  relation.primaryKey.length > 0 &&
  relation.primaryKey.every((name) => relation.columns.has(name));
