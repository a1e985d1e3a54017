// Whether an uploaded sound is open: the database is asked what a visitor may see, so that a sound closes at the moment
// its last open episode does.
import { ANONYMOUS, type Database } from "../database/database.ts";

/** `name` is the file's, as in "0123….mp3". */
export type IsOpenSound = (name: string) => Promise<boolean>;

const OPEN = `select from episode where audio = $1 and audio like '/media/sound/%' limit 1`;

export function createOpenSounds(database: Pick<Database, "asCaller">): IsOpenSound {
  return async (name) => {
    const values = [`/media/sound/${name}`];
    const { rowCount } = await database.asCaller(ANONYMOUS, { text: OPEN, values, name: "open_sound" });
    return rowCount === 1;
  };
}
