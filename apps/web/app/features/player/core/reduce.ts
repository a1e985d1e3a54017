// The player's rules as one pure function. It knows no browser: chance and time come in, wishes go out as data.
import { handleAudioReport } from "./handle-audio-report.ts";
import { handleRequest, type Rules } from "./handle-request.ts";
import type { AudioReport, Effect, Outcome, PlayerCommand } from "./player-command.ts";
import type { PlayerState } from "./player-state.ts";
import { getFade } from "./sleep-timer.ts";

const REPORTS: ReadonlySet<PlayerCommand["type"]> = new Set<AudioReport["type"]>([
  "canplay",
  "playing",
  "paused",
  "waiting",
  "time",
  "duration",
  "buffered",
  "ended",
  "refused",
  "failed",
]);

const isReport = (command: PlayerCommand): command is AudioReport => REPORTS.has(command.type);

const loudness = (state: PlayerState): number => state.volume * getFade(state);

/** Repeating one episode is left to the audio, which joins end and beginning without a gap. */
const isLooping = ({ repeatMode, sleep }: PlayerState): boolean =>
  repeatMode === "one" && sleep?.kind !== "episode";

/** Effects that follow from the change of state alone, whichever command caused it. */
function deriveEffects(before: PlayerState, after: PlayerState): Effect[] {
  const effects: Effect[] = [];
  if (loudness(before) !== loudness(after) || before.isMuted !== after.isMuted) {
    effects.push({ type: "volume", to: loudness(after), muted: after.isMuted });
  }
  if (isLooping(before) !== isLooping(after)) effects.push({ type: "loop", on: isLooping(after) });
  return effects;
}

/** Throws a PlayerError for a choice that cannot be made; the state is then the one before. */
export function reduce(state: PlayerState, command: PlayerCommand, rules: Rules): Outcome<PlayerState> {
  const next = isReport(command) ? handleAudioReport(state, command) : handleRequest(state, command, rules);
  return { state: next.state, effects: [...next.effects, ...deriveEffects(state, next.state)] };
}
