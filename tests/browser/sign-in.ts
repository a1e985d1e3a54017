// People who are signed in, as the browser keeps them: the real server made the accounts, its own key signs the
// token, and the session lies in local storage. Screens are not involved.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { ClientConfig } from "pg";
import { publishDue } from "../../apps/server/src/features/content/publish-due.ts";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { embeddedOwner, toConnections } from "../../apps/server/src/platform/database/open.ts";
import { keysFromFolder } from "../../apps/server/src/platform/identity/keys.ts";
import { createTokens } from "../../apps/server/src/platform/identity/tokens.ts";
import { addMembership, aPerson, type Kind } from "../support/people.ts";

const HOUR = 3600;

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  userId: string;
  email: string;
}

function dataFolder(): string {
  const folder = process.env.TEST_DATA_DIR;
  if (!folder) throw new Error("playwright.config.ts names the data folder");
  return folder;
}

/** A new account of that kind, and a session for it. */
export const aSession = (kind: Exclude<Kind, "visitor">, name?: string): Promise<SignedIn> =>
  withDatabase(async (database) => {
    const { id, email } = await aPerson(database, kind);
    if (name) {
      await database.owner.query("update auth.users set raw_user_meta_data = $2 where id = $1", [
        id,
        { fullname: name },
      ]);
    }
    return { accessToken: await tokenFor(id, email), refreshToken: "none", userId: id, email };
  });

/** Premium for an account that is there already. */
export const makePremium = (userId: string): Promise<unknown> =>
  withDatabase((database) => addMembership(database, userId, "30 days"));

/** As if their membership had ended yesterday. */
export const endPremium = (userId: string): Promise<unknown> =>
  withDatabase(({ owner }) =>
    owner.query(`update membership set "expiresAt" = now() - interval '1 day' where "userId" = $1`, [userId]),
  );

/** As if last week cards had been shown so often, by kind of danger; nothing before it. */
export const cardsOfLastWeek = (shown: Record<string, number>): Promise<unknown> =>
  withDatabase(async ({ owner }) => {
    await owner.query("delete from ops.card_count where week < current_date - 7");
    await owner.query(
      `insert into ops.card_count (week, danger, shown)
       select date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh')::date - 7, key, value::int from jsonb_each_text($1)
           on conflict (week, danger) do update set shown = excluded.shown`,
      [JSON.stringify(shown)],
    );
  });

/** Gives somebody who signed up the rights of an administrator. */
export const makeAdministrator = (userId: string): Promise<unknown> =>
  withDatabase(({ owner }) =>
    owner.query("insert into auth.user_roles (user_id, role) values ($1, 'ROLE_ADMIN')", [userId]),
  );

/** As if this person had signed in a quarter of an hour ago, with the second step where they have one. */
export const ageSessions = (userId: string): Promise<unknown> =>
  withDatabase(({ owner }) =>
    owner.query(
      `update auth.sessions set created_at = now() - interval '15 minutes', proved_at = null,
         second_step_at = second_step_at - interval '15 minutes' where user_id = $1`,
      [userId],
    ),
  );

/** The server's work of each minute. */
export const publishDueNow = (): Promise<number> => withDatabase((database) => publishDue({ database }));

async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(toConnections(await ownerLogin(), { poolSize: 1, statementTimeout: 5_000 }));
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function tokenFor(sub: string, email: string): Promise<string> {
  const tokens = await createTokens(await keysFromFolder(dataFolder()));
  return tokens.sign({ sub, email, role: "authenticated" }, HOUR);
}

/** The server's own login to its embedded database, from what lies in the data folder. */
async function ownerLogin(): Promise<ClientConfig> {
  const folder = path.join(dataFolder(), "postgres");
  const password = await readFile(path.join(folder, "password"), "utf8");
  const running = await readFile(path.join(folder, "data/postmaster.pid"), "utf8");
  // The fifth line names the folder of the socket.
  return embeddedOwner({ host: running.split("\n")[4] ?? "", password });
}

const storage = (origin: string, session?: SignedIn) => ({
  cookies: [],
  origins: [{ origin, localStorage: session ? [{ name: "user", value: JSON.stringify(session) }] : [] }],
});

export const signIn = (page: Page, session: SignedIn, origin: string): Promise<void> =>
  page.context().setStorageState(storage(origin, session));

/** From nowhere: a page that hears of it would load itself anew, just when the test opens another. */
export async function signOut(page: Page, origin: string): Promise<void> {
  await page.goto("about:blank");
  await page.context().setStorageState(storage(origin));
}
