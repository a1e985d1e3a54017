// The adapter between the player's rules and an HTMLAudioElement.
import type { AudioPort, OnAudioReport } from "./audio-port.ts";
import { loadFailed, playRefused, soundMissing } from "./core/player-error.ts";
import type { TimeRange } from "./core/player-state.ts";

/** Pause before a retry after a broken connection. */
const RETRY_AFTER_MS = 1500;
/** Seconds of playback after which a retried sound may be retried again. */
const RECOVERED_AFTER_S = 5;
const NETWORK_ERROR = 2;
const HAVE_METADATA = 1;
const HAVE_FUTURE_DATA = 3;
const NETWORK_IDLE = 1;
const PATIENCE_MS = 1000;

/** A new address for a sound; undefined when its address is not of the kind that runs out. */
export type Renew = (url: string) => Promise<string> | undefined;

/** Resolves to whether the server has no such sound; the element itself does not tell. */
export type IsMissing = (url: string) => Promise<boolean>;

const toRanges = (buffered: TimeRanges): TimeRange[] =>
  Array.from({ length: buffered.length }, (_, n) => ({ start: buffered.start(n), end: buffered.end(n) }));

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class AudioElement implements AudioPort {
  readonly #element: HTMLAudioElement;
  readonly #onReport: OnAudioReport;
  readonly #renew: Renew;
  readonly #isMissing: IsMissing | undefined;
  /** Counts sounds: whatever comes late for an earlier one is known by its number. */
  #ticket = 0;
  #url = "";
  /** Position to start at once the metadata of the sound are read. */
  #startAt = 0;
  #isReady = false;
  #isWanted = false;
  /** The place from which on a drop may be retried; nowhere while a retry is on its way or was just made. */
  #mayRetryFrom = 0;

  constructor(element: HTMLAudioElement, onReport: OnAudioReport, renew: Renew, isMissing?: IsMissing) {
    this.#element = element;
    this.#onReport = onReport;
    this.#renew = renew;
    this.#isMissing = isMissing;
    this.#listen();
  }

  load(url: string, from: number): void {
    this.#ticket += 1;
    this.#isWanted = false;
    this.#mayRetryFrom = 0;
    this.#fetch(url, from);
  }

  play(): void {
    this.#isWanted = true;
    if (this.#isReady) this.#start();
  }

  pause(): void {
    this.#isWanted = false;
    this.#element.pause();
  }

  seek(to: number): void {
    if (this.#isReady) this.#element.currentTime = to;
    else this.#startAt = to;
  }

  setVolume(to: number, isMuted: boolean): void {
    this.#element.volume = to;
    this.#element.muted = isMuted;
  }

  setLoop(on: boolean): void {
    this.#element.loop = on;
  }

  release(): void {
    this.#ticket += 1;
    this.#url = "";
    this.#isReady = false;
    this.#isWanted = false;
    this.#element.removeAttribute("src");
    this.#element.load();
  }

  #fetch(url: string, from: number): void {
    this.#url = url;
    this.#startAt = from;
    this.#isReady = false;
    this.#element.src = url;
    this.#element.load();
  }

  #start(): void {
    const ticket = this.#ticket;
    this.#element.play().catch((cause: unknown) => {
      // An abort is our own doing: a pause or another sound came in between.
      const isAbort = cause instanceof DOMException && cause.name === "AbortError";
      if (ticket === this.#ticket && !isAbort) this.#onReport({ type: "refused", error: playRefused(cause) });
    });
  }

  #becomeReady(): void {
    if (this.#isReady || !this.#url || this.#element.error) return;
    this.#isReady = true;
    // Wanted already: this is the second fetch of a sound that the rules believe to be playing.
    if (this.#isWanted) this.#start();
    this.#onReport({ type: "canplay" });
  }

  /** Some browsers fetch no more than the head, or nothing, until they are asked to play; they say no more than this. */
  async #onSuspend(): Promise<void> {
    const ticket = this.#ticket;
    if (this.#element.readyState < HAVE_METADATA) await wait(PATIENCE_MS);
    const isHeldBack = this.#element.networkState === NETWORK_IDLE;
    if (ticket === this.#ticket && isHeldBack) this.#becomeReady();
  }

  #onError(): void {
    if (!this.#url || !this.#element.error) return;
    if (this.#isReady) this.#startAt = this.#element.currentTime;
    this.#isReady = false;
    const renewal = this.#renew(this.#url);
    const isWorthRetrying = renewal !== undefined || this.#element.error.code === NETWORK_ERROR;
    if (isWorthRetrying && this.#startAt >= this.#mayRetryFrom) {
      this.#onReport({ type: "waiting" });
      void this.#retry(renewal ?? wait(RETRY_AFTER_MS).then(() => this.#url));
    } else {
      this.#isWanted = false;
      if (this.#isMissing) void this.#reportFailure(this.#isMissing(this.#url));
      else this.#onReport({ type: "failed", error: loadFailed() });
    }
  }

  async #reportFailure(asked: Promise<boolean>): Promise<void> {
    const ticket = this.#ticket;
    const isMissing = await asked.catch(() => false);
    if (ticket === this.#ticket)
      this.#onReport({ type: "failed", error: isMissing ? soundMissing() : loadFailed() });
  }

  async #retry(address: Promise<string>): Promise<void> {
    const ticket = this.#ticket;
    this.#mayRetryFrom = Number.POSITIVE_INFINITY;
    const url = await address;
    if (ticket !== this.#ticket) return;
    this.#fetch(url, this.#startAt);
  }

  #onTime(): void {
    const { currentTime } = this.#element;
    if (!this.#isReady) return;
    if (this.#mayRetryFrom === Number.POSITIVE_INFINITY) this.#mayRetryFrom = currentTime + RECOVERED_AFTER_S;
    this.#onReport({ type: "time", at: currentTime });
  }

  #onHead(): void {
    this.#onReport({ type: "duration", seconds: this.#element.duration });
    if (this.#startAt > 0) this.#element.currentTime = this.#startAt;
  }

  #listen(): void {
    const element = this.#element;
    const on = (names: string, listener: () => void) => {
      for (const name of names.split(" ")) element.addEventListener(name, listener);
    };
    on("loadedmetadata", () => this.#onHead());
    on("durationchange", () => this.#onReport({ type: "duration", seconds: element.duration }));
    on("canplay", () => this.#becomeReady());
    on("suspend", () => this.#onSuspend());
    on("playing", () => !element.paused && this.#onReport({ type: "playing" }));
    on("pause", () => element.paused && !element.ended && this.#onReport({ type: "paused" }));
    on("waiting", () => this.#onReport({ type: "waiting" }));
    on("stalled", () => element.readyState < HAVE_FUTURE_DATA && this.#onReport({ type: "waiting" }));
    on("timeupdate seeked", () => this.#onTime());
    on("progress suspend seeked", () =>
      this.#onReport({ type: "buffered", ranges: toRanges(element.buffered) }),
    );
    on("ended", () => this.#onReport({ type: "ended" }));
    on("error", () => this.#onError());
  }
}
