// The tree of what is read: the table, its columns, and the embeds below it.

import type { Field, SelectedColumn, SelectedRelation, SelectItem } from "../parse/query.ts";
import { embedsTooMuch, sealedColumn, unknownType } from "../rest-error.ts";
import { isToOne, type Relationship, type SchemaCache } from "../schema-cache/schema-cache.ts";
import { findRelationship } from "./find-relationship.ts";
import type { EmbedNode, Output, ReadNode, Shape } from "./plan.ts";
import { resolveColumn } from "./resolve-column.ts";
import { isSealed } from "./transformed-columns.ts";

const ALL_ROWS = { offset: 0n, limit: undefined };

export function planSelect(catalogue: SchemaCache, shape: Shape, items: SelectItem[]): ReadNode {
  let aliases = 0;
  const nextAlias = (): string => `t${aliases++}`;

  const node = (at: Shape, selected: SelectItem[], shared?: string): ReadNode => {
    const alias = nextAlias();
    const outputs = selected.flatMap((item): Output[] =>
      item.kind === "column" ? columnOutputs(at, item) : [{ kind: "embed", node: embed(at, item, shared) }],
    );
    const embeds = outputs.flatMap((output) => (output.kind === "embed" ? [output.node] : []));
    return { shape: at, alias, outputs, embeds, conditions: [], orders: [], range: ALL_ROWS };
  };

  const embed = (origin: Shape, item: SelectedRelation, shared: string | undefined): EmbedNode => {
    const relationship = findRelationship(catalogue, origin.name, item.name, item.hint);
    const { inner, spread, name: asked, alias } = item;
    if (shared !== undefined && !isToOne(relationship)) throw embedsTooMuch(asked, shared);
    const sharedHere = isShared(relationship) ? asked : shared;
    const below = node(relationShape(catalogue, relationship.to), item.select, sharedHere);
    return { ...below, name: alias ?? asked, asked, relationship, inner, spread };
  };

  return node(shape, items);
}

/**
 * True if several rows can embed the same row. Embeds of such a row are written once for each of them, and a short
 * request that goes back and forth would read every article as many times as there are articles, each time squared.
 */
const isShared = ({ cardinality }: Pick<Relationship, "cardinality">): boolean =>
  cardinality === "many-to-one" || cardinality === "many-to-many";

export function relationShape(catalogue: SchemaCache, name: string): Shape {
  const relation = catalogue.relations.get(name);
  return { name, relation, columns: relation?.columns };
}

function columnOutputs(shape: Shape, item: SelectedColumn): Output[] {
  const { name } = item.field;
  if (name === "*") return starOutputs(shape);
  if (isSealed(shape, name) && (item.field.path.length > 0 || item.cast)) throw sealedColumn(name);
  const column = resolveColumn(shape, item.field);
  return [
    {
      kind: "column",
      column,
      cast: item.cast === undefined ? undefined : castType(item.cast),
      name: item.alias ?? getName(item.field),
      special: item.field.path.length === 0 ? shape.relation?.transforms?.get(name) : undefined,
    },
  ];
}

/**
 * A relation with special columns is spelled out, so that those can be told from text that only looks like them; and one
 * that is shown in part, whose own `*` would ask for what is not.
 */
function starOutputs(shape: Shape): Output[] {
  const columns = [...(shape.columns?.values() ?? [])];
  const hasSpecial = columns.some(({ name }) => shape.relation?.transforms?.get(name));
  if (!hasSpecial && !shape.relation?.isPartlyShown) return [{ kind: "star" }];
  return columns.map(({ name, type }) => ({
    kind: "column",
    column: { name, path: [], type },
    name,
    special: shape.relation?.transforms?.get(name),
  }));
}

/** The last key of a JSON path names the result; after an index, the last key before it. */
const getName = ({ name, path }: Field): string => path.findLast(({ isIndex }) => !isIndex)?.key ?? name;

/** A cast is part of the statement's text, so only these names can be written there. */
const CASTS = new Set([
  ...["text", "varchar", "character varying", "char", "citext", "uuid", "bool", "boolean"],
  ...["int", "integer", "int2", "int4", "int8", "smallint", "bigint", "numeric", "decimal"],
  ...["real", "float4", "float8", "double precision", "money", "json", "jsonb"],
  ...["date", "time", "timetz", "timestamp", "timestamptz", "interval"],
  ...["timestamp with time zone", "timestamp without time zone", "time with time zone"],
]);

function castType(name: string): string {
  const type = name.toLowerCase();
  if (!CASTS.has(type)) throw unknownType(name);
  return type;
}
