import { Button } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { useEffect, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { MINUTES, PATTERNS, type PatternId } from "./breath.ts";
import { BreathCircle } from "./breath-circle.tsx";
import { Choices, Toggle } from "./choices.tsx";
import { essentialsText } from "./essentials-text.ts";
import { useBreathCues } from "./use-breath-cues.ts";
import { useBreathing } from "./use-breathing.ts";
import { useCanVibrate } from "./use-can-vibrate.ts";

const IDS: readonly PatternId[] = ["soft", "square", "sleep"];

/** On a phone the circle and the one button are all there is while one breathes. */
const WHOLE_SCREEN =
  "max-md:fixed max-md:inset-0 max-md:z-50 max-md:content-evenly max-md:overflow-hidden max-md:bg-paper max-md:px-6";

export function BreathingExercise() {
  const text = useText(essentialsText).breathing;
  const [id, setId] = useState<PatternId>("soft");
  const [minutes, setMinutes] = useState<number>(1);
  const [cues, setCues] = useState({ sound: false, vibration: false });
  const canVibrate = useCanVibrate();
  const pattern = PATTERNS[id];
  const { breathing, start, stop } = useBreathing(pattern, minutes);
  const running = breathing.state === "running";
  const beside = running ? "max-md:hidden" : "";
  const over = breathing.state === "done" ? text.done(breathing.breaths) : undefined;
  useEffect(() => {
    if (over) announce(over);
  }, [over]);
  useBreathCues(running ? breathing.moment.phase : undefined, pattern, cues, text.phases);

  return (
    <section
      aria-labelledby="breathing-title"
      className={`grid items-center gap-10 md:grid-cols-2 md:gap-16 ${running ? WHOLE_SCREEN : ""}`}
    >
      <BreathCircle breathing={breathing} pattern={pattern} />
      <div className={`flex flex-col gap-7 ${running ? "max-md:items-center" : ""}`}>
        <div className={`flex flex-col gap-3 ${beside}`}>
          <h2 id="breathing-title" className="text-3xl">
            {text.title}
          </h2>
          <p className="text-ink-soft">{text.line}</p>
        </div>
        <div className={`flex flex-col gap-7 ${beside}`}>
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
            <Toggle label={text.sound} on={cues.sound} onChange={(sound) => setCues({ ...cues, sound })} />
            {canVibrate && (
              <Toggle
                label={text.vibration}
                on={cues.vibration}
                onChange={(vibration) => setCues({ ...cues, vibration })}
              />
            )}
          </div>
        </div>
        <div className="flex flex-col gap-3">
          <Button
            onClick={running ? stop : start}
            tone={running ? "quiet" : "wine"}
            className={running ? "min-w-44 px-8 max-md:self-center md:self-start" : "self-start px-8"}
          >
            {running ? text.stop : breathing.state === "done" ? text.again : text.start}
          </Button>
          <p className={`text-xs text-ink-soft ${beside}`}>{text.care}</p>
        </div>
      </div>
    </section>
  );
}
