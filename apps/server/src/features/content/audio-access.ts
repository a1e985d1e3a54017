// Who may hear a sound that needs no signature: the database is asked what a visitor may see, so that a sound closes at
// the moment its last open episode does.
import { z } from "zod";
import { ANONYMOUS, type Database } from "../../platform/database/database.ts";
import type { Reader } from "../../platform/storage/signed-address.ts";

/** `open`: an episode that everybody sees plays it. `closed`: only others do. `unnamed`: no episode is meant. */
const Hearing = z.enum(["open", "closed", "unnamed"]);
export type Hearing = z.infer<typeof Hearing>;

/** `address` as in "/media/sound/0123….mp3" and "/media/audio/mua.mp3". */
export type HearingOf = (address: string) => Promise<Hearing>;

/** Whether the reader of a signed address may hear its sound now (features/content/may-listen.ts). */
export type MayHear = (reader: Reader, address: string) => Promise<boolean>;

export function createHearing(database: Pick<Database, "asCaller">): HearingOf {
  return async (address) => {
    const { rows } = await database.asCaller(ANONYMOUS, {
      text: "select app.hearing($1) as hearing",
      values: [address],
      name: "media_hearing",
    });
    return Hearing.parse(rows[0]?.hearing);
  };
}
