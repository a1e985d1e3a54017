import { z } from "zod";
import type { Owner } from "../../platform/database/database.ts";
import type { Catalogue, Column, Relation } from "./catalogue.ts";
import { COLUMNS, CONSTRAINTS, RELATIONS, ROUTINES, VIEWS } from "./catalogue-queries.ts";
import { type Exposed, type ForeignKey, relationshipsOf } from "./relationships.ts";
import { computedColumns, RoutineRow, routinesOf } from "./routines.ts";
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
  isKept: z.boolean(),
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

export async function readCatalogue(owner: Pick<Owner, "query">): Promise<Catalogue> {
  const rowsOf = async <T>(row: z.ZodType<T>, sql: string): Promise<T[]> =>
    z.array(row).parse((await owner.query(sql)).rows);
  const [relations, columns, constraints, views, routines] = await Promise.all([
    rowsOf(RelationRow, RELATIONS),
    rowsOf(ColumnRow, COLUMNS),
    rowsOf(ConstraintRow, CONSTRAINTS),
    rowsOf(ViewRow, VIEWS),
    rowsOf(RoutineRow, ROUTINES),
  ]);
  const tables = columnsByRelation(columns);
  const kept = Map.groupBy(
    columns.filter(({ isKept }) => isKept),
    ({ relation }) => relation,
  );
  const origins = new Map(views.map(({ relation, action }) => [relation, viewColumnOrigins(action)]));
  const computed = computedColumns(routines);
  const exposed = relations
    .filter((relation) => relation.exposed)
    .map(exposedOf(tables, origins, constraints));
  const relationships = relationshipsOf(
    exposed.map(({ view }) => view),
    foreignKeys(constraints),
  );
  return {
    relations: new Map(
      exposed.map(({ row, view }) => [
        row.name,
        relationOf(row, view, {
          columns: shownOf(tables.get(row.oid), kept.get(row.oid)),
          isPartlyShown: kept.has(row.oid),
          computed: computed.get(row.oid) ?? new Map(),
        }),
      ]),
    ),
    relationships: Map.groupBy(relationships, ({ from }) => from),
    routines: routinesOf(routines, new Map(relations.filter((r) => r.exposed).map((r) => [r.oid, r.name]))),
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
function exposedOf(tables: Tables, origins: Map<string, Map<number, Origin>>, constraints: ConstraintRow[]) {
  const follow = (origin: Origin, steps = 0): Origin => {
    const further = origins.get(origin.relation)?.get(origin.column);
    return further && steps < 32 ? follow(further, steps + 1) : origin;
  };
  return (row: RelationRow): { row: RelationRow; view: Exposed } => {
    const columns = [...(tables.get(row.oid) ?? [])].map(([number, { name }]) => ({
      name,
      origin: follow({ relation: row.oid, column: number }),
    }));
    const namesOf = (relation: string, number: number): string[] =>
      columns
        .filter(({ origin }) => origin.relation === relation && origin.column === number)
        .map(({ name }) => name);
    const view = { name: row.name, isView: row.isView, namesOf };
    return { row, view: { ...view, primaryKey: primaryKeyOf(view, constraints) } };
  };
}

function primaryKeyOf({ namesOf }: Pick<Exposed, "namesOf">, constraints: ConstraintRow[]): string[] {
  for (const { kind, relation, columns } of constraints) {
    if (kind !== "p") continue;
    const names = columns.map((number) => namesOf(relation, number)[0]);
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

/** What nobody may read is not there at all: neither in `*` nor under its name. */
function shownOf(
  all: Map<number, Column> | undefined,
  kept: readonly z.infer<typeof ColumnRow>[] = [],
): Map<string, Column> {
  const numbers = new Set(kept.map(({ number }) => number));
  const shown = [...(all ?? [])].filter(([number]) => !numbers.has(number));
  return new Map(shown.map(([, column]) => [column.name, column]));
}

function relationOf(
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
