import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { essentialsText } from "./essentials-text.ts";
import { arrived, notice, SENSES, START, skip, type Walk } from "./grounding.ts";

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

export function GroundingWalk() {
  const text = useText(essentialsText).grounding;
  const [walk, setWalk] = useState<Walk>();
  const sense = walk && SENSES[walk.step];
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
      <div role="status" className="flex flex-col gap-4">
        {sense && walk && (
          <>
            <p className="font-serif text-xl">{text.senses[sense.sense]}</p>
            <p className="sr-only">{text.progress(walk.found, sense.count)}</p>
            <Pebbles count={sense.count} found={walk.found} />
          </>
        )}
        {walk && arrived(walk) && <p className="font-serif text-xl">{text.arrived}</p>}
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        {sense && walk ? (
          <>
            <Button onClick={() => setWalk(notice(walk))}>{text.found}</Button>
            <Button tone="plain" onClick={() => setWalk(skip(walk))}>
              {text.skip}
            </Button>
          </>
        ) : (
          <Button tone={walk ? "quiet" : "wine"} onClick={() => setWalk(START)}>
            {walk ? text.again : text.start}
          </Button>
        )}
      </div>
    </section>
  );
}
