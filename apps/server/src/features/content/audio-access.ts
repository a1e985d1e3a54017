// Visibility of sounds that need no signature: the database is asked what a visitor may see, so that a sound closes at
// the moment its last open episode does.
import { z } from "zod";
import { ANONYMOUS, type Database } from "../../platform/database/database.ts";
import type { Reader } from "../../platform/storage/signed-address.ts";

/** `open`: a public episode plays it. `closed`: only others do. `unnamed`: no episode plays it. */
const AudioVisibility = z.enum(["open", "closed", "unnamed"]);
export type AudioVisibility = z.infer<typeof AudioVisibility>;

/** `address` as in "/media/sound/0123….mp3" and "/media/audio/mua.mp3". */
export type GetAudioVisibility = (address: string) => Promise<AudioVisibility>;

/** Decides if the reader of a signed address may hear its sound now (features/content/may-listen.ts). */
export type MayListen = (reader: Reader, address: string) => Promise<boolean>;

export function createGetAudioVisibility(database: Pick<Database, "asCaller">): GetAudioVisibility {
  return async (address) => {
    const { rows } = await database.asCaller(ANONYMOUS, {
      text: "select app.audio_visibility($1) as visibility",
      values: [address],
      name: "audio_visibility",
    });
    return AudioVisibility.parse(rows[0]?.visibility);
  };
}
