import { useText } from "../../lib/i18n/use-text.ts";
import { usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";

const MINUTE = 60_000;

/** "Tắt sau 12 phút", or nothing while no timer runs. */
export function useSleepStatus(): string {
  const text = useText(playerText);
  const isRunning = usePlayerState((state) => state.sleep !== null);
  const minutes = usePlayerState(({ sleep }) =>
    sleep?.kind === "moment" ? Math.ceil(sleep.left / MINUTE) : null,
  );
  if (!isRunning) return "";
  return minutes === null ? text.sleepAtEnd : text.sleepLeft(minutes);
}
