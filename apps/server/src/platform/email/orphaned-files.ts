// Removes files of e-mails without a row: of a person who was deleted while this process crashed, and of e-mails past
// their retention.
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Owner } from "../database/database.ts";
import { getEmailId } from "./folder-transport.ts";

/** A row is there before its file, so a file without one is never an e-mail on its way. */
const KNOWN = "select id from ops.mail where id::text = any ($1)";

export async function removeOrphanedFiles(folder: string, owner: Pick<Owner, "query">): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const { rows } = await owner.query(KNOWN, [names.map(getEmailId)]);
  const known = new Set(rows.map(({ id }) => String(id)));
  const orphaned = names.filter((name) => /\.eml(\.part)?$/.test(name) && !known.has(getEmailId(name)));
  await Promise.all(orphaned.map((name) => rm(path.join(folder, name), { force: true })));
}
