import { z } from "zod";
import type { CatalogueReader } from "../database.ts";
import type { Rules } from "../rules.ts";
import { applyRules } from "./apply-rules.ts";
import { COLUMNS, CONSTRAINTS, RELATIONS, ROUTINES, VIEWS } from "./queries.ts";
import { type Exposed, type ForeignKey, toRelationships } from "./relationships.ts";
import { computedColumns, RoutineRow, toRoutines } from "./routines.ts";
import type { Column, Relation, SchemaCache } from "./schema-cache.ts";
import { type Origin, viewColumnOrigins } from "./view-columns.ts";

const RelationRow = z.object({
  oid: z.string(),
  name: z.string(),
  exposed: z.boolean(),
  isView: z.boolean(),
  isShared: z.boolean(),
  events: z.number(),
});
const ColumnRow = z.object({
  relation: z.string(),
  number: z.number(),
  name: z.string(),
  isHidden: z.boolean(),
  type: z.string(),
  default: z.string().nullable(),
});
const ConstraintRow = z.object({
  name: z.string(),
  kind: z.enum(["p", "u", "f"]),
  relation: z.string(),
  columns: z.array(z.number()),
  target: z.string(),
  targetColumns: z.array(z.number()).nullable(),
});
const ViewRow = z.object({ relation: z.string(), action: z.string() });

type RelationRow = z.infer<typeof RelationRow>;
type ConstraintRow = z.infer<typeof ConstraintRow>;

export async function readSchemaCache(owner: CatalogueReader, rules: Rules): Promise<SchemaCache> {
  const listRows = async <T>(row: z.ZodType<T>, sql: string): Promise<T[]> =>
    z.array(row).parse((await owner.query(sql)).rows);
  const [relations, columns, constraints, views, routines] = await Promise.all([
    listRows(RelationRow, RELATIONS),
    listRows(ColumnRow, COLUMNS),
    listRows(ConstraintRow, CONSTRAINTS),
    listRows(ViewRow, VIEWS),
    listRows(RoutineRow, ROUTINES),
  ]);
  const tables = columnsByRelation(columns);
  const kept = Map.groupBy(
    columns.filter(({ isHidden }) => isHidden),
    ({ relation }) => relation,
  );
  const origins = new Map(views.map(({ relation, action }) => [relation, viewColumnOrigins(action)]));
  const computed = computedColumns(routines);
  const exposed = relations
    .filter((relation) => relation.exposed)
    .map(toExposed(tables, origins, constraints));
  const relationships = toRelationships(
    exposed.map(({ view }) => view),
    foreignKeys(constraints),
  );
  return {
    sharedCounts: rules.sharedCounts,
    relations: new Map(
      exposed.map(({ row, view }) => [
        row.name,
        applyRules(
          toRelation(row, view, {
            columns: listShown(tables.get(row.oid), kept.get(row.oid)),
            isPartlyShown: kept.has(row.oid),
            computed: computed.get(row.oid) ?? new Map(),
          }),
          rules,
        ),
      ]),
    ),
    relationships: Map.groupBy(relationships, ({ from }) => from),
    routines: toRoutines(routines, new Map(relations.filter((r) => r.exposed).map((r) => [r.oid, r.name]))),
  };
}

type Tables = Map<string, Map<number, Column>>;

function columnsByRelation(rows: z.infer<typeof ColumnRow>[]): Tables {
  const tables: Tables = new Map();
  for (const { relation, number, name, type, default: value } of rows) {
    const columns = tables.get(relation) ?? new Map<number, Column>();
    columns.set(number, { name, type, default: value ?? undefined });
    tables.set(relation, columns);
  }
  return tables;
}

/** A view's column is followed through views of views to a table's. */
function toExposed(tables: Tables, origins: Map<string, Map<number, Origin>>, constraints: ConstraintRow[]) {
  const follow = (origin: Origin, steps = 0): Origin => {
    const further = origins.get(origin.relation)?.get(origin.column);
    return further && steps < 32 ? follow(further, steps + 1) : origin;
  };
  return (row: RelationRow): { row: RelationRow; view: Exposed } => {
    const columns = [...(tables.get(row.oid) ?? [])].map(([number, { name }]) => ({
      name,
      origin: follow({ relation: row.oid, column: number }),
    }));
    const getNames = (relation: string, number: number): string[] =>
      columns
        .filter(({ origin }) => origin.relation === relation && origin.column === number)
        .map(({ name }) => name);
    const view = { name: row.name, isView: row.isView, getNames };
    return { row, view: { ...view, primaryKey: getPrimaryKey(view, constraints) } };
  };
}

function getPrimaryKey({ getNames }: Pick<Exposed, "getNames">, constraints: ConstraintRow[]): string[] {
  for (const { kind, relation, columns } of constraints) {
    if (kind !== "p") continue;
    const names = columns.map((number) => getNames(relation, number)[0]);
    if (names.every((name) => name !== undefined)) return names;
  }
  return [];
}

function foreignKeys(constraints: ConstraintRow[]): ForeignKey[] {
  const keys = constraints.filter(({ kind }) => kind !== "f");
  const sorted = (columns: number[]): string => [...columns].sort((a, b) => a - b).join();
  return constraints
    .filter(({ kind }) => kind === "f")
    .map(({ name, relation, columns, target, targetColumns }) => ({
      constraint: name,
      relation,
      columns,
      target,
      targetColumns: targetColumns ?? [],
      isUnique: keys.some((key) => key.relation === relation && sorted(key.columns) === sorted(columns)),
    }));
}

/** Columns that nobody may read are not part of the schema: neither in `*` nor under its name. */
function listShown(
  all: Map<number, Column> | undefined,
  kept: readonly z.infer<typeof ColumnRow>[] = [],
): Map<string, Column> {
  const numbers = new Set(kept.map(({ number }) => number));
  const shown = [...(all ?? [])].filter(([number]) => !numbers.has(number));
  return new Map(shown.map(([, column]) => [column.name, column]));
}

function toRelation(
  row: RelationRow,
  { primaryKey }: Exposed,
  shown: Pick<Relation, "columns" | "isPartlyShown" | "computed">,
): Relation {
  return {
    name: row.name,
    isView: row.isView,
    isShared: row.isShared,
    ...shown,
    primaryKey,
    insertable: (row.events & 8) !== 0,
    updatable: (row.events & 4) !== 0,
    deletable: (row.events & 16) !== 0,
  };
}
