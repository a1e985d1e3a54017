import { useEffect, useRef } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import type { Pattern, Phase } from "./breath.ts";
import { essentialsText } from "./essentials-text.ts";
import type { Breathing } from "./use-breathing.ts";

const SIZE: Record<Phase, string> = { in: "1", hold: "1", out: "0.56", rest: "0.56" };

/** Grows for as long as one breathes in. Set on the element itself: the page's policy allows no style attributes. */
function useBreathingSize(phase: Phase | undefined, pattern: Pattern) {
  const circle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const style = circle.current?.style;
    style?.setProperty("--breath-size", phase ? SIZE[phase] : "0.72");
    style?.setProperty("--breath-time", phase ? `${pattern[phase]}s` : "1s");
  }, [phase, pattern]);
  return circle;
}

export function BreathCircle({ breathing, pattern }: { breathing: Breathing; pattern: Pattern }) {
  const text = useText(essentialsText).breathing;
  const moment = breathing.state === "running" ? breathing.moment : undefined;
  const circle = useBreathingSize(moment?.phase, pattern);
  return (
    <div className="relative mx-auto flex aspect-square w-full min-w-0 max-w-96 items-center justify-center">
      <div className="absolute inset-0 rounded-full border border-line" />
      <div ref={circle} className="breath-circle absolute inset-0 rounded-full" />
      {/* The phases are announced as they change; a countdown read aloud would only disturb. */}
      <div
        className="relative flex flex-col items-center gap-1 text-center"
        aria-hidden={moment ? true : undefined}
      >
        {moment && (
          <>
            <span className="font-serif text-3xl">{text.phases[moment.phase]}</span>
            <span className="text-lg tabular-nums text-ink-soft">{moment.left}</span>
          </>
        )}
        {breathing.state === "idle" && (
          <span className="max-w-44 font-serif text-xl text-balance">{text.ready}</span>
        )}
        {breathing.state === "done" && (
          <span className="max-w-44 font-serif text-xl text-balance">{text.done(breathing.breaths)}</span>
        )}
      </div>
    </div>
  );
}
