// Calls of functions: the call is in a subquery, the response is read from its rows.

import type { CallPlan } from "../plan/plan.ts";
import type { Parameter } from "../schema-cache/schema-cache.ts";
import { bodySql, totalSql } from "./answer.ts";
import { arrayLiteral, inPublic, quote } from "./builder.ts";
import { returnedColumns } from "./returned-columns.ts";
import { outputsSql, pageSql, type RowsContext, rootFromSql } from "./rows.ts";

const SOURCE = "called";

export function callSql(plan: CallPlan, context: RowsContext): string {
  const { node, routine, media, preferences, headOnly } = plan;
  const call = invocation(plan, context);
  const isValue = routine.returns.kind !== "rows";
  const outputs = isValue ? "" : outputsSql(node, context);
  const from = rootFromSql(node, { subquery: SOURCE }, context);
  const total = totalSql(from, preferences, node.range);
  const single = { ...media, shape: routine.returnsSet ? media.shape : ("object" as const) };
  const value = isValue ? `r.${quote(routine.name)}` : "r.*";
  const answers = [
    `${headOnly || routine.returns.kind === "nothing" ? "''" : bodySql(single, node, context.parameters, value)} as body`,
    "count(*) as rows",
    ...(total ? [`${total} as total`] : []),
    ...(media.shape === "object" && !headOnly ? ["app.require_rows(count(*), 1, 1) as guard"] : []),
  ];
  const rows = outputs === "" ? `select ${node.alias}.*` : `select ${outputs}`;
  // An unused value would not be computed: the call's side effect is the purpose.
  const kept = isValue ? "materialized " : "";
  return `with ${SOURCE} as ${kept}(${call}) select ${answers.join(", ")} from (${rows} ${from}${pageSql(node, context)}) r`;
}

function invocation(plan: CallPlan, context: RowsContext): string {
  const { routine, readOnly } = plan;
  const { records, list } = argumentList(plan, context);
  const call = `${inPublic(routine.name)}(${list})`;
  const query =
    routine.returns.kind === "rows"
      ? `select ${returnedColumns(plan.node, "c")} from ${records}${call} as c`
      : `select ${call} as ${quote(routine.name)}${records === "" ? "" : ` from ${records.slice(0, -2)}`}`;
  return readOnly ? inReadOnly(query) : query;
}

/**
 * Makes the transaction read only before the call. The condition depends on the setting alone, so PostgreSQL checks it
 * before it starts the inner query; `offset 0` keeps the two from being merged.
 */
const inReadOnly = (query: string): string =>
  `select g.* from (select set_config('transaction_read_only', 'on', true) as on_ offset 0) o cross join lateral (select i.* from (${query} offset 0) i where o.on_ = 'on' offset 0) g`;

interface ArgumentSql {
  /** A from item that the arguments are taken from, with its comma. */
  records: string;
  list: string;
}

function argumentList({ routine, arguments: given }: CallPlan, context: RowsContext): ArgumentSql {
  const { parameters } = context;
  if (given.from === "whole") return { records: "", list: `${parameters.add(given.json)}::${given.type}` };
  if (given.from === "values") {
    const list = routine.parameters
      .filter(({ name }) => given.values.has(name))
      .map((parameter) => {
        const values = given.values.get(parameter.name) ?? [];
        const value = parameter.variadic ? arrayLiteral(values) : values.at(-1);
        return argumentSql(parameter, `${parameters.add(value)}::${parameter.type}`);
      });
    return { records: "", list: list.join(", ") };
  }
  const sent = routine.parameters.filter(({ name }) => given.names.includes(name));
  if (sent.length === 0) return { records: "", list: "" };
  const typed = sent.map(({ name, type }) => `${quote(name)} ${type}`).join(", ");
  return {
    records: `json_to_record(${parameters.add(given.json)}::json) as body(${typed}), `,
    list: sent.map((parameter) => argumentSql(parameter, `body.${quote(parameter.name)}`)).join(", "),
  };
}

const argumentSql = ({ name, variadic }: Parameter, value: string): string =>
  `${variadic ? "variadic " : ""}${quote(name)} => ${value}`;
