// The types of a parsed request: the outcome of parsing, not yet compared with any table.

export interface JsonStep {
  /** `->` keeps JSON, `->>` gives text. */
  arrow: "->" | "->>";
  key: string;
  isIndex: boolean;
}

export interface Field {
  name: string;
  path: JsonStep[];
}

export interface SelectedColumn {
  kind: "column";
  field: Field;
  alias?: string;
  cast?: string;
}

export interface SelectedRelation {
  kind: "relation";
  /** A relation, a foreign key's column or a constraint. */
  name: string;
  alias?: string;
  hint?: string;
  inner: boolean;
  spread: boolean;
  select: SelectItem[];
}

export type SelectItem = SelectedColumn | SelectedRelation;

export type CompareOperator =
  | "eq"
  | "neq"
  | "gt"
  | "gte"
  | "lt"
  | "lte"
  | "like"
  | "ilike"
  | "match"
  | "imatch"
  | "cs"
  | "cd"
  | "ov"
  | "sl"
  | "sr"
  | "nxr"
  | "nxl"
  | "adj";

export type SearchOperator = "fts" | "plfts" | "phfts" | "wfts";
export type IsValue = "null" | "not_null" | "true" | "false" | "unknown";

export type Operation =
  | { kind: "compare"; operator: CompareOperator; quantifier?: "any" | "all"; value: string }
  | { kind: "in"; values: string[] }
  | { kind: "is"; value: IsValue }
  | { kind: "distinct"; value: string }
  | { kind: "search"; operator: SearchOperator; language?: string; value: string };

export interface Filter {
  kind: "filter";
  field: Field;
  negated: boolean;
  operation: Operation;
}

export interface Group {
  kind: "group";
  negated: boolean;
  operator: "and" | "or";
  terms: Condition[];
}

export type Condition = Filter | Group;

export interface OrderTerm {
  /** The embed whose column it is; absent: a column of the row itself. */
  relation?: string;
  field: Field;
  direction?: "asc" | "desc";
  nulls?: "first" | "last";
}

/** Something said about the table (empty path) or about an embed inside it. */
export interface At<T> {
  path: string[];
  value: T;
}

export interface Range {
  offset: bigint;
  limit: bigint | undefined;
}

export interface Query {
  select: SelectItem[];
  conditions: At<Condition>[];
  orders: At<OrderTerm[]>[];
  limits: At<bigint>[];
  offsets: At<bigint>[];
  columns: string[] | undefined;
  onConflict: string[] | undefined;
  /** Parameters without an operator: arguments of a function that is called with GET. */
  arguments: [name: string, value: string][];
  /** The parameters sorted by name, as Content-Location repeats them. */
  canonical: string;
}
