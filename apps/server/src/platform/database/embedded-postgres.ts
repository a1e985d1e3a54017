// PostgreSQL as a child process: made on first use, started on a Unix socket that only this machine's owner can
// reach, watched, and stopped with us. It never outlives us: it runs under a small shell guard that holds the reading
// end of a pipe from this process and stops the database when the pipe closes, however we ended.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresPrograms, runsAsRoot, UNPRIVILEGED } from "./postgres-files.ts";
import { clearStaleLock } from "./postgres-lock.ts";

export interface EmbeddedPostgres {
  /** Login of the server's superuser, on its maintenance database. */
  readonly superuser: pg.ClientConfig;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for programs, data and password. */
  folder: string;
  /** npm package with the programs, or its folder; by default the platform's PostgreSQL 18. */
  packageName?: string;
  /** Extra server settings. */
  settings?: Record<string, string>;
  /** A started step, for the person who waits. */
  progress?(step: string): void;
  /** The database ended without being asked to and was started again, or could not be. */
  crashed?(error?: Error): void;
}

const ENVIRONMENT = {
  PATH: "/usr/bin:/bin:/usr/sbin:/sbin",
  LC_ALL: "C",
  TZ: "UTC",
  // A statement over long texts takes and returns megabytes; by default the C library hands them back to the system
  // each time, and the page faults cost a third of the statement.
  MALLOC_TOP_PAD_: "16777216",
  MALLOC_TRIM_THRESHOLD_: "67108864",
  MALLOC_MMAP_THRESHOLD_: "67108864",
};
const GUARD =
  'exec 3<&0; "$@" </dev/null & p=$!; ( cat <&3 >/dev/null; kill -INT $p 2>/dev/null ) & wait $p; r=$?; kill $! 2>/dev/null; exit $r';
/** A Unix socket's path has room for about 107 characters. */
const LONGEST_SOCKET_FOLDER = 85;
const RESTARTS = 5;

interface Place {
  programs: string;
  data: string;
  socket: string;
  passwordFile: string;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = prepare(options);
  if (!hasDatabase(options.folder)) {
    options.progress?.("creating the database");
    createCluster(place);
  }
  const superuser = getSuperuser(place);
  let stopping = false;
  let server = await launch(place, options, superuser);

  const watch = (child: ChildProcess, restartsLeft: number): void => {
    child.once("exit", async () => {
      if (stopping) return;
      try {
        if (restartsLeft === 0) throw new Error("the database keeps ending; see the messages above");
        server = await launch(place, options, superuser);
        options.crashed?.();
        watch(server, restartsLeft - 1);
      } catch (error) {
        options.crashed?.(error as Error);
      }
    });
  };
  watch(server, RESTARTS);

  return {
    superuser,
    async stop() {
      stopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.stdin?.end();
      await ended;
    },
  };
}

const getSuperuser = ({ socket, passwordFile }: Pick<Place, "socket" | "passwordFile">): pg.ClientConfig => ({
  host: socket,
  user: "postgres",
  password: readFileSync(passwordFile, "utf8"),
  database: "postgres",
});

/** Login of a server that another process runs on `folder`; undefined while none answers there. */
export async function findRunningPostgres(folder: string): Promise<pg.ClientConfig | undefined> {
  const passwordFile = path.join(folder, "password");
  if (!existsSync(passwordFile)) return undefined;
  const superuser = getSuperuser({ socket: socketFolder(folder), passwordFile });
  return (await answers(superuser)) ? superuser : undefined;
}

/** Returns true if `folder` holds a database cluster. */
export const hasDatabase = (folder: string): boolean => existsSync(path.join(folder, "data/PG_VERSION"));

function prepare({ folder, packageName }: EmbeddedOptions): Place {
  makeFolder(folder, 0o755);
  const data = path.join(folder, "data");
  const socket = socketFolder(folder);
  for (const own of [data, socket]) {
    makeFolder(own, 0o700);
    if (runsAsRoot) chownSync(own, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
  const passwordFile = path.join(folder, "password");
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(18).toString("base64url"), { mode: 0o600 });
    if (runsAsRoot) chownSync(passwordFile, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
  return { programs: postgresPrograms(folder, packageName), data, socket, passwordFile };
}

function makeFolder(folder: string, mode: number): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
}

function socketFolder(folder: string): string {
  const beside = path.join(folder, "socket");
  if (beside.length <= LONGEST_SOCKET_FOLDER) return beside;
  return path.join(tmpdir(), `bentrong-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`);
}

/** Programs run as the unprivileged user when we are root, from a folder that user can read. */
const identity = (place: Place) => ({
  ...(runsAsRoot ? UNPRIVILEGED : {}),
  cwd: path.dirname(place.data),
  env: ENVIRONMENT,
});

function createCluster(place: Place): void {
  const made = spawnSync(
    path.join(place.programs, "bin/initdb"),
    [
      ...["-D", place.data, "-U", "postgres", `--pwfile=${place.passwordFile}`, "-A", "scram-sha-256"],
      ...["-E", "UTF8", "--locale=C", "--data-checksums", "--no-sync"],
      ...builtinLocale(place),
    ],
    { ...identity(place), encoding: "utf8" },
  );
  if (made.status === 0) return;
  throw new Error(
    `the database could not be created in ${place.data}: ${made.error?.message ?? ""}${made.stderr ?? ""}`.trim(),
  );
}

/** From 17 on PostgreSQL folds case by Unicode itself; before, ICU does it. */
function builtinLocale(place: Place): string[] {
  const { stdout } = spawnSync(path.join(place.programs, "bin/postgres"), ["--version"], {
    ...identity(place),
    encoding: "utf8",
  });
  const major = Number(/(\d+)/.exec(stdout ?? "")?.[1]);
  return major >= 17
    ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    : ["--locale-provider=icu", "--icu-locale=und"];
}

async function launch(place: Place, options: EmbeddedOptions, login: pg.ClientConfig): Promise<ChildProcess> {
  await clearStaleLock(place.data, place.socket);
  const settings = {
    unix_socket_directories: place.socket,
    listen_addresses: "",
    shared_buffers: "128MB",
    max_connections: "60",
    log_min_messages: "fatal",
    log_line_prefix: "postgres ",
    ...options.settings,
  };
  const child = spawn(
    "/bin/sh",
    [
      ...["-c", GUARD, "sh", path.join(place.programs, "bin/postgres"), "-D", place.data],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    // Detached: Ctrl-C reaches every process of the terminal's group, and the database must outlive our last statement.
    { ...identity(place), stdio: ["pipe", "ignore", "pipe"], detached: true },
  );
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString("utf8")).slice(-2000);
  });
  for (let tries = 0; !(await answers(login)); tries++) {
    if (child.exitCode !== null || tries > 1200)
      throw new Error(`the database did not start: ${complaint.trim()}`);
    await sleep(25);
  }
  return child;
}

async function answers(login: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(login);
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
