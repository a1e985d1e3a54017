// A plan as one statement.
import type { Statement } from "../../database/database.ts";
import type { Plan, ReadPlan } from "../plan/plan.ts";
import { bodySql, totalSql } from "./answer.ts";
import { Parameters } from "./builder.ts";
import { callSql } from "./call.ts";
import { type Marks, outputsSql, pageSql, type RowsContext, rootFromSql } from "./rows.ts";
import { writeSql } from "./write.ts";

export interface Compiled extends Pick<Statement, "text" | "values"> {
  /** Asks the planner how many rows there are, when the preference wants that. */
  planned?: Pick<Statement, "text" | "values">;
  /** The answer may hold marks of special columns. */
  isMarked: boolean;
}

export function compile(plan: Plan, marks: Marks): Compiled {
  const context: RowsContext = { parameters: new Parameters(), marks, isMarked: false };
  const text = textOf(plan, context);
  const planned = wantsPlan(plan) ? explainSql(plan) : undefined;
  return { text, values: context.parameters.values, planned, isMarked: context.isMarked };
}

function textOf(plan: Plan, context: RowsContext): string {
  if (plan.kind === "read") return readSql(plan, context);
  return plan.kind === "call" ? callSql(plan, context) : writeSql(plan, context);
}

function readSql({ node, headOnly, media, preferences }: ReadPlan, context: RowsContext): string {
  const outputs = headOnly ? "" : outputsSql(node, context);
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  const total = totalSql(from, preferences, node.range);
  const body = headOnly ? "''" : bodySql(media, node, context.parameters);
  const answers = [`${body} as body`, "count(*) as rows", ...(total ? [`${total} as total`] : [])];
  return `select ${answers.join(", ")} from (select ${outputs} ${from}${pageSql(node, context)}) r`;
}

function wantsPlan(plan: Plan): plan is ReadPlan {
  const { count } = plan.preferences;
  return plan.kind === "read" && (count === "planned" || count === "estimated");
}

function explainSql({ node }: ReadPlan): Pick<Statement, "text" | "values"> {
  const context: RowsContext = { parameters: new Parameters(), marks: {}, isMarked: false };
  const from = rootFromSql(node, { relation: node.shape.name }, context);
  return { text: `explain (format json) select 1 ${from}`, values: context.parameters.values };
}
