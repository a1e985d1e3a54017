import { useText } from "../../lib/i18n/use-text.ts";
import type { PlayerState } from "./core/player-state.ts";
import { SLEEP_MINUTES, type SleepChoice } from "./core/sleep-timer.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";
import { useSleepStatus } from "./sleep-status.ts";

const chosenIn = ({ sleep }: PlayerState): SleepChoice => {
  if (!sleep) return "off";
  return sleep.kind === "episode" ? "episode" : sleep.minutes;
};

/** For who listens in bed: the sound fades out and stops by itself. */
export function SleepPicker() {
  const engine = useEngine();
  const text = useText(playerText);
  const status = useSleepStatus();
  const chosen = usePlayerState(chosenIn);
  const choices: [SleepChoice, string][] = [
    ["off", text.sleepOff],
    ...SLEEP_MINUTES.map((minutes): [SleepChoice, string] => [minutes, text.sleepAfter(minutes)]),
    ["episode", text.sleepEpisode],
  ];
  return (
    <fieldset className="mt-6">
      <legend className="text-sm font-medium">
        {text.sleep}
        {status && <span className="font-normal text-ink-soft"> · {status}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(([choice, label]) => (
          <label
            key={choice}
            className="relative inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm has-checked:border-wine-ink has-checked:bg-rose-wash has-checked:text-wine-ink has-focus-visible:outline-2 has-focus-visible:outline-wine-ink"
          >
            <input
              type="radio"
              name="sleep"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={choice === chosen}
              onChange={() => engine.ask({ type: "sleep", choice, now: Date.now() })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
