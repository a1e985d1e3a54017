// Looks for words everywhere something could be left: in every column of every table, and in every file of a folder.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Owner } from "../../apps/server/src/platform/database/database.ts";

/** Everything that holds rows, also what PostgreSQL fills by itself from them. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`;

/** Count of rows by table that hold one of the words, in any column, whatever the letter case. */
export async function tracesInDatabase(
  owner: Pick<Owner, "query">,
  words: readonly string[],
): Promise<Record<string, number>> {
  const wanted = words.map((word) => word.toLowerCase());
  const found: Record<string, number> = {};
  for (const { name } of (await owner.query(TABLES)).rows) {
    const { rows } = await owner.query(`select lower(t::text) as text from ${name} t`);
    const hits = rows.filter(({ text }) => wanted.some((word) => String(text).includes(word)));
    if (hits.length > 0) found[String(name)] = hits.length;
  }
  return found;
}

/** The files below `folder` whose name or content holds one of the words. */
export async function tracesInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const text = `${file}\n${await readFile(file, "utf8")}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path.relative(folder, file));
  }
  return found;
}
