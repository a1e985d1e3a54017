import type { AudioReport } from "./core/player-command.ts";

/** The one place where sound comes from. Outcomes come back as reports, never as return values. */
export interface AudioPort {
  /** Loads a sound and positions it at `from` seconds; reports `canplay` when `play` may be called. */
  load(url: string, from: number): void;
  play(): void;
  pause(): void;
  seek(to: number): void;
  setVolume(to: number, isMuted: boolean): void;
  setLoop(on: boolean): void;
  /** Releases the sound and its connection. */
  release(): void;
}

export type OnAudioReport = (report: AudioReport) => void;
