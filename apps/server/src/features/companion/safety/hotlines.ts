// Hotlines in memory: a card must not wait for a database, and not be empty without one. They are
// read at the start, whenever PostgreSQL says that they changed, and when a lost listening connection is back. Whatever
// was read last stays until something newer can be read.
import { HOTLINES, type Hotline, parseHotlines, readHotline } from "@bentrong/contract/safety";
import type { Logger } from "pino";
import { ANONYMOUS, type Database } from "../../../platform/database/database.ts";

/** The lines as they are known now. Never empty. */
export type GetHotlines = () => readonly Hotline[];

/** As visitors read them: row-level security says which are shown. */
const LINES = {
  text: `select to_jsonb(l) as row from hotline l where l."isActive" order by l.position, l.id`,
  values: [],
  name: "hotlines",
};
const TABLE = "hotline";
const AGAIN_MS = 2_000;

export interface HotlineDeps {
  database: Pick<Database, "asCaller" | "listener">;
  log: Pick<Logger, "warn">;
}

/** Resolves when the lines were read, or could not be: then the built-in ones stand until they can. */
export async function watchHotlines({ database, log }: HotlineDeps): Promise<GetHotlines> {
  let lines: readonly Hotline[] = HOTLINES;
  let reading: Promise<void> | undefined;
  let isOutdated = false;

  const read = async (): Promise<void> => {
    do {
      isOutdated = false;
      const { rows } = await database.asCaller(ANONYMOUS, LINES);
      const found = rows.map(({ row }) => row);
      const unusable = found.filter((row) => readHotline(row) === undefined).length;
      if (unusable > 0 || found.length === 0) log.warn({ unusable }, "the list of hotlines is not whole");
      lines = parseHotlines(found);
    } while (isOutdated);
  };
  /** A change during a read is read after it. */
  const readAgain = (): Promise<void> => {
    isOutdated = true;
    reading ??= read()
      .catch((error: unknown) => {
        log.warn({ err: error }, "the hotlines could not be read; those known before stand");
        // A lost connection calls when it is back.
        if (database.listener.isConnected) setTimeout(() => void readAgain(), AGAIN_MS).unref();
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  await database.listener.listen("content_changed", {
    heard: (table) => void (table === TABLE && readAgain()),
    connected: (isConnected) => void (isConnected && readAgain()),
  });
  await (reading ?? readAgain());
  return () => lines;
}
