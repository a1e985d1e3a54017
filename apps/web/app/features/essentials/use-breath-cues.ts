import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef } from "react";
import type { Pattern, Phase } from "./breath.ts";
import { type BreathSound, createBreathSound } from "./breath-sound.ts";
import { wasTouched } from "./touched.ts";

export interface Cues {
  sound: boolean;
  vibration: boolean;
}

const PULSES: Partial<Record<Phase, number[]>> = { in: [60], out: [40, 80, 40] };

/** Cues of a change of phase for people who do not look at the screen: a voice, a tone, a short vibration. */
export function useBreathCues(
  phase: Phase | undefined,
  pattern: Pattern,
  cues: Cues,
  words: Record<Phase, string>,
): void {
  const sound = useRef<BreathSound>(undefined);
  const on = phase !== undefined && cues.sound;

  useEffect(() => {
    if (!on) return;
    const made = createBreathSound();
    sound.current = made;
    return () => {
      made.stop();
      sound.current = undefined;
    };
  }, [on]);

  const spoken = phase && words[phase];
  useEffect(() => {
    if (!phase || !spoken) return;
    announce(spoken);
    sound.current?.follow(phase, pattern[phase]);
    if (cues.vibration && wasTouched()) navigator.vibrate?.(PULSES[phase] ?? []);
  }, [phase, spoken, pattern, cues.vibration]);
}
