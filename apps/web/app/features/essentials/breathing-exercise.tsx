import { Button } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useCallback, useEffect, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { MINUTES, PATTERNS, type PatternId } from "./breath.ts";
import { BreathCircle } from "./breath-circle.tsx";
import { Choices, Toggle } from "./choices.tsx";
import { essentialsText } from "./essentials-text.ts";
import { ExerciseScreen } from "./exercise-screen.tsx";
import { ringBell } from "./ring-bell.ts";
import { wasTouched } from "./touched.ts";
import { useBreathCues } from "./use-breath-cues.ts";
import { useBreathing } from "./use-breathing.ts";
import { useCanVibrate } from "./use-can-vibrate.ts";
import { useExercise } from "./use-exercise.ts";

const IDS: readonly PatternId[] = ["soft", "square", "sleep"];
const END_PULSE = [80, 120, 80, 120, 160];

/** On a phone the circle and the one button are all there is while one breathes. */
export function BreathingExercise() {
  const text = useText(essentialsText).breathing;
  const [id, setId] = useState<PatternId>("soft");
  const [minutes, setMinutes] = useState<number>(1);
  const [chosen, setCues] = useState({ sound: false, vibration: true, bell: true });
  const canVibrate = useCanVibrate();
  const cues = { ...chosen, vibration: chosen.vibration && canVibrate };
  const isNarrow = useIsNarrow();
  const pattern = PATTERNS[id];
  const { breathing, start, stop } = useBreathing(pattern, minutes);
  const exercise = useExercise("breathing", start, stop);
  const running = breathing.state === "running";
  const over = breathing.state === "done" ? text.done(breathing.breaths) : undefined;
  const { bell, vibration } = cues;
  const end = useCallback(() => {
    if (!wasTouched()) return;
    if (bell) ringBell();
    if (vibration) navigator.vibrate?.(END_PULSE);
  }, [bell, vibration]);
  useEnd(over, end);
  useBreathCues(running ? breathing.moment.phase : undefined, pattern, cues, text.phases);

  const isAlone = isNarrow && breathing.state !== "idle";
  const leave = () => {
    exercise.leave();
    stop();
  };
  const begin = () => (isNarrow && !exercise.isAsked ? exercise.enter() : start());
  const press = (
    <Button
      onClick={running ? leave : begin}
      tone={running ? "quiet" : "wine"}
      className={isAlone ? "min-h-14 w-full" : "min-w-[min(11rem,100%)] self-start px-8"}
    >
      {running ? text.stop : breathing.state === "done" ? text.again : text.start}
    </Button>
  );
  const circle = <BreathCircle breathing={breathing} pattern={pattern} />;

  return (
    <section aria-labelledby="breathing-title" className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
      {isAlone ? (
        <ExerciseScreen
          label={text.title}
          onLeave={leave}
          foot={
            <>
              {press}
              {over && (
                <Button tone="plain" className="min-h-14 w-full" onClick={leave}>
                  {text.enough}
                </Button>
              )}
            </>
          }
        >
          {circle}
        </ExerciseScreen>
      ) : (
        circle
      )}
      <div className="flex min-w-0 flex-col gap-7">
        <div className="flex flex-col gap-3">
          <h2 id="breathing-title" className="text-3xl">
            {text.title}
          </h2>
          <p className="text-ink-soft">{text.line}</p>
        </div>
        <Choices<PatternId>
          name="pattern"
          label={text.pattern}
          disabled={running}
          chosen={id}
          onChoose={setId}
          choices={IDS.map((value) => ({ value, ...text.patterns[value] }))}
        />
        <Choices<number>
          name="minutes"
          label={text.length}
          disabled={running}
          chosen={minutes}
          onChoose={setMinutes}
          choices={MINUTES.map((value) => ({ value, name: text.minutes(value) }))}
        />
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          <Toggle label={text.bell} on={cues.bell} onChange={(on) => setCues({ ...cues, bell: on })} />
          <Toggle label={text.sound} on={cues.sound} onChange={(sound) => setCues({ ...cues, sound })} />
          {canVibrate && (
            <Toggle
              label={text.vibration}
              on={cues.vibration}
              onChange={(on) => setCues({ ...cues, vibration: on })}
            />
          )}
        </div>
        <div className="flex flex-col gap-3">
          {!isAlone && press}
          <p className="text-xs text-ink-soft">{text.care}</p>
        </div>
      </div>
    </section>
  );
}

/** The end is announced by sound and vibration as well: many have their eyes closed. `end` must be stable. */
function useEnd(over: string | undefined, end: () => void): void {
  useEffect(() => {
    if (!over) return;
    announce(over);
    end();
  }, [over, end]);
}
