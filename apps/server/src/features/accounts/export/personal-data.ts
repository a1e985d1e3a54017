// Everything that the database holds of one person, a page at a time. Which tables and rows those are the database
// says (db/migrations/0014_account_data.sql); nothing here lists them.

import type { EncryptedText } from "@bentrong/postgrest/respond/column-placeholders";
import { getTransform } from "@bentrong/postgrest/rules";
import { z } from "zod";
import { rules } from "../../../api/data/rules.ts";
import { AUTH_SERVICE, type Database } from "../../../platform/database/database.ts";

export type OpenSealed = (sealed: EncryptedText) => string;

/** One row: its columns, and the titles of what it points to, by column. */
export interface PersonalRow {
  content: Record<string, unknown>;
  titles: Record<string, string>;
}

export interface PersonalTable {
  /** With its schema, as in "public.message". */
  name: string;
  /** From the database again at each call, oldest first. */
  rows(): AsyncIterable<PersonalRow>;
}

const TABLES = `
  select c.oid::text as id, n.nspname as schema, c.relname as relation
  from auth.personal_tables() t join pg_class c on c.oid = t.source join pg_namespace n on n.oid = c.relnamespace
  order by n.nspname, c.relname`;
const TableRow = z.object({ id: z.string(), schema: z.string(), relation: z.string() });

const PAGE = "select content, titles, place from auth.personal_page($1, $2::oid::regclass, $3, $4)";
/** Rows held at once. */
const PAGE_SIZE = 200;
const PageRow = z.object({
  content: z.record(z.string(), z.unknown()),
  titles: z.record(z.string(), z.string()),
  place: z.unknown(),
});

/** Of an order: somebody of the staff. */
const WHO_CONFIRMED = "verifiedBy";

export async function personalTables(
  database: Pick<Database, "asCaller">,
  person: string,
  openSealed?: OpenSealed,
): Promise<PersonalTable[]> {
  const { rows } = await database.asCaller(AUTH_SERVICE, { text: TABLES, values: [] });
  return z
    .array(TableRow)
    .parse(rows)
    .map(({ id, schema, relation }) => {
      const open = schema === "public" && openSealed ? opener(relation, openSealed) : undefined;
      return { name: `${schema}.${relation}`, rows: () => listRows(database, person, id, open) };
    });
}

async function* listRows(
  database: Pick<Database, "asCaller">,
  person: string,
  table: string,
  open?: (row: Record<string, unknown>) => Record<string, unknown>,
): AsyncGenerator<PersonalRow> {
  let after: unknown = null;
  do {
    const { rows } = await database.asCaller(AUTH_SERVICE, {
      text: PAGE,
      values: [person, table, after === null ? null : JSON.stringify(after), PAGE_SIZE],
    });
    const page = z.array(PageRow).parse(rows);
    for (const { content, titles } of page) {
      const { [WHO_CONFIRMED]: _, ...own } = content;
      yield { content: open ? open(own) : own, titles };
    }
    after = page.length < PAGE_SIZE ? null : page.at(-1)?.place;
  } while (after !== null);
}

/** Opens the sealed columns of one relation's rows. An empty text is not sealed: it stays empty. */
function opener(relation: string, openSealed: OpenSealed) {
  return (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const special = getTransform(rules, relation, column);
        if (special?.kind !== "sealed" || typeof value !== "string" || value === "") return [column, value];
        const aad = special.aad.map((name) => String(row[name]));
        return [column, openSealed({ column: special.label, aad, text: value })];
      }),
    );
}
