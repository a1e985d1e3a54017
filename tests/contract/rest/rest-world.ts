// A data API over HTTP on a database of its own, filled, with two members who hold tokens.
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import type pg from "pg";
import { createRest } from "../../../apps/server/src/api/data/routes.ts";
import { createAddressSigner } from "../../../apps/server/src/features/content/may-listen.ts";
import { type Database, openDatabase } from "../../../apps/server/src/platform/database/database.ts";
import { toConnections } from "../../../apps/server/src/platform/database/open.ts";
import type { AppEnv } from "../../../apps/server/src/platform/http/app-env.ts";
import { type Keys, makeKeys } from "../../../apps/server/src/platform/identity/keys.ts";
import { createTokens, type Tokens } from "../../../apps/server/src/platform/identity/tokens.ts";
import { createSigner } from "../../../apps/server/src/platform/storage/signed-address.ts";
import type { ColumnTransforms } from "../../../packages/postgrest/src/respond/column-placeholders.ts";
import { aPerson, type Person } from "../../support/people.ts";
import { copyDatabase } from "../../support/postgres.ts";
import { fillContent } from "./content.ts";

type Member = Person & { token: string };

/** A filled database that worlds are copied from, so that two servers can start from the same rows. */
export interface FilledTemplate {
  superuser: pg.ClientConfig;
  name: string;
  tokens: Tokens;
  keys: Keys;
  /** Premium. */
  lan: Member;
  /** A free member. */
  minh: Member;
  administrator: Member;
  drop(): Promise<void>;
}

export async function fillTemplate(superuserJson: string, template: string): Promise<FilledTemplate> {
  const superuser: pg.ClientConfig = JSON.parse(superuserJson);
  const { owner, drop } = await copyDatabase(superuser, template);
  // Connections of its own: a database can be copied only while nobody is connected to it.
  const database = openDatabase(toConnections(owner, { poolSize: 1, statementTimeout: 10_000 }));
  await database.owner.query(await readFile(path.join(import.meta.dirname, "fixture.sql"), "utf8"));
  const keys = await makeKeys();
  const tokens = await createTokens(keys);
  const signedIn = async (kind: "premium" | "free" | "administrator"): Promise<Member> => {
    const person = await aPerson(database, kind);
    const token = await tokens.sign({ sub: person.id, role: "authenticated", email: person.email }, 3_600);
    return { ...person, token };
  };
  const people = {
    lan: await signedIn("premium"),
    minh: await signedIn("free"),
    administrator: await signedIn("administrator"),
  };
  await fillContent(database, people.lan.id, people.minh.id);
  await database.owner.query("analyze");
  await database.close();
  return { superuser, name: String(owner.database), tokens, keys, ...people, drop };
}

export interface RestWorld {
  /** Address of /rest/v1. */
  url: string;
  database: Database;
  /** Errors that no dialect knows: each one is a bug. */
  bugs: unknown[];
  close(): Promise<void>;
}

/** Our server over HTTP on a copy of the template. */
export async function openRestWorld(
  { superuser, name, tokens }: FilledTemplate,
  { openers, maxRows }: { openers?: ColumnTransforms; maxRows?: number } = {},
): Promise<RestWorld> {
  const { database, drop } = await copyDatabase(superuser, name);
  const bugs: unknown[] = [];
  const server = await listen(createApp(database, tokens, bugs, maxRows, openers));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rest/v1`,
    database,
    bugs,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await drop();
    },
  };
}

function createApp(
  database: Database,
  tokens: Tokens,
  bugs: unknown[],
  maxRows: number | undefined,
  openers: ColumnTransforms = { presentMedia: createAddressSigner(createSigner("only for tests")) },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    bugs.push(error);
    return c.json({ code: "bug", message: String(error) }, 500);
  });
  return app.route("/rest/v1", createRest({ database, tokens, maxRows, ...openers }));
}

async function listen(app: Hono<AppEnv>): Promise<ServerType> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
