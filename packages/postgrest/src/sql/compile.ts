// A plan as one statement.
import type { Statement } from "../database.ts";
import { hasKey, type Plan, type ReadNode, type ReadPlan } from "../plan/plan.ts";
import { getSharedCount } from "../plan/shared-count.ts";
import type { SharedCounts } from "../rules.ts";
import { bodySql, totalSql } from "./answer.ts";
import { inPublic, Parameters, quote } from "./builder.ts";
import { callSql } from "./call.ts";
import { hasVersions, versionSql } from "./row-versions.ts";
import { outputsSql, type Placeholders, pageSql, type RowsContext, rootFromSql } from "./rows.ts";
import { type Countable, type KnownTotal, knownTotalSql, type SharedCount } from "./shared-total.ts";
import { writeSql } from "./write.ts";

export interface Compiled extends Counting {
  /** Asks only which versions of rows the statement would show: see row-versions.ts. */
  versions?: Counting | undefined;
  /** The answer may hold marks of special columns. */
  isMarked: boolean;
}

/** A statement with a count that may be known already. */
interface Counting extends Pick<Statement, "text">, Countable {}

/** Without `shared` each total is counted separately. */
export function compile(plan: Plan, marks: Placeholders, shared?: SharedCounts): Compiled {
  const context: RowsContext = { parameters: new Parameters(), marks, isMarked: false };
  const { parameters } = context;
  if (plan.kind !== "read") {
    const text = plan.kind === "call" ? callSql(plan, context) : writeSql(plan, context);
    return { text, values: parameters.values, isMarked: context.isMarked };
  }
  const counted = countFor(plan, parameters, shared);
  const isVersioned = isOfVersions(plan);
  const text = isVersioned ? versionedSql(plan, context, counted) : readSql(plan, context, counted);
  const versions = isVersioned ? versionsSql(plan, shared) : undefined;
  return { text, values: parameters.values, count: counted?.count, versions, isMarked: context.isMarked };
}

interface Counted {
  known: KnownTotal;
  count: SharedCount;
}

/** Undefined where the count is not asked for or depends on the person. */
function countFor(plan: ReadPlan, parameters: Parameters, shared?: SharedCounts): Counted | undefined {
  const relations = shared && getSharedCount(plan, shared.tables);
  if (!relations) return undefined;
  const known = knownTotalSql(parameters, shared.visibilitySql);
  const alone: RowsContext = { parameters: new Parameters(), marks: {}, isMarked: false };
  const from = rootFromSql(plan.node, { relation: plan.node.shape.name }, alone);
  const key = JSON.stringify([from, alone.parameters.values]);
  return { known, count: { key, relations, places: known.places } };
}

/** Columns with the total count; none when it was not requested. */
function totalColumns({ node, preferences }: ReadPlan, from: string, counted: Counted | undefined): string[] {
  const total = totalSql(from, preferences, node.range, counted?.known);
  if (!total) return [];
  return [`${total} as total`, ...(counted ? [counted.known.visibility] : [])];
}

function readSql(plan: ReadPlan, context: RowsContext, counted: Counted | undefined): string {
  const { node, headOnly, media } = plan;
  const outputs = headOnly ? "" : outputsSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const body = headOnly ? "''" : bodySql(media, node, context.parameters);
  const answers = [`${body} as body`, "count(*) as rows", ...totalColumns(plan, from, counted)];
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
function versionedSql(plan: ReadPlan, context: RowsContext, counted: Counted | undefined): string {
  const { node, media } = plan;
  const outputs = outputsSql(node, context);
  const version = versionSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const answers = [
    `${bodySql(media, node, context.parameters, "r.j")} as body`,
    "string_agg(r.v, ' ') as versions, count(*) as rows",
    ...totalColumns(plan, from, counted),
  ];
  const row = `(select row_to_json(o.*) from (select ${outputs}) o) as j, ${version} as v`;
  return `select ${answers.join(", ")} from (${shownSql(node, from, row, context)}) r`;
}

function versionsSql(plan: ReadPlan, shared?: SharedCounts): Counting {
  const { node } = plan;
  const context: RowsContext = { parameters: new Parameters(), marks: {}, isMarked: false };
  const counted = countFor(plan, context.parameters, shared);
  const version = versionSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const answers = [
    "string_agg(r.v, ' ') as versions, count(*) as rows",
    ...totalColumns(plan, from, counted),
  ];
  const text = `select ${answers.join(", ")} from (${shownSql(node, from, `${version} as v`, context)}) r`;
  return { text, values: context.parameters.values, count: counted?.count };
}
