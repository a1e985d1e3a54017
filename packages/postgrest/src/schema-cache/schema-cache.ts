// Catalogue of schema `public`, as far as requests can use it. Read from PostgreSQL's own catalogue, so that a
// migration is all it takes to expose a table.

import type { ColumnTransform, ComputedKind, IndexedSearch, SharedCounts } from "../rules.ts";

export interface Column {
  name: string;
  /** As in a cast: `integer`, `timestamp with time zone`, `numeric(2,1)`. */
  type: string;
  /** SQL of the default value. */
  default: string | undefined;
  /** Of a computed column: what it reads, where the rules say so. */
  computed?: ComputedKind | undefined;
}

/** The cardinality, seen from the relation that is asked. */
export type Cardinality = "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many";

export interface Junction {
  table: string;
  /** Columns of the asked relation with the junction's that point at them. */
  fromPairs: Pair[];
  /** Columns of the target with the junction's that point at them. */
  toPairs: Pair[];
  fromConstraint: string;
  toConstraint: string;
}

/** A column of the asked relation and the column of the other one that equals it. */
export type Pair = readonly [own: string, other: string];

export interface Relationship {
  from: string;
  to: string;
  cardinality: Cardinality;
  constraint: string;
  pairs: Pair[];
  junction?: Junction;
  targetIsView: boolean;
}

export interface Relation {
  name: string;
  isView: boolean;
  /** A table that visitors may ask for too: which of its rows is the policies' business, but none is one person's own. */
  isShared: boolean;
  columns: ReadonlyMap<string, Column>;
  /** The table has more columns than people may read: `*` means those that they may. */
  isPartlyShown: boolean;
  /** Functions of the row type by name: absent from `*`. */
  computed: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  /** The rules for this relation (rules.ts). */
  transforms?: ReadonlyMap<string, ColumnTransform>;
  defaultOrder?: ((alias: string) => string) | undefined;
  search?: IndexedSearch | undefined;
}

export interface Parameter {
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

export interface Routine {
  name: string;
  parameters: Parameter[];
  isVolatile: boolean;
  returnsSet: boolean;
  /** `rows` of a relation or of a record with known columns, one `value` a row, or `nothing`. */
  returns:
    | { kind: "rows"; relation: string | undefined; columns: ReadonlyMap<string, Column> | undefined }
    | { kind: "value"; type: string }
    | { kind: "nothing" };
}

export interface SchemaCache {
  /** As in Rules. */
  sharedCounts?: SharedCounts | undefined;
  relations: ReadonlyMap<string, Relation>;
  /** By the asked relation. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** By name; a name may be overloaded. */
  routines: ReadonlyMap<string, readonly Routine[]>;
}

export const isToOne = ({ cardinality }: Pick<Relationship, "cardinality">): boolean =>
  cardinality === "many-to-one" || cardinality === "one-to-one";
