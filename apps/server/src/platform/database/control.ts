// Two connections beside all pools: one that only asks whether the database answers, and one that cancels statements of
// the others, which PostgreSQL lets a login do to its own.
import pg from "pg";

/** A supervisor that waits longer than this for an answer has made up its mind. */
const PATIENCE_MS = 1_500;

export interface Control {
  ping(): Promise<void>;
  /** Ends what the connection with this process id is doing; never throws. */
  cancel(pid: number): Promise<unknown>;
  end(): Promise<unknown>;
}

export function createControl(login: pg.ClientConfig): Control {
  const open = (name: string): pg.Pool => {
    const pool = new pg.Pool({
      ...login,
      max: 1,
      application_name: `ben-trong ${name}`,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    // Without handlers the error event of a connection that dies would end the process.
    pool.on("error", ignore);
    pool.on("connect", (client) => client.on("error", ignore));
    return pool;
  };
  const probe = open("probe");
  const cancelling = open("cancel");
  let asking: Promise<void> | undefined;

  return {
    ping() {
      asking ??= probe
        .query("select 1")
        .then(ignore)
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
    cancel: (pid) => cancelling.query("select pg_cancel_backend($1)", [pid]).catch(ignore),
    end: () => Promise.all([probe.end(), cancelling.end()]),
  };
}

const ignore = (): void => undefined;
