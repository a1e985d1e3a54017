// Fades the sound for a moment around pause and resume, to avoid an audible cut.
import type { AudioPort, OnAudioReport } from "./audio-port.ts";
import type { AudioReport } from "./core/player-command.ts";

const FADE_MS = 240;
const STEP_MS = 20;

interface Deps {
  openAudio(onReport: OnAudioReport): AudioPort;
  onReport: OnAudioReport;
  /** Timers of hidden pages are throttled: a pause from the lock screen would wait for them. */
  isHidden(): boolean;
}

/** Late reports of a sound that fades out: it was reported as paused already. */
const LATE: ReadonlySet<AudioReport["type"]> = new Set(["playing", "waiting", "time", "ended"]);

export class SoftAudio implements AudioPort {
  readonly #audio: AudioPort;
  readonly #isHidden: () => boolean;
  #volume = 1;
  #isMuted = false;
  /** Share of the volume that is let through. */
  #gain = 1;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isFadingOut = false;
  /** Position to set once the sound has faded out. */
  #seekTo: number | undefined;

  constructor({ openAudio, onReport, isHidden }: Deps) {
    this.#isHidden = isHidden;
    this.#audio = openAudio((report) => {
      if (!this.#isFadingOut || !LATE.has(report.type)) onReport(report);
    });
  }

  load(url: string, from: number): void {
    this.#finishFade();
    this.#audio.load(url, from);
  }

  play(): void {
    this.#stopTimer();
    if (this.#isFadingOut) this.#pauseNow();
    else this.#setGain(0);
    this.#audio.play();
    this.#fade(1);
  }

  pause(): void {
    this.#stopTimer();
    this.#isFadingOut = true;
    this.#fade(0);
  }

  seek(to: number): void {
    if (this.#isFadingOut) this.#seekTo = to;
    else this.#audio.seek(to);
  }

  setVolume(to: number, isMuted: boolean): void {
    this.#volume = to;
    this.#isMuted = isMuted;
    // A finished timer restores the volume together with its pause: that must not be audible.
    if (!this.#isFadingOut) this.#apply();
  }

  setLoop(on: boolean): void {
    this.#audio.setLoop(on);
  }

  release(): void {
    this.#finishFade();
    this.#audio.release();
  }

  #apply(): void {
    this.#audio.setVolume(this.#volume * this.#gain, this.#isMuted);
  }

  #setGain(gain: number): void {
    this.#gain = Math.min(1, Math.max(0, gain));
    this.#apply();
  }

  #fade(to: 0 | 1): void {
    if (this.#isHidden() || this.#isMuted) {
      this.#end(to);
      return;
    }
    const by = (to === 1 ? STEP_MS : -STEP_MS) / FADE_MS;
    // Volume at the start of the fade: a change of it during the fade waits.
    const loud = this.#volume;
    this.#timer = setInterval(() => {
      const gain = this.#gain + by;
      if (this.#isHidden() || gain <= 0 || gain >= 1) {
        this.#end(to);
        return;
      }
      this.#gain = gain;
      const volume = to === 1 ? this.#volume : Math.min(loud, this.#volume);
      this.#audio.setVolume(volume * gain, this.#isMuted);
    }, STEP_MS);
  }

  #end(to: 0 | 1): void {
    this.#stopTimer();
    if (to === 0) this.#pauseNow();
    this.#setGain(1);
  }

  #pauseNow(): void {
    this.#audio.pause();
    this.#isFadingOut = false;
    if (this.#seekTo !== undefined) this.#audio.seek(this.#seekTo);
    this.#seekTo = undefined;
  }

  /** Another sound does not wait for this one. */
  #finishFade(): void {
    this.#seekTo = undefined;
    if (this.#isFadingOut) this.#end(0);
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
