// The last episode, repeat and shuffle are stored, so that the bar is the same after a reload.
import { z } from "zod/mini";
import type { PlayerState } from "./core/player-state.ts";
import { SCREEN_REPEAT_ORDER } from "./core/repeat-mode.ts";
import { resumePoint } from "./core/resume-point.ts";
import type { Engine } from "./engine.ts";
import { LAST_KEY, MODES_KEY } from "./last-played-keys.ts";
import type { PlayerStorage } from "./player-memory.ts";

const Item = z.object({
  id: z.number(),
  title: z.string(),
  podcastTitle: z.string(),
  podcastId: z.nullable(z.number()),
  audio: z.nullable(z.string()),
  coverImage: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  locked: z.boolean(),
});
/** `person`: history of one person is not shown to the next one on the same device. */
const Last = z.object({ person: z.nullable(z.string()), id: z.number(), playlist: z.array(Item) });
const Modes = z.object({ repeat: z.string(), shuffle: z.boolean() });

/** A list that is longer is not worth its room; the episode alone is kept. */
const LONGEST_LIST = 200;

function toLastPlayed(
  { currentEpisode, playlist }: PlayerState,
  person: string | undefined,
): z.infer<typeof Last> | null {
  if (!currentEpisode) return null;
  const kept = playlist.length > LONGEST_LIST ? [currentEpisode] : playlist;
  const items = kept.map(({ id, title, podcastTitle, podcastId, audio, coverImage, duration, locked }) => ({
    id,
    title,
    podcastTitle,
    podcastId,
    audio: audio ?? null,
    coverImage: coverImage ?? null,
    duration: duration ?? null,
    locked,
  }));
  return { person: person ?? null, id: currentEpisode.id, playlist: items };
}

export class LastPlayed {
  readonly #engine: Engine;
  readonly #storage: PlayerStorage | undefined;
  readonly #person: () => string | undefined;

  constructor(engine: Engine, storage: PlayerStorage | undefined, person: () => string | undefined) {
    this.#engine = engine;
    this.#storage = storage;
    this.#person = person;
  }

  /** Writes down what changes from here on. */
  follow(): void {
    this.#engine.subscribe((after, before) => {
      if (after.repeatMode !== before.repeatMode || after.shuffleMode !== before.shuffleMode) {
        this.#write(MODES_KEY, { repeat: after.repeatMode, shuffle: after.shuffleMode === "on" });
      }
      const isOver = after.hasEnded || after.isClosed;
      const isOther = after.currentEpisode !== before.currentEpisode || after.playlist !== before.playlist;
      if (isOver || isOther || before.hasEnded)
        this.#write(LAST_KEY, isOver ? null : toLastPlayed(after, this.#person()));
    });
  }

  restoreModes(): void {
    const modes = this.#read(MODES_KEY, Modes);
    const repeatMode = SCREEN_REPEAT_ORDER.find((mode) => mode === modes?.repeat);
    if (!modes || !repeatMode) return;
    this.#engine.ask({ type: "modes", repeatMode, shuffleMode: modes.shuffle ? "on" : "off" });
  }

  restoreEpisode(): void {
    const last = this.#read(LAST_KEY, Last);
    if (!last || last.person !== (this.#person() ?? null)) return;
    const duration = last.playlist.find(({ id }) => id === last.id)?.duration ?? 0;
    const from = resumePoint(this.#engine.memory.getPlace(last.id), duration);
    this.#engine.ask({ type: "restore", playlist: last.playlist, id: last.id, from });
  }

  #read<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
    try {
      const parsed = schema.safeParse(JSON.parse(this.#storage?.getItem(key) ?? "null"));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  }

  #write(key: string, value: object | null): void {
    try {
      this.#storage?.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden: what is not remembered must not stop the sound.
    }
  }
}
