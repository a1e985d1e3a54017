import type { AudioReport } from "./core/player-command.ts";

/** The one place where sound comes from. Outcomes come back as reports, never as return values. */
export interface AudioPort {
  /** Fetches a sound and stands at `from` seconds; reports `canplay` when `play` may be asked for. */
  load(url: string, from: number): void;
  play(): void;
  pause(): void;
  seek(to: number): void;
  setVolume(to: number, isMuted: boolean): void;
  setLoop(on: boolean): void;
  /** Lets go of the sound and of its connection. */
  release(): void;
}

export type TellReport = (report: AudioReport) => void;
