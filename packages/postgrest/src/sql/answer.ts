// The columns that every statement answers with: `body` as the text to send, `rows` on the page, `total` if counted.
import { LIMITS } from "../parse/limits.ts";
import type { Media } from "../parse/media-type.ts";
import type { Preferences } from "../parse/preferences.ts";
import type { ReadNode } from "../plan/plan.ts";
import type { Parameters } from "./builder.ts";
import type { KnownTotal } from "./shared-total.ts";

/** `value` is what one row becomes in JSON: the whole row, or the one value of a function. */
export function bodySql(
  { shape, stripNulls }: Media,
  node: ReadNode,
  parameters: Parameters,
  value = "r.*",
): string {
  const body = textSql({ shape, stripNulls }, node, parameters, value);
  return `app.bounded_body(${body}, ${LIMITS.visitorBytes}, ${LIMITS.memberBytes})`;
}

function textSql(
  { shape, stripNulls }: Pick<Media, "shape" | "stripNulls">,
  node: ReadNode,
  parameters: Parameters,
  value: string,
): string {
  if (shape === "csv") return csvSql(parameters.add(csvHeader(node)));
  const all = stripNulls ? `json_strip_nulls(json_agg(${value}))` : `json_agg(${value})`;
  return shape === "array" ? `coalesce(${all}::text, '[]')` : `coalesce((${all} -> 0)::text, 'null')`;
}

/** PostgreSQL writes a row as (a,"b c"): without the brackets that is a line of CSV. */
const csvSql = (header: string): string =>
  `${header} || coalesce(string_agg(substring((r.*)::text, 2, length((r.*)::text) - 2), E'\\n'), '')`;

function csvHeader({ outputs, shape }: ReadNode): string {
  const names = outputs.flatMap((output) => {
    if (output.kind === "star") return [...(shape.columns?.keys() ?? [])];
    return output.kind === "embed" ? [output.node.name] : [output.name];
  });
  const cell = (name: string): string => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  return `${names.map(cell).join(",")}\n`;
}

/**
 * Count of all rows; undefined when it was not requested. `planned` and `estimated` get the exact number, too: the
 * planner's estimate comes from statistics of all rows, hidden ones included, and would reveal the number of drafts.
 */
export function totalSql(
  from: string,
  { count }: Preferences,
  range: ReadNode["range"],
  known?: KnownTotal,
): string | undefined {
  if (count === undefined) return undefined;
  const all = `(select count(*) ${from})`;
  const counted = known ? `coalesce(${known.sql}, ${all})` : all;
  if (range.offset !== 0n) return counted;
  if (range.limit === undefined) return "count(*)";
  // A page that is not full holds all rows; PostgreSQL does not run the branch that it does not take.
  return `case when count(*) < ${range.limit} then count(*) else ${counted} end`;
}
