import { Button } from "@bentrong/ui/button";
import { type ReactNode, useCallback, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { useIsNarrow } from "../../lib/use-is-narrow.ts";
import { essentialsText } from "./essentials-text.ts";
import { ExerciseScreen } from "./exercise-screen.tsx";
import { arrived, notice, SENSES, START, skip, type Walk } from "./grounding.ts";
import { useExercise } from "./use-exercise.ts";

/** One pebble for each thing that was noticed. */
const Pebbles = ({ count, found }: { count: number; found: number }) => (
  <div aria-hidden="true" className="flex gap-3">
    {Array.from({ length: count }, (_, i) => i).map((i) => (
      <span
        key={i}
        className={`size-7 rounded-full border transition-colors duration-200 ${i < found ? "border-sage bg-sage" : "border-ink-soft/50"}`}
      />
    ))}
  </div>
);

/** Beside the other tools where there is room, alone on the screen of a phone. */
export function GroundingWalk() {
  const text = useText(essentialsText).grounding;
  const [walk, setWalk] = useState<Walk>();
  const isNarrow = useIsNarrow();
  const begin = useCallback(() => setWalk(START), []);
  const stop = useCallback(() => setWalk(undefined), []);
  const exercise = useExercise("grounding", begin, stop);
  const leave = () => {
    exercise.leave();
    stop();
  };
  const isAlone = isNarrow && walk !== undefined;
  const buttons = (
    <Buttons
      walk={walk}
      onWalk={setWalk}
      onBegin={() => (isNarrow && !exercise.isAsked ? exercise.enter() : begin())}
    />
  );
  return (
    <section
      aria-labelledby="grounding-title"
      className="flex flex-col gap-6 rounded-l bg-sage-wash p-7 sm:p-10"
    >
      <div className="flex flex-col gap-3">
        <h2 id="grounding-title" className="text-2xl">
          {text.title}
        </h2>
        <p className="text-ink-soft">{text.line}</p>
      </div>
      {isAlone ? (
        <ExerciseScreen
          label={text.title}
          onLeave={leave}
          foot={
            <>
              {buttons}
              <Button tone="plain" onClick={leave}>
                {text.leave}
              </Button>
            </>
          }
        >
          <Said>
            <Step walk={walk} />
          </Said>
        </ExerciseScreen>
      ) : (
        <>
          <Said>{walk && <Step walk={walk} />}</Said>
          {buttons}
        </>
      )}
    </section>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <div role="status" className="flex flex-col gap-4">
    {children}
  </div>
);

function Step({ walk }: { walk: Walk }) {
  const text = useText(essentialsText).grounding;
  const sense = SENSES[walk.step];
  if (!sense) return <p className="font-serif text-xl">{text.arrived}</p>;
  return (
    <>
      <p className="font-serif text-xl">{text.senses[sense.sense]}</p>
      <p className="sr-only">{text.progress(walk.found, sense.count)}</p>
      <Pebbles count={sense.count} found={walk.found} />
    </>
  );
}

interface ButtonsProps {
  walk: Walk | undefined;
  onWalk(walk: Walk): void;
  onBegin(): void;
}

function Buttons({ walk, onWalk, onBegin }: ButtonsProps) {
  const text = useText(essentialsText).grounding;
  if (walk && !arrived(walk)) {
    return (
      <div className="mt-auto flex flex-wrap gap-3">
        <Button onClick={() => onWalk(notice(walk))} className="max-md:min-h-14 max-md:w-full">
          {text.found}
        </Button>
        <Button tone="plain" onClick={() => onWalk(skip(walk))} className="max-md:w-full">
          {text.skip}
        </Button>
      </div>
    );
  }
  return (
    <div className="mt-auto flex flex-wrap gap-3">
      <Button tone={walk ? "quiet" : "wine"} onClick={walk ? () => onWalk(START) : onBegin}>
        {walk ? text.again : text.start}
      </Button>
    </div>
  );
}
