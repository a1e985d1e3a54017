// Listening settings stored in this browser: the volume, and the position in each episode.
import { z } from "zod/mini";

const KEY = "player";
const KEPT_EPISODES = 100;

// Only what other pages check with too: each further kind of check would be carried by every page.
const Stored = z.object({
  volume: z.number(),
  /** Positions in episodes, the latest last. */
  places: z.array(z.object({ id: z.number(), seconds: z.number() })),
  /** Single keys can be switched off: some people's tools send them by accident. */
  shortcuts: z.boolean(),
});
type Stored = z.infer<typeof Stored>;

const NOTHING: Stored = { volume: 1, places: [], shortcuts: true };

export type PlayerStorage = Pick<Storage, "getItem" | "setItem">;

export class PlayerMemory {
  readonly #storage: PlayerStorage | undefined;
  #stored: Stored = NOTHING;

  /** Without storage (private windows, embedded pages) it remembers until the page is left. */
  constructor(storage: PlayerStorage | undefined) {
    this.#storage = storage;
    this.#stored = this.#read();
  }

  get volume(): number {
    return Math.min(1, Math.max(0, this.#stored.volume));
  }

  get shortcuts(): boolean {
    return this.#stored.shortcuts;
  }

  getPlace(episode: number): number | undefined {
    return this.#stored.places.find(({ id }) => id === episode)?.seconds;
  }

  keepVolume(volume: number): void {
    this.#write({ volume });
  }

  keepShortcuts(shortcuts: boolean): void {
    this.#write({ shortcuts });
  }

  keepPlace(episode: number, seconds: number): void {
    const place = { id: episode, seconds: Math.round(seconds) };
    this.#write({ places: [...this.#placesBut(episode), place].slice(-KEPT_EPISODES) });
  }

  forgetPlace(episode: number): void {
    this.#write({ places: this.#placesBut(episode) });
  }

  forgetPlaces(): void {
    this.#write({ places: [] });
  }

  #placesBut(episode: number): Stored["places"] {
    return this.#read().places.filter(({ id }) => id !== episode);
  }

  /** Read for every change: another tab may have written meanwhile. */
  #read(): Stored {
    try {
      const parsed = Stored.safeParse(JSON.parse(this.#storage?.getItem(KEY) ?? "null"));
      return parsed.success ? parsed.data : this.#stored;
    } catch {
      return this.#stored;
    }
  }

  #write(changes: Partial<Stored>): void {
    this.#stored = { ...this.#read(), ...changes };
    try {
      this.#storage?.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Full or forbidden: a place that is not remembered must not stop the sound.
    }
  }
}
