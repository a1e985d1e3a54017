// Notifications from PostgreSQL on a connection of their own. While it is lost changes are unknown, so listeners are
// notified: a cache must empty itself and stay out of use until the connection is back.
import pg from "pg";

export interface Hearer {
  heard(payload: string): void;
  /** The connection was lost (false) or is back (true). */
  connected?(isConnected: boolean): void;
}

export interface Listener {
  listen(channel: string, hearer: Hearer): Promise<void>;
  /** Resolves once all changes committed before this call have been received, or the connection is given up. */
  catchUp(): Promise<void>;
  readonly isConnected: boolean;
  close(): Promise<void>;
}

const RETRY_MS = 500;
/** A silent connection may be dead without knowing it; a short query finds out. */
const PROBE_MS = 15_000;
/** The writer waits for it. */
const CATCH_UP_MS = 2_000;

/** The driver takes a time limit for one query; its types know the one for a whole connection alone. */
const probing: pg.QueryConfig & Pick<pg.ClientConfig, "query_timeout"> = {
  text: "select 1",
  query_timeout: CATCH_UP_MS,
};

export function createListener(config: pg.ClientConfig): Listener {
  const hearers = new Map<string, Hearer[]>();
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let closed = false;
  let probe: NodeJS.Timeout | undefined;
  let asked: Promise<unknown> = Promise.resolve();
  let nextCatchUp: Promise<void> | undefined;

  /** One statement after the other: the driver takes no second one while it waits for the first. */
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = asked.then(ask);
    asked = answer.catch(() => undefined);
    return answer;
  };

  const tell = (isConnected: boolean): void => {
    for (const hearer of [...hearers.values()].flat()) hearer.connected?.(isConnected);
  };

  const lose = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = undefined;
    clearInterval(probe);
    tell(false);
    lost.end().catch(() => undefined);
    if (!closed) setTimeout(() => void open(), RETRY_MS).unref();
  };

  /** A server sends the notifications of earlier commits before it says that a later statement is done. */
  const catchUp = (): Promise<void> => {
    nextCatchUp ??= inTurn(async () => {
      nextCatchUp = undefined;
      const current = client;
      await current?.query(probing).catch(() => lose(current));
    });
    return nextCatchUp;
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ ...config, application_name: "ben-trong listener", keepAlive: true });
    fresh.on("error", () => lose(fresh));
    fresh.on("end", () => lose(fresh));
    fresh.on("notification", ({ channel, payload }) => {
      for (const hearer of hearers.get(channel) ?? []) hearer.heard(payload ?? "");
    });
    await fresh.connect();
    for (const channel of hearers.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    probe = setInterval(() => void catchUp(), PROBE_MS).unref();
    tell(true);
  };

  const open = async (): Promise<void> => {
    opening ??= connect()
      .catch(() => {
        if (!closed) setTimeout(() => void open(), RETRY_MS).unref();
      })
      .finally(() => {
        opening = undefined;
      });
    await opening;
  };

  return {
    get isConnected() {
      return client !== undefined;
    },
    async listen(channel, hearer) {
      hearers.set(channel, [...(hearers.get(channel) ?? []), hearer]);
      if (!client) await open();
      // Also after opening: a connection that was already being opened may not have known this channel.
      await inTurn(async () => client?.query(`listen ${pg.escapeIdentifier(channel)}`));
      if (client) hearer.connected?.(true);
    },
    catchUp,
    async close() {
      closed = true;
      clearInterval(probe);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
