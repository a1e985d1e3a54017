// Builders of people and content: each takes what a test cares about and fills in the rest.
import { randomUUID } from "node:crypto";
import type { Caller, Database } from "../../apps/server/src/platform/database/database.ts";

export type Kind = "visitor" | "free" | "expired" | "premium" | "moderator" | "administrator";

export interface Person {
  id: string;
  email: string;
  caller: Caller;
}

/** A signed-up person with the roles and the membership that `kind` names. */
export async function aPerson(database: Database, kind: Exclude<Kind, "visitor"> = "free"): Promise<Person> {
  const id = randomUUID();
  const email = `${kind}-${id.slice(0, 8)}@example.vn`;
  const { owner } = database;
  await owner.query("insert into auth.users (id, email) values ($1, $2)", [id, email]);
  for (const role of listRoles(kind)) {
    await owner.query("insert into auth.user_roles (user_id, role) values ($1, $2)", [id, role]);
  }
  if (kind === "premium" || kind === "expired") {
    await addMembership(database, id, kind === "premium" ? "30 days" : "-1 day");
  }
  return { id, email, caller: resolveCaller(id) };
}

/** `lasts`: an interval from now on; a negative one is over. */
export async function addMembership({ owner }: Pick<Database, "owner">, id: string, lasts: string) {
  await owner.query(
    "insert into plan (id, name, type, price, duration) values (2, 'Premium', 'pro1month', 299000, 30) on conflict do nothing",
  );
  await owner.query(
    `insert into membership ("userId", "planId", "expiresAt") values ($1, 2, now() + $2::interval)`,
    [id, lasts],
  );
}

export const resolveCaller = (id: string): Caller => ({
  role: "authenticated",
  claims: JSON.stringify({ sub: id, role: "authenticated" }),
});

function listRoles(kind: Exclude<Kind, "visitor">): string[] {
  if (kind === "moderator") return ["ROLE_USER", "ROLE_MODERATOR"];
  if (kind === "administrator") return ["ROLE_USER", "ROLE_ADMIN"];
  return ["ROLE_USER"];
}
