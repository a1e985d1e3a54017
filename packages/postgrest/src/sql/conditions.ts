// Filters as SQL.
import type { CompareOperator, JsonStep, Operation, SearchOperator } from "../parse/query.ts";
import type { ColumnRef, EmbedNode, PlannedCondition } from "../plan/plan.ts";
import { arrayLiteral, type Parameters, quote } from "./builder.ts";

const COMPARE: Record<CompareOperator, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

const SEARCH: Record<SearchOperator, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

const IS = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
} as const;

/** Writes whether an embed has rows; given by the compiler of embeds, which this file need not know. */
export type Exists = (node: EmbedNode) => string;

export function columnSql(alias: string, { name, path, type }: ColumnRef, parameters: Parameters): string {
  const column = `${alias}.${quote(name)}`;
  if (path.length === 0) return column;
  const isJson = type === "json" || type === "jsonb";
  return `(${isJson ? column : `to_jsonb(${column})`}${path.map((step) => stepSql(step, parameters)).join("")})`;
}

const stepSql = ({ arrow, key, isIndex }: JsonStep, parameters: Parameters): string =>
  `${arrow}${parameters.add(key)}::${isIndex ? "int" : "text"}`;

export function conditionSql(
  alias: string,
  condition: PlannedCondition,
  parameters: Parameters,
  exists: Exists,
): string {
  if (condition.kind === "empty") {
    return condition.isEmpty ? `not ${exists(condition.node)}` : exists(condition.node);
  }
  const not = condition.negated ? "not " : "";
  if (condition.kind === "group") {
    const terms = condition.terms.map((term) => conditionSql(alias, term, parameters, exists));
    return `${not}(${terms.join(` ${condition.operator} `)})`;
  }
  if (condition.kind === "search") {
    return `${not}(${condition.search.matches(alias, parameters.add(toLike(condition.pattern)))})`;
  }
  const column = columnSql(alias, condition.column, parameters);
  return `${not}${operationSql(column, condition.column, condition.operation, parameters)}`;
}

function operationSql(
  column: string,
  { type }: ColumnRef,
  operation: Operation,
  parameters: Parameters,
): string {
  switch (operation.kind) {
    case "is":
      return `${column} is ${IS[operation.value]}`;
    case "distinct":
      return `${column} is distinct from ${parameters.add(operation.value)}`;
    case "in":
      return `${column} = any (${parameters.add(inList(operation.values))})`;
    case "search": {
      const language = operation.language === undefined ? "" : `${parameters.add(operation.language)}, `;
      const document = type === "tsvector" ? column : `to_tsvector(${language}${column})`;
      return `${document} @@ ${SEARCH[operation.operator]}(${language}${parameters.add(operation.value)})`;
    }
    case "compare": {
      const { operator, quantifier, value } = operation;
      const isLike = operator === "like" || operator === "ilike";
      const place = parameters.add(isLike ? toLike(value) : value);
      return `${column} ${COMPARE[operator]} ${quantifier ? `${quantifier} (${place})` : place}`;
    }
  }
}

/** In an address `*` is the wildcard, in place of the sign that would have to be escaped. */
const toLike = (pattern: string): string => pattern.replaceAll("*", "%");

/** `in.()` is the empty list, not a list with one empty text. */
const inList = (values: readonly string[]): string =>
  values.length === 1 && values[0] === "" ? "{}" : arrayLiteral(values);
