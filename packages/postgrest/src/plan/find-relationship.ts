// Which relationship an embed means: by the name of the relation, of the foreign key's column or of the constraint,
// narrowed by a hint.

import { ambiguousRelationship, noRelationship } from "../rest-error.ts";
import type { Relationship, SchemaCache } from "../schema-cache/schema-cache.ts";

export function findRelationship(
  catalogue: SchemaCache,
  origin: string,
  target: string,
  hint: string | undefined,
): Relationship {
  const candidates = (catalogue.relationships.get(origin) ?? []).filter((relationship) =>
    matches(relationship, target, hint),
  );
  const [only, ...others] = candidates;
  if (!only) throw noRelationship(origin, target, hint);
  if (others.length > 0) {
    throw ambiguousRelationship(origin, target, candidates.map(described), candidates.map(hintFor));
  }
  return only;
}

function matches(relationship: Relationship, target: string, hint: string | undefined): boolean {
  if (relationship.from === relationship.to) return matchesSelf(relationship, target, hint);
  const byName = target === relationship.to;
  if (hint === undefined) {
    if (byName) return true;
    return !relationship.targetIsView && (isConstraint(relationship, target) || isOwn(relationship, target));
  }
  return (
    byName &&
    (isConstraint(relationship, hint) ||
      isOwn(relationship, hint) ||
      isOther(relationship, hint) ||
      relationship.junction?.table === hint)
  );
}

/** A foreign key to the same table: its column names the one above, the table's name the ones below. */
function matchesSelf(relationship: Relationship, target: string, hint: string | undefined): boolean {
  const below = relationship.cardinality === "one-to-many" && target === relationship.to;
  if (hint !== undefined) return below && isOther(relationship, hint);
  return below || (relationship.cardinality === "many-to-one" && isOwn(relationship, target));
}

const isConstraint = ({ constraint }: Relationship, name: string): boolean =>
  constraint !== "" && constraint === name;
const isOwn = ({ pairs }: Relationship, column: string): boolean =>
  pairs.length === 1 && pairs[0]?.[0] === column;
const isOther = ({ pairs }: Relationship, column: string): boolean =>
  pairs.length === 1 && pairs[0]?.[1] === column;

const list = (columns: readonly string[]): string => `(${columns.join(", ")})`;

function described(relationship: Relationship) {
  const { from, to, cardinality, constraint, pairs, junction } = relationship;
  return {
    embedding: `${from} with ${to}`,
    cardinality,
    relationship: junction
      ? `${junction.table} using ${junction.fromConstraint}${list(junction.fromPairs.map(([, own]) => own))} and ${
          junction.toConstraint
        }${list(junction.toPairs.map(([, own]) => own))}`
      : `${constraint} using ${from}${list(pairs.map(([own]) => own))} and ${to}${list(pairs.map(([, other]) => other))}`,
  };
}

const hintFor = ({ to, constraint, junction }: Relationship): string =>
  `${to}!${junction?.table ?? constraint}`;
