// A plan as one statement.
import type { Statement } from "../../database/database.ts";
import { hasKey, type Plan, type ReadNode, type ReadPlan } from "../plan/plan.ts";
import { bodySql, totalSql } from "./answer.ts";
import { inPublic, Parameters, quote } from "./builder.ts";
import { callSql } from "./call.ts";
import { hasVersions, versionSql } from "./row-versions.ts";
import { type Marks, outputsSql, pageSql, type RowsContext, rootFromSql } from "./rows.ts";
import { writeSql } from "./write.ts";

export interface Compiled extends Pick<Statement, "text" | "values"> {
  /** Asks only which versions of rows the statement would show: see row-versions.ts. */
  versions?: Pick<Statement, "text" | "values">;
  /** The answer may hold marks of special columns. */
  isMarked: boolean;
}

export function compile(plan: Plan, marks: Marks): Compiled {
  const context: RowsContext = { parameters: new Parameters(), marks, isMarked: false };
  const text = textOf(plan, context);
  const versions = plan.kind === "read" && isOfVersions(plan) ? versionsSql(plan) : undefined;
  return { text, values: context.parameters.values, versions, isMarked: context.isMarked };
}

function textOf(plan: Plan, context: RowsContext): string {
  if (plan.kind === "read") return readSql(plan, context);
  return plan.kind === "call" ? callSql(plan, context) : writeSql(plan, context);
}

function readSql(plan: ReadPlan, context: RowsContext): string {
  if (isOfVersions(plan)) return versionedSql(plan, context);
  const { node, headOnly, media, preferences } = plan;
  const outputs = headOnly ? "" : outputsSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const total = totalSql(from, preferences, node.range);
  const body = headOnly ? "''" : bodySql(media, node, context.parameters);
  const answers = [`${body} as body`, "count(*) as rows", ...(total ? [`${total} as total`] : [])];
  return `select ${answers.join(", ")} from (${shownSql(node, from, outputs, context)}) r`;
}

/**
 * The rows of the page. PostgreSQL writes out rows that an offset skips, too, so a page further behind is first a list of
 * keys: only the rows of those are written.
 */
function shownSql(node: ReadNode, from: string, selected: string, context: RowsContext): string {
  const page = pageSql(node, context);
  const { relation } = node.shape;
  if (node.range.offset === 0n || !relation || !hasKey(node)) return `select ${selected} ${from}${page}`;
  const keys = relation.primaryKey.map((name, n) => ({
    column: `${node.alias}.${quote(name)}`,
    key: `k${n}`,
  }));
  const keyList = keys.map(({ column, key }) => `${column} as ${key}`).join(", ");
  const numbered = `select k.*, row_number() over () as n from (select ${keyList} ${from}${page}) k`;
  const joined = keys.map(({ column, key }) => `${column} = p.${key}`).join(" and ");
  return `select ${selected} from (${numbered}) p join ${inPublic(relation.name)} as ${node.alias} on ${joined} order by p.n`;
}

/** Whole pages whose text depends on nothing but the versions of their rows. */
const isOfVersions = (plan: ReadPlan): boolean =>
  !plan.headOnly && plan.media.shape !== "csv" && hasVersions(plan.node);

/** Text and versions of the same rows, from one look at them: each row is written and named where it is found. */
function versionedSql({ node, media, preferences }: ReadPlan, context: RowsContext): string {
  const outputs = outputsSql(node, context);
  const version = versionSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const total = totalSql(from, preferences, node.range);
  const answers = [
    `${bodySql(media, node, context.parameters, "r.j")} as body`,
    "string_agg(r.v, ' ') as versions, count(*) as rows",
    ...(total ? [`${total} as total`] : []),
  ];
  const row = `(select row_to_json(o.*) from (select ${outputs}) o) as j, ${version} as v`;
  return `select ${answers.join(", ")} from (${shownSql(node, from, row, context)}) r`;
}

function versionsSql({ node, preferences }: ReadPlan): Pick<Statement, "text" | "values"> {
  const context: RowsContext = { parameters: new Parameters(), marks: {}, isMarked: false };
  const version = versionSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const total = totalSql(from, preferences, node.range);
  const answers = [
    "string_agg(r.v, ' ') as versions, count(*) as rows",
    ...(total ? [`${total} as total`] : []),
  ];
  const text = `select ${answers.join(", ")} from (${shownSql(node, from, `${version} as v`, context)}) r`;
  return { text, values: context.parameters.values };
}
