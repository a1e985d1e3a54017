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

export function BreathingExercise() {
  const text = useText(essentialsText).breathing;
  const [id, setId] = useState<PatternId>("soft");
  const [minutes, setMinutes] = useState<number>(1);
  const [cues, setCues] = useState({ sound: false, vibration: false });
  const canVibrate = useCanVibrate();
  const pattern = PATTERNS[id];
  const { breathing, start, stop } = useBreathing(pattern, minutes);
  const running = breathing.state === "running";
  const over = breathing.state === "done" ? text.done(breathing.breaths) : undefined;
  useEffect(() => {
    if (over) announce(over);
  }, [over]);
  useBreathCues(running ? breathing.moment.phase : undefined, pattern, cues, text.phases);

  return (
    <section aria-labelledby="breathing-title" className="grid items-center gap-10 md:grid-cols-2 md:gap-16">
      <BreathCircle breathing={breathing} pattern={pattern} />
      <div className="flex flex-col gap-7">
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
          <Toggle label={text.sound} on={cues.sound} onChange={(sound) => setCues({ ...cues, sound })} />
          {canVibrate && (
            <Toggle
              label={text.vibration}
              on={cues.vibration}
              onChange={(vibration) => setCues({ ...cues, vibration })}
            />
          )}
        </div>
        <div className="flex flex-col gap-3">
          <Button
            onClick={running ? stop : start}
            tone={running ? "quiet" : "wine"}
            className="self-start px-8"
          >
            {running ? text.stop : breathing.state === "done" ? text.again : text.start}
          </Button>
          <p className="text-xs text-ink-soft">{text.care}</p>
        </div>
      </div>
    </section>
  );
}
