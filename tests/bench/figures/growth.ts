// How the time of a request grows with the data: the slope of its median in a log-log plot, 0 where it stays, 1 where it doubles
// with the data. A database of its own, because it is filled until it is large.
import { chmod, chown, mkdir } from "node:fs/promises";
import path from "node:path";
import { performance } from "node:perf_hooks";
import pg from "pg";
import {
  createEncryption,
  readEncryptionKeysFromFolder,
} from "../../../apps/server/src/platform/crypto/encryption.ts";
import { openDatabase } from "../../../apps/server/src/platform/database/database.ts";
import { startEmbeddedPostgres } from "../../../apps/server/src/platform/database/embedded-postgres.ts";
import { toConnections } from "../../../apps/server/src/platform/database/open.ts";
import { runsAsRoot, UNPRIVILEGED } from "../../../apps/server/src/platform/database/postgres-files.ts";
import { keysFromFolder } from "../../../apps/server/src/platform/identity/keys.ts";
import { createTokens } from "../../../apps/server/src/platform/identity/tokens.ts";
import type { Figure, Measured } from "../figure.ts";
import { countRows, fill, GROWING_NAMES, MEMBER } from "../growth/fill.ts";
import { countScans, explainFrom, logSettings } from "../growth/plans.ts";
import { listJobs, listRequests, type Subject, type Tokens } from "../growth/requests.ts";
import { readSizes, type Size } from "../growth/sizes.ts";
import { measureSpread } from "../statistics.ts";
import { type Platform, sharedSettings, startPlatform, toConnectionString } from "../subjects/platform.ts";

const LIMIT = 0.15;
const WARM_UP = 2;
const ROUNDS = 11;
/** Fewer rounds of what takes so long, in milliseconds. */
const SLOW_MS = 1_000;
const OWN = "growth";

interface House {
  dataDir: string;
  logs: string;
  superuser: pg.ClientConfig;
  owner: { host: string; user: string; password: string; database: string };
}

interface Grown {
  who: string;
  name: string;
  medians: number[];
  problem?: string;
}

export function growth(openFolder: () => Promise<string>): Figure {
  return {
    title: "Growth with the data",
    target: `exponent ≤ ${LIMIT} everywhere`,
    how: `A database of its own is filled by SQL to three sizes (\`GROWTH_SCALE\` makes all of them smaller). At each size every request is made ${ROUNDS} times after ${WARM_UP} that do not count, one after the other, each under a host of its own so that nothing kept is sent. The exponent is the slope of the medians in a log-log plot. At the last size each is made once more with auto_explain.`,
    measure: async () => measureGrowth(await openFolder()),
  };
}

async function measureGrowth(dataDir: string): Promise<Measured> {
  const logs = path.join(dataDir, "plans");
  await mkdir(logs);
  await chmod(logs, 0o755);
  if (runsAsRoot) await chown(logs, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const postgres = await startEmbeddedPostgres({
    folder: path.join(dataDir, "postgres"),
    settings: logSettings(logs),
  });
  try {
    const superuser = { ...postgres.superuser, database: OWN };
    const owner = await makeOwner(postgres.superuser);
    return await measureHouse({ dataDir, logs, superuser, owner });
  } finally {
    await postgres.stop();
  }
}

async function makeOwner(superuser: pg.ClientConfig): Promise<House["owner"]> {
  const client = new pg.Client(superuser);
  await client.connect();
  await client.query(`create role ${OWN} login createrole createdb password '${OWN}'`);
  await client.query(`create database ${OWN} owner ${OWN}`);
  await client.end();
  return { host: String(superuser.host), user: OWN, password: OWN, database: OWN };
}

async function startServer({ dataDir, owner }: House): Promise<Platform> {
  // Keys are made in the folder and given as settings: a server with a database of its own takes no others.
  const settings = await sharedSettings(dataDir, { owner, superuser: owner, authenticator: owner });
  return startPlatform({
    ...settings,
    DATA_DIR: dataDir,
    DATABASE_URL: toConnectionString(owner),
    STAFF_TOTP: "optional",
    STATEMENT_TIMEOUT_MS: "60000",
  });
}

async function measureHouse(house: House): Promise<Measured> {
  const client = new pg.Client(house.superuser);
  await client.connect();
  try {
    return await measureSizes(house, client);
  } finally {
    await client.end();
  }
}

async function measureSizes(house: House, client: pg.Client): Promise<Measured> {
  const sizes = readSizes();
  const largest = sizes.at(-1) ?? sizes[0];
  const first = await startServer(house);
  const tokens = await makeTokens(house.dataDir, client);
  const grown = new Map<string, Grown>();
  const notes: string[] = [];
  let before: Size | undefined;
  for (const size of sizes) {
    const began = performance.now();
    await fill(client, before, size);
    before = size;
    notes.push(
      `${size.factor}×: ${await countRows(client)}; filled in ${((performance.now() - began) / 1000).toFixed(0)} s`,
    );
    console.info(`    ${notes.at(-1)}`);
    await withSubjects(house, first.port, size, tokens, async (subjects) => {
      for (const subject of subjects) await measureOne(subject, grown);
    });
  }
  await first.stop();

  await explainFrom(client, OWN);
  const second = await startServer(house);
  const scans = new Map<string, string>();
  if (largest) {
    await withSubjects(house, second.port, largest, tokens, async (subjects) => {
      for (const subject of subjects) scans.set(toKey(subject), await describeScans(house.logs, subject));
    });
  }
  await second.stop();
  return report([...grown.values()], sizes, scans, notes);
}

async function makeTokens(dataDir: string, client: pg.Client): Promise<Tokens> {
  const keys = await keysFromFolder(dataDir);
  const { rows } = await client.query(
    "select user_id from auth.user_roles where role = 'ROLE_ADMIN' limit 1",
  );
  const tokens = await createTokens(keys);
  const sign = (sub: string): Promise<string> => tokens.sign({ sub, role: "authenticated" }, 7 * 3_600);
  return {
    publicKey: keys.publicKey,
    member: await sign(MEMBER),
    administrator: await sign(String(rows[0]?.user_id)),
  };
}

async function withSubjects(
  { dataDir, owner }: House,
  port: number,
  size: Size,
  tokens: Tokens,
  work: (subjects: Subject[]) => Promise<void>,
): Promise<void> {
  const database = openDatabase(toConnections(owner, { poolSize: 4, statementTimeout: 60_000 }));
  try {
    const encryption = createEncryption(await readEncryptionKeysFromFolder(dataDir));
    await work([...listRequests(port, size.articles, tokens), ...listJobs(database, encryption)]);
  } finally {
    await database.close();
  }
}

const toKey = ({ who, name }: Pick<Subject, "who" | "name">): string => `${who}: ${name}`;

async function measureOne(subject: Subject, grown: Map<string, Grown>): Promise<void> {
  const key = toKey(subject);
  const known = grown.get(key) ?? { who: subject.who, name: subject.name, medians: [] };
  grown.set(key, known);
  try {
    for (let n = 0; n < WARM_UP; n++) await subject.run();
    const times: number[] = [];
    for (let n = 0; n < ROUNDS && (n < 3 || (times[0] ?? 0) < SLOW_MS); n++) {
      const began = performance.now();
      await subject.run();
      times.push(performance.now() - began);
    }
    known.medians.push(measureSpread(times).median);
  } catch (error) {
    known.problem = error instanceof Error ? error.message : String(error);
  }
}

/** A scan of a few rows is what an index would not do better. */
const FEW_ROWS = 100;

async function describeScans(logs: string, subject: Subject): Promise<string> {
  const scanned = await countScans(logs, () => subject.run().catch(() => undefined));
  return [...scanned]
    .filter(([table, rows]) => GROWING_NAMES.includes(table) && rows >= FEW_ROWS)
    .map(([table, rows]) => `${table} (${Math.round(rows).toLocaleString("en-GB")} rows)`)
    .join(", ");
}

/** Least squares in a log-log plot. */
function fitExponent(factors: number[], times: number[]): number {
  const [x, y] = [factors.map(Math.log10), times.map(Math.log10)];
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(x), mean(y)];
  const products = x.map((value, n) => (value - middleX) * ((y[n] ?? 0) - middleY));
  const squares = x.map((value) => (value - middleX) ** 2);
  return mean(products) / mean(squares);
}

function report(grown: Grown[], sizes: Size[], scans: Map<string, string>, notes: string[]): Measured {
  const factors = sizes.map(({ factor }) => factor);
  const lines = grown.map((one) => ({
    ...one,
    exponent: one.medians.length === sizes.length ? fitExponent(factors, one.medians) : undefined,
    scanned: scans.get(`${one.who}: ${one.name}`) ?? "",
  }));
  const over = lines.filter(({ exponent }) => exponent === undefined || exponent > LIMIT);
  lines.sort((a, b) => (b.exponent ?? 9) - (a.exponent ?? 9));
  return {
    value: `${over.length} of ${lines.length} over ${LIMIT}`,
    met: over.length === 0,
    notes,
    raw: {
      head: [
        "Who",
        "Request",
        ...factors.map((factor) => `${factor}× ms`),
        "Exponent",
        "",
        "Scans from end to end",
      ],
      rows: lines.map(({ who, name, medians, exponent, problem, scanned }) => [
        ...[who, name],
        ...factors.map((_, n) => medians[n]?.toFixed(1) ?? problem ?? ""),
        exponent?.toFixed(2) ?? "",
        exponent === undefined || exponent > LIMIT ? `over ${LIMIT}` : "",
        scanned,
      ]),
    },
  };
}
