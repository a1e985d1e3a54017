// The only part of the server that talks to the driver. Others say who is acting and what the statement is.
import pg from "pg";
import { Problem } from "../problem.ts";
import { ActingQuery } from "./acting-query.ts";
import { createAdmission, tooBusy } from "./admission.ts";
import { createControl } from "./control.ts";
import { createLanes, type PoolName, poolFor, RESERVED } from "./lanes.ts";
import { createListener, type Listener } from "./listener.ts";
import { requesters } from "./requester.ts";
import { ANONYMOUS, type Caller, type Rows, type Statement, type Transaction } from "./statement.ts";

export {
  ANONYMOUS,
  AUTH_SERVICE,
  type Caller,
  COMPANION_SERVICE,
  JOB_SERVICE,
  LESSON_SERVICE,
  MEDIA_SERVICE,
  MONEY_SERVICE,
  type Rows,
  STAFF_SERVICE,
  type Statement,
  type Transaction,
} from "./statement.ts";

/** Statements as the owner of the schema: migrations, loading, jobs. Never on behalf of a request's input. */
export interface Owner {
  query(text: string, values?: readonly unknown[]): Promise<Rows>;
  /** Runs `work` in one transaction; anything thrown rolls it back. */
  transaction<T>(work: (tx: Pick<Owner, "query">) => Promise<T>): Promise<T>;
}

export interface CallOptions {
  /** Scans the whole text of many rows: only a few such statements run at once. */
  isHeavy?: boolean;
  /** Read-only: it leaves the queue and is cancelled once its client has left. */
  isRead?: boolean;
}

export interface Database {
  /** Runs one statement as `caller`. Throws pg.DatabaseError with PostgreSQL's code. */
  asCaller(caller: Caller, statement: Statement, options?: CallOptions): Promise<Rows>;
  /** Runs `work` as `caller` in one transaction; anything thrown rolls it back and is thrown on. */
  inTransaction<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Throws when the database does not answer at once; uses a connection of its own, without a queue. */
  ping(): Promise<void>;
  readonly owner: Owner;
  readonly listener: Listener;
  close(): Promise<void>;
}

export interface Connections {
  /** The owner's direct login. */
  owner: pg.ClientConfig;
  /** The login that may only take on other roles. */
  authenticator: pg.ClientConfig;
  /** Statements of people running at once; more are reserved for the server's own work: see lanes.ts. */
  poolSize: number;
  /** Longest time a caller's statement may run, in milliseconds. */
  statementTimeout: number;
}

/**
 * Visitors' statements are answered from memory or within milliseconds; slower ones are refused. The few places for
 * heavy statements are shared by all.
 */
const SHORT_TIMEOUT_MS = 2_000;
const QUEUE = { waiting: 300, waitingPerOwner: 60, waitMs: 5_000 };
/** Each reserved pool has few connections and short work: a queue as long as this is no longer a queue. */
const MOST_WAITING = 200;

export function openDatabase(connections: Connections): Database {
  const openPool = (name: string, max: number): pg.Pool =>
    new pg.Pool({
      ...connections.authenticator,
      max,
      application_name: `ben-trong ${name}`,
      statement_timeout: connections.statementTimeout,
      idle_in_transaction_session_timeout: 10_000,
      // Prepared statements live as long as their connection; a new one now and then bounds what they hold.
      maxLifetimeSeconds: 3_600,
      connectionTimeoutMillis: 10_000,
    });
  const pools: Record<PoolName, pg.Pool> = {
    people: openPool("people", connections.poolSize),
    auth: openPool("auth", RESERVED.auth),
    money: openPool("money", RESERVED.money),
    companion: openPool("companion", RESERVED.companion),
    services: openPool("services", RESERVED.services),
  };
  const owners = new pg.Pool({
    ...connections.owner,
    // E-mails that are being sent hold one each; the job queue needs some beside them.
    max: 10,
    application_name: "ben-trong owner",
    connectionTimeoutMillis: 10_000,
  });
  for (const pool of [...Object.values(pools), owners]) {
    // A connection that dies is replaced by the pool, and its statement is rejected. Without handlers, for idle
    // connections and for those in use, its error event would end the process.
    pool.on("error", ignore);
    pool.on("connect", (client) => client.on("error", ignore));
  }
  const listener = createListener(connections.owner);
  const control = createControl(connections.authenticator);
  const admission = createAdmission(QUEUE);
  const { lanesFor } = createLanes(connections.poolSize);
  const shortTimeout = Math.min(SHORT_TIMEOUT_MS, connections.statementTimeout);
  const timeoutFor = ({ role }: Caller, { isHeavy = false }: CallOptions): number =>
    isHeavy || role === ANONYMOUS.role ? shortTimeout : connections.statementTimeout;

  /** Runs `work` on a connection of the caller's pool once it is the caller's turn. */
  const inTurn = <T>(
    caller: Caller,
    { isHeavy = false, isRead = false }: CallOptions,
    work: (pool: pg.Pool) => Promise<T>,
  ): Promise<T> => {
    const name = poolFor(caller);
    const pool = pools[name];
    if (name === "people") {
      const signal = isRead ? requesters.getStore()?.signal : undefined;
      return admission.run({ ...lanesFor(caller, { isHeavy }), signal }, () => work(pool));
    }
    if (pool.waitingCount >= MOST_WAITING) throw tooBusy();
    return work(pool);
  };

  return {
    asCaller: async (caller, statement, options = {}) =>
      inTurn(caller, options, async (pool) => {
        const requester = requesters.getStore();
        if (requester && !requester.hasRoom()) throw tooBusy();
        const given = { caller, statement, timeoutMs: timeoutFor(caller, options) };
        return runActing(pool, given, {
          cancel: control.cancel,
          signal: options.isRead ? requester?.signal : undefined,
        });
      }),
    inTransaction: async (caller, work) =>
      inTurn(caller, {}, (pool) => runTransaction(pool, caller, timeoutFor(caller, {}), work)),
    ping: control.ping,
    owner: createOwner(owners),
    listener,
    async close() {
      await listener.close();
      await Promise.all([...Object.values(pools), owners, control].map((open) => open.end()));
    },
  };
}

const ignore = (): void => undefined;

interface Acting {
  caller: Caller;
  statement: Statement;
  timeoutMs: number;
}

interface Cancelling {
  cancel(pid: number): Promise<unknown>;
  signal: AbortSignal | undefined;
}

async function runActing(pool: pg.Pool, acting: Acting, { cancel, signal }: Cancelling): Promise<Rows> {
  const client = await connect(pool);
  let cancelled: Promise<unknown> | undefined;
  const onAbort = (): void => {
    cancelled = cancel(getProcessId(client));
  };
  try {
    signal?.addEventListener("abort", onAbort, { once: true });
    const rows = await act(client, acting);
    signal?.removeEventListener("abort", onAbort);
    // A cancellation that came too late could still hit whatever this connection does next.
    client.release(cancelled !== undefined);
    return rows;
  } catch (error) {
    signal?.removeEventListener("abort", onAbort);
    await cancelled;
    // PostgreSQL's own refusals leave the connection fit for use; anything else (a broken socket) does not.
    client.release(!isRefusal(error) || (cancelled !== undefined && error.code !== CANCELLED));
    if (isRefusal(error)) throw error;
    return throwUnavailable(error);
  }
}

/** The driver knows it from the start of a connection; its types leave it out. */
const getProcessId = (client: pg.PoolClient): number =>
  (client as pg.PoolClient & { processID: number }).processID;

/** query_canceled: of the cancellation, which is thereby used up, or of the time limit. */
const CANCELLED = "57014";

const connect = (pool: pg.Pool): Promise<pg.PoolClient> => pool.connect().catch(throwUnavailable);

const act = (client: pg.PoolClient, { caller, statement, timeoutMs }: Acting, options = { begins: false }) =>
  new Promise<Rows>((resolve, reject) => {
    const done = (error: Error | null, result: Rows) => (error ? reject(error) : resolve(result));
    const query = new ActingQuery({ ...caller, timeoutMs }, statement, done, options);
    // The driver accepts any query object; its types list only its own class.
    client.query(query as unknown as pg.Submittable);
  });

async function runTransaction<T>(
  pool: pg.Pool,
  caller: Caller,
  timeoutMs: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await connect(pool);
  let lost: unknown;
  let isBegun = false;
  const send = (statement: Statement): Promise<Rows> => {
    const { text, values, name } = statement;
    if (isBegun) return client.query({ text, values: [...values], ...(name ? { name } : {}) });
    isBegun = true;
    // Begin, role and the first statement in one round trip.
    return act(client, { caller, statement, timeoutMs }, { begins: true });
  };
  const query: Transaction["query"] = (text, values = [], name) =>
    send({ text, values, ...(name ? { name } : {}) }).catch((error: unknown) => {
      if (isRefusal(error)) throw error;
      lost = error;
      return throwUnavailable(error);
    });
  try {
    const result = await work({ query });
    if (isBegun) await query("commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not given to the next caller.
    const isFit = lost === undefined && (!isBegun || (await query("rollback").then(isTrue, isFalse)));
    client.release(isFit ? undefined : true);
    throw error;
  }
}

const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

const isRefusal = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !SHUTTING_DOWN.test(error.code ?? "");

/** admin_shutdown, crash_shutdown, cannot_connect_now: the server goes away or is not there yet. */
const SHUTTING_DOWN = /^57P0[123]$/;

function throwUnavailable(cause: unknown): never {
  // The pool's own words for a queue that was too long.
  if (cause instanceof Error && cause.message.startsWith("timeout exceeded")) throw tooBusy();
  throw new Problem("unavailable", "Máy chủ đang khởi động lại. Vui lòng thử lại sau giây lát.", {
    cause,
    retryAfterSeconds: 5,
  });
}

function createOwner(pool: pg.Pool): Owner {
  return {
    query: (text, values = []) => pool.query(text, [...values]),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const result = await work({ query: (text, values = []) => client.query(text, [...values]) });
        await client.query("commit");
        client.release();
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => client.release(true));
        client.release();
        throw error;
      }
    },
  };
}
