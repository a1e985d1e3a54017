// Writes: the rows are changed in a subquery, the answer is read from what it returns.

import type { Payload } from "../parse/body.ts";
import type { WritePlan } from "../plan/plan.ts";
import type { Column } from "../schema-cache/schema-cache.ts";
import { bodySql } from "./answer.ts";
import { inPublic, literal, quote } from "./builder.ts";
import { conditionSql } from "./conditions.ts";
import { returnedColumns } from "./returned-columns.ts";
import { outputsSql, pageSql, type RowsContext, rootFromSql } from "./rows.ts";

const SOURCE = "written";
/** Counts rows that were inserted and not merged; lives as long as the statement. */
const INSERTED = "coalesce(nullif(current_setting('rest.inserted', true), '')::int, 0)";
const countInsert = `set_config('rest.inserted', (${INSERTED} + 1)::text, true) <> '0'`;
const uncountInsert = `set_config('rest.inserted', (${INSERTED} - 1)::text, true) <> '-1'`;

export function writeSql(plan: WritePlan, context: RowsContext): string {
  const { node, media, preferences } = plan;
  const showsRows = preferences.return === "representation";
  const returning = toReturningSql(plan);
  const change = changeSql(plan, returning, context);
  const answers = [
    `${showsRows ? bodySql(media, node, context.parameters) : "''"} as body`,
    "count(*) as rows",
    ...(plan.conflict?.merge ? [`${INSERTED} as inserted`] : []),
    ...(showsLocation(plan) ? ["(array_agg(row_to_json(r.*)::text))[1] as location"] : []),
    ...guards(plan),
  ];
  const rows = showsRows ? shownRows(plan, context) : `select * from ${SOURCE}`;
  return `with ${SOURCE} as (${change}) select ${answers.join(", ")} from (${rows}) r`;
}

function shownRows({ node }: WritePlan, context: RowsContext): string {
  const outputs = outputsSql(node, context);
  return `select ${outputs} ${rootFromSql(node, { subquery: SOURCE }, context)}${pageSql(node, context)}`;
}

const showsLocation = ({ kind, preferences, relation }: WritePlan): boolean =>
  kind === "insert" && preferences.return === "headers-only" && relation.primaryKey.length > 0;

function toReturningSql(plan: WritePlan): string {
  if (plan.preferences.return === "representation") return returnedColumns(plan.node, plan.node.alias);
  if (!showsLocation(plan)) return "1";
  return plan.relation.primaryKey.map((name) => `${plan.node.alias}.${quote(name)}`).join(", ");
}

/** Refusals that must undo the write are raised inside the statement: afterwards it would be too late. */
function guards({ media, preferences }: WritePlan): string[] {
  const checks: string[] = [];
  if (media.shape === "object") checks.push("app.require_rows(count(*), 1, 1)");
  if (preferences.handling === "strict" && preferences.maxAffected !== undefined) {
    checks.push(`app.require_rows(count(*), 0, ${preferences.maxAffected})`);
  }
  return checks.map((check, at) => `${check} as guard${at}`);
}

function changeSql(plan: WritePlan, returning: string, context: RowsContext): string {
  switch (plan.kind) {
    case "insert":
    case "put":
      return `${insertSql(plan, context)} returning ${returning}`;
    case "update":
      return updateSql(plan, returning, context);
    case "delete":
      return `delete from ${target(plan)}${whereSql(plan, plan.node.alias, context)} returning ${returning}`;
  }
}

const target = ({ relation, node }: WritePlan): string => `${inPublic(relation.name)} as ${node.alias}`;

function insertSql(plan: WritePlan, context: RowsContext): string {
  const { columns, conflict } = plan;
  const names = columns.map(({ name }) => quote(name));
  const into = names.length === 0 ? "" : ` (${names.join(", ")})`;
  const where = plan.kind === "put" ? whereSql(plan, "body", context) : "";
  const counted = conflict?.merge ? `${where === "" ? " where" : `${where} and`} ${countInsert}` : where;
  const rows = `select ${names.map((name) => `body.${name}`).join(", ")} from ${recordsSql(plan, context)}${counted}`;
  return `insert into ${target(plan)}${into} ${rows}${conflictSql(plan, names)}`;
}

function conflictSql({ conflict }: WritePlan, names: string[]): string {
  if (!conflict) return "";
  const action =
    conflict.merge && names.length > 0
      ? `update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")} where ${uncountInsert}`
      : "nothing";
  return ` on conflict (${conflict.columns.map(quote).join(", ")}) do ${action}`;
}

function updateSql(plan: WritePlan, returning: string, context: RowsContext): string {
  const { columns, node } = plan;
  if (columns.length === 0 || plan.payload?.json === "[]") {
    return `select ${returning} from ${target(plan)} where false`;
  }
  const set = columns.map(({ name }) => `${quote(name)} = body.${quote(name)}`).join(", ");
  const from = recordsSql(plan, context);
  return `update ${target(plan)} set ${set} from ${from}${whereSql(plan, node.alias, context)} returning ${returning}`;
}

function whereSql(plan: WritePlan, alias: string, context: RowsContext): string {
  if (plan.conditions.length === 0) return "";
  // Writes have no embeds among their conditions.
  const never = (): string => "false";
  const terms = plan.conditions.map((condition) => conditionSql(alias, condition, context.parameters, never));
  return ` where ${terms.join(" and ")}`;
}

/** The body as rows named `body` with the types of the columns. */
function recordsSql({ payload, columns, preferences }: WritePlan, context: RowsContext): string {
  const { json, isObject }: Payload = payload ?? { json: "[]", isObject: false, keys: [] };
  if (columns.length === 0 && isObject) return "(values (1)) as body";
  const place = context.parameters.add(json);
  if (columns.length === 0) return `json_array_elements(${place}::json) as body`;
  const typed = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
  if (preferences.missing === "default") return defaultedSql(columns, place, isObject, typed);
  return `json_to_record${isObject ? "" : "set"}(${place}::json) as body(${typed})`;
}

/** Keys that are missing take the column's default instead of null. */
function defaultedSql(columns: Column[], place: string, isObject: boolean, typed: string): string {
  const pairs = columns.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [`${literal(name)}, ${value}`],
  );
  const defaults = `jsonb_build_object(${pairs.join(", ")})`;
  if (isObject) return `jsonb_to_record(${defaults} || ${place}::jsonb) as body(${typed})`;
  return `jsonb_to_recordset((select jsonb_agg(${defaults} || e) from jsonb_array_elements(${place}::jsonb) e)) as body(${typed})`;
}
