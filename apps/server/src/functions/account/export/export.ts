import type { Person } from "../../../auth/person.ts";
import { AUTH_SERVICE } from "../../../database/database.ts";
import type { AccountDeps } from "../account-deps.ts";
import { machineFile } from "./machine-file.ts";
import { personalTables } from "./personal-data.ts";
import { readablePage } from "./readable-page.ts";
import { zipStream } from "./zip-stream.ts";

const FILE_NAME = "ben-trong-du-lieu-cua-toi.zip";
const LIMIT = { limit: 5, windowSeconds: 3_600 };

/** The archive with everything of this person, as it is being made. */
export async function exportOf(
  { database, limits, openSealed }: Pick<AccountDeps, "database" | "limits" | "openSealed">,
  { id, email }: Person,
): Promise<Response> {
  await limits.take(`exports of ${id}`, LIMIT);
  await database.asCaller(AUTH_SERVICE, {
    text: "select ops.note_own_request($1, 'access')",
    values: [id],
  });
  const tables = await personalTables(database, id, openSealed);
  const at = new Date();
  const archive = zipStream([
    { name: "doc-toi.html", text: readablePage(tables, { email, at }) },
    { name: "du-lieu.json", text: machineFile(tables, at) },
  ]);
  return new Response(archive, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${FILE_NAME}"`,
    },
  });
}
