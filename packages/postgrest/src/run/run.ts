// Runs a compiled statement as the caller: one statement, one round trip.
import {
  type Caller,
  type CallerDatabase,
  type CallOptions,
  isAnonymous,
  type Statement,
} from "../database.ts";
import type { Compiled } from "../sql/compile.ts";
import { toRestError } from "./database-error.ts";
import type { StatementNames } from "./statement-names.ts";

/** The result of a statement. */
export interface Result {
  /** The versions of the rows on the page, where the page is made of nothing else. */
  versions: string | undefined;
  body: string;
  /** Rows on the page, or rows written. */
  rows: number;
  /** All rows, if they were counted. */
  total: number | undefined;
  /** Callers for whom that total is right. */
  visibility: "private" | "public" | undefined;
  /** Rows that an upsert added. */
  inserted: number | undefined;
  /** The new row's key as JSON text. */
  location: string | undefined;
}

export async function run(
  database: CallerDatabase,
  names: StatementNames,
  caller: Caller,
  compiled: Pick<Compiled, "text" | "values">,
  options: CallOptions,
): Promise<Result> {
  try {
    return await ask(database, names, caller, compiled, options);
  } catch (error) {
    throw toRestError(error, isAnonymous(caller));
  }
}

async function ask(
  database: CallerDatabase,
  names: StatementNames,
  caller: Caller,
  { text, values }: Pick<Statement, "text" | "values">,
  options: CallOptions,
): Promise<Result> {
  const statement = { text, values, name: names.nameFor(caller.role, text) };
  const { rows } = await database.asCaller(caller, statement, options);
  return toResult(rows[0] ?? {});
}

/** The columns of sql/answer.ts; PostgreSQL sends counts as text. */
function toResult(row: Record<string, unknown>): Result {
  const number = (value: unknown): number | undefined =>
    value === undefined || value === null ? undefined : Number(value);
  return {
    versions: typeof row.versions === "string" ? row.versions : undefined,
    body: typeof row.body === "string" ? row.body : "",
    rows: number(row.rows) ?? 0,
    total: number(row.total),
    visibility: row.visibility === "private" || row.visibility === "public" ? row.visibility : undefined,
    inserted: number(row.inserted),
    location: typeof row.location === "string" ? row.location : undefined,
  };
}
