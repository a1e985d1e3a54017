// World of a server test file: a database of its own.
import { afterAll, beforeAll, inject } from "vitest";
import type { Database } from "../../apps/server/src/platform/database/database.ts";
import { copyDatabase } from "./postgres.ts";

/** Call at the top of a test file; read `.database` inside tests and hooks. */
export function ownDatabase(): { readonly database: Database } {
  let copy: Awaited<ReturnType<typeof copyDatabase>> | undefined;
  beforeAll(async () => {
    const { superuser, template } = inject("postgres");
    copy = await copyDatabase(JSON.parse(superuser), template);
  });
  afterAll(() => copy?.drop());
  return {
    get database() {
      if (!copy) throw new Error("the database opens in beforeAll");
      return copy.database;
    },
  };
}
