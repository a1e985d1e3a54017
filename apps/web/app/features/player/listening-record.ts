// Reports listening time and position to the account. Only for signed-in people; it never controls the player, and a
// failed report is dropped.
import type { ListeningReport } from "../../api/listening.ts";
import type { PlayerState } from "./core/player-state.ts";
import type { PlayerListener } from "./engine.ts";
import { HeardTime } from "./heard-time.ts";
import { noteAfter } from "./listening-note.ts";

const EVERY_MS = 15_000;
/** Less is passing by: no row for it. */
const LEAST_SECONDS = 10;

/** `unwanted`: this person wants nothing kept. */
export type ReportOutcome = "kept" | "unwanted" | "failed";

export interface RecordDeps {
  /** Milliseconds of any clock that only goes forward. */
  now(): number;
  newKey(): string;
  /** Id of the listener; undefined for visitors. */
  person(): string | undefined;
  report(report: ListeningReport): Promise<ReportOutcome>;
}

/** One episode, from the choice of it until another one is chosen, or another person signs in. */
interface Listen {
  readonly key: string;
  readonly episode: number;
  readonly person: string;
  heard: number;
  place: number | undefined;
  reportedAt: number;
  /** The last report that the account accepted. */
  reported: string;
  isUnwanted: boolean;
}

export class ListeningRecord {
  readonly #deps: RecordDeps;
  readonly #clock = new HeardTime();
  #listen: Listen | undefined;

  constructor(deps: RecordDeps) {
    this.#deps = deps;
  }

  follow: PlayerListener = (after, before) => {
    const now = this.#deps.now();
    const heard = this.#clock.until(now, after, before);
    const listen = this.#getListen(before, now);
    if (listen) {
      listen.heard += heard;
      const note = noteAfter(before, after);
      if (note) listen.place = Math.round(note.keep ?? 0);
    }
    const isLeft = after.currentEpisode?.id !== before.currentEpisode?.id;
    const isStopped = before.isPlaying && !after.isPlaying;
    if (listen && (isLeft || isStopped || now - listen.reportedAt >= EVERY_MS)) this.report();
    if (isLeft) this.#listen = undefined;
  };

  /** Reports pending changes now: the page may be closing. */
  report = (): void => {
    const listen = this.#listen;
    if (!listen || listen.isUnwanted || this.#deps.person() !== listen.person) return;
    const report = toReport(listen);
    const words = JSON.stringify(report);
    if (!report || words === listen.reported) return;
    const before = listen.reported;
    listen.reported = words;
    listen.reportedAt = this.#deps.now();
    void this.#deps.report(report).then((outcome) => {
      listen.isUnwanted = outcome === "unwanted";
      // It is said again, with what came since.
      if (outcome === "failed" && listen.reported === words) listen.reported = before;
    });
  };

  /** Listening of one person is never reported as another's. */
  #getListen({ currentEpisode }: PlayerState, now: number): Listen | undefined {
    const person = this.#deps.person();
    if (!currentEpisode || !person) this.#listen = undefined;
    else if (this.#listen?.episode !== currentEpisode.id || this.#listen.person !== person) {
      this.#listen = {
        key: this.#deps.newKey(),
        episode: currentEpisode.id,
        person,
        heard: 0,
        place: undefined,
        reportedAt: now,
        reported: "",
        isUnwanted: false,
      };
    }
    return this.#listen;
  }
}

function toReport({ key, episode, heard, place }: Listen): ListeningReport | undefined {
  const seconds = heard >= LEAST_SECONDS ? Math.floor(heard) : 0;
  if (seconds === 0 && place === undefined) return undefined;
  return { episode, listen: key, heard: seconds, ...(place === undefined ? {} : { place }) };
}
