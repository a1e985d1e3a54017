// Foreign keys as relationships in both directions, through views and through junction tables.
import { isToOne, type Pair, type Relationship } from "./schema-cache.ts";

export interface ForeignKey {
  constraint: string;
  relation: string;
  columns: number[];
  target: string;
  targetColumns: number[];
  /** The columns are a key of their table: at most one row points at a target. */
  isUnique: boolean;
}

/** A relation that requests can name: a table, or a view with the tables its columns come from. */
export interface Exposed {
  name: string;
  isView: boolean;
  /** Names of its columns that are derived from column `number` of table `relation`. */
  getNames(relation: string, number: number): string[];
  primaryKey: readonly string[];
}

type OneSided = Omit<Relationship, "junction">;

export function toRelationships(exposed: Exposed[], keys: ForeignKey[]): Relationship[] {
  const direct = keys.flatMap((key) => listDirect(exposed, key));
  return [...direct, ...throughJunctions(exposed, direct)];
}

function listDirect(exposed: Exposed[], key: ForeignKey): OneSided[] {
  const found: OneSided[] = [];
  for (const from of exposed) {
    const own = resolveAll(from, key.relation, key.columns);
    if (!own) continue;
    for (const to of exposed) {
      const other = resolveAll(to, key.target, key.targetColumns);
      if (!other) continue;
      const pairs = own.map((name, at): Pair => [name, other[at] ?? ""]);
      found.push(
        {
          from: from.name,
          to: to.name,
          cardinality: key.isUnique ? "one-to-one" : "many-to-one",
          constraint: key.constraint,
          pairs,
          targetIsView: to.isView,
        },
        {
          from: to.name,
          to: from.name,
          cardinality: key.isUnique ? "one-to-one" : "one-to-many",
          constraint: key.constraint,
          pairs: pairs.map(([left, right]): Pair => [right, left]),
          targetIsView: from.isView,
        },
      );
    }
  }
  return found;
}

function resolveAll(relation: Exposed, table: string, numbers: number[]): string[] | undefined {
  const names = numbers.map((number) => relation.getNames(table, number)[0]);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** A table whose primary key holds two foreign keys joins their targets many to many. */
function throughJunctions(exposed: Exposed[], direct: OneSided[]): Relationship[] {
  const found: Relationship[] = [];
  for (const junction of exposed) {
    const key = new Set(junction.primaryKey);
    const sides = direct.filter(
      ({ from, cardinality, pairs }) =>
        from === junction.name && isToOne({ cardinality }) && pairs.every(([own]) => key.has(own)),
    );
    for (const near of sides) {
      for (const far of sides) {
        if (near.constraint === far.constraint) continue;
        found.push(manyToMany(junction.name, near, far));
      }
    }
  }
  return found;
}

const manyToMany = (table: string, near: OneSided, far: OneSided): Relationship => ({
  from: near.to,
  to: far.to,
  cardinality: "many-to-many",
  constraint: "",
  pairs: [],
  targetIsView: far.targetIsView,
  junction: {
    table,
    fromPairs: near.pairs.map(([own, other]): Pair => [other, own]),
    toPairs: far.pairs.map(([own, other]): Pair => [other, own]),
    fromConstraint: near.constraint,
    toConstraint: far.constraint,
  },
});
