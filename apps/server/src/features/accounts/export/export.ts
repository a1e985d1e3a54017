import { AUTH_SERVICE } from "../../../platform/database/database.ts";
import { type Person, requireFreshProof } from "../../../platform/identity/authenticate.ts";
import type { AccountDeps } from "../account-deps.ts";
import { machineFile } from "./machine-file.ts";
import { personalTables } from "./personal-data.ts";
import { readablePage } from "./readable-page.ts";
import { zipStream } from "./zip-stream.ts";

const FILE_NAME = "ben-trong-du-lieu-cua-toi.zip";
const LIMIT = { limit: 5, windowSeconds: 3_600 };

/** The archive with everything of this person, as it is being made. */
export async function createExport(
  {
    database,
    limits,
    openSealed,
    events,
    exportTables,
  }: Pick<AccountDeps, "database" | "limits" | "openSealed" | "events" | "exportTables">,
  person: Person,
): Promise<Response> {
  requireFreshProof(person);
  const { id, email } = person;
  await limits.take(`exports of ${id}`, LIMIT);
  await database.inTransaction(AUTH_SERVICE, async (tx) => {
    await tx.query("select ops.note_own_request($1, 'access')", [id]);
    await events.note(tx, id, "data_exported");
  });
  const tables = await personalTables(database, id, openSealed);
  const at = new Date();
  const archive = zipStream([
    { name: "doc-toi.html", text: readablePage(tables, { email, at, known: exportTables }) },
    { name: "du-lieu.json", text: machineFile(tables, at) },
  ]);
  return new Response(archive, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${FILE_NAME}"`,
    },
  });
}
