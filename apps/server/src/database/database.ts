// The only part of the server that talks to the driver. Others say who is acting and what the statement is.
import pg from "pg";
import { Problem } from "../problem.ts";
import { createTurns } from "../turns.ts";
import { ActingQuery } from "./acting-query.ts";
import { createListener, type Listener } from "./listener.ts";
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

export interface Database {
  /** Runs one statement as `caller`. Throws pg.DatabaseError with PostgreSQL's code. */
  asCaller(caller: Caller, statement: Statement): Promise<Rows>;
  /** Runs `work` as `caller` in one transaction; anything thrown rolls it back and is thrown on. */
  inTransaction<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly owner: Owner;
  readonly listener: Listener;
  close(): Promise<void>;
}

export interface Connections {
  /** The owner's direct login. */
  owner: pg.ClientConfig;
  /** The login that may only take on other roles. */
  authenticator: pg.ClientConfig;
  /** Statements running at once as callers; a few more are used by the owner. */
  poolSize: number;
  /** Longest time a caller's statement may run, in milliseconds. */
  statementTimeout: number;
}

/**
 * Visitors together take half of the connections, so that statements which strangers make as long as they can keep nobody
 * waiting who is signed in or signs in. What is asked beyond this many is refused at once.
 */
const MOST_WAITING = 500;

export function openDatabase(connections: Connections): Database {
  const callers = new pg.Pool({
    ...connections.authenticator,
    max: connections.poolSize,
    application_name: "ben-trong",
    statement_timeout: connections.statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    // Prepared statements live as long as their connection; a new one now and then bounds what they hold.
    maxLifetimeSeconds: 3_600,
    connectionTimeoutMillis: 10_000,
  });
  const owners = new pg.Pool({
    ...connections.owner,
    // Letters that are being sent hold one each; the job queue needs some beside them.
    max: 10,
    application_name: "ben-trong owner",
    connectionTimeoutMillis: 10_000,
  });
  for (const pool of [callers, owners]) {
    // A connection that dies is replaced by the pool, and its statement is rejected. Without handlers, for idle
    // connections and for those in use, its error event would end the process.
    pool.on("error", ignore);
    pool.on("connect", (client) => client.on("error", ignore));
  }
  const listener = createListener(connections.owner);
  const forVisitors = createTurns(Math.ceil(connections.poolSize / 2), MOST_WAITING, () =>
    throwUnavailable(new Error("too many visitors are waiting for the database")),
  );

  return {
    asCaller: (caller, statement) => {
      const run = () => runActing(callers, caller, statement);
      return caller.role === ANONYMOUS.role ? forVisitors(run) : run();
    },
    inTransaction: (caller, work) => runTransaction(callers, caller, work),
    owner: ownerOf(owners),
    listener,
    async close() {
      await listener.close();
      await Promise.all([callers.end(), owners.end()]);
    },
  };
}

const ignore = (): void => undefined;

async function runActing(pool: pg.Pool, caller: Caller, statement: Statement): Promise<Rows> {
  const client = await pool.connect().catch(throwUnavailable);
  try {
    const rows = await act(client, caller, statement);
    client.release();
    return rows;
  } catch (error) {
    // PostgreSQL's own refusals leave the connection fit for use; anything else (a broken socket) does not.
    client.release(isRefusal(error) ? undefined : true);
    if (isRefusal(error)) throw error;
    return throwUnavailable(error);
  }
}

const act = (client: pg.PoolClient, caller: Caller, statement: Statement, options = { begins: false }) =>
  new Promise<Rows>((resolve, reject) => {
    const done = (error: Error | null, result: Rows) => (error ? reject(error) : resolve(result));
    const query = new ActingQuery(caller, statement, done, options);
    // The driver accepts any query object; its types list only its own class.
    client.query(query as unknown as pg.Submittable);
  });

async function runTransaction<T>(
  pool: pg.Pool,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(throwUnavailable);
  let lost: unknown;
  let isBegun = false;
  const send = (statement: Statement): Promise<Rows> => {
    const { text, values, name } = statement;
    if (isBegun) return client.query({ text, values: [...values], ...(name ? { name } : {}) });
    isBegun = true;
    // Begin, role and the first statement in one round trip.
    return act(client, caller, statement, { begins: true });
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
  throw new Problem("unavailable", "Máy chủ đang khởi động lại. Vui lòng thử lại sau giây lát.", { cause });
}

function ownerOf(pool: pg.Pool): Owner {
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
