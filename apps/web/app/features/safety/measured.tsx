import { useText } from "../../lib/i18n/use-text.ts";
import figures from "./figures.json";
import { safetyText } from "./safety-text.ts";

type Figures = (typeof figures.sets)[number];

function Count({ label, part, whole }: { label: string; part: number; whole: number }) {
  const text = useText(safetyText);
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl tabular-nums">{text.ratio(part, whole)}</dd>
    </div>
  );
}

function Results({ title, set: { danger, harmless } }: { title: string; set: Figures }) {
  const text = useText(safetyText);
  return (
    <section className="flex flex-col gap-5 rounded-l border border-line bg-card p-5 sm:p-6">
      <h3 className="text-lg">{title}</h3>
      <dl className="flex flex-col gap-5">
        {danger.total > 0 && (
          <>
            <Count label={text.heard} part={danger.carded + danger.asked} whole={danger.total} />
            <Count label={text.carded} part={danger.carded} whole={danger.total} />
          </>
        )}
        <Count label={text.asked} part={harmless.asked} whole={harmless.total} />
        <Count label={text.alarmed} part={harmless.carded} whole={harmless.total} />
      </dl>
    </section>
  );
}

/** Measured hits and misses of the safety layer, on messages of people other than its authors. */
export function Measured() {
  const text = useText(safetyText);
  const titles: Record<string, string> = text.sets;
  return (
    <section className="flex flex-col gap-5" aria-labelledby="measured">
      <h2 id="measured" className="text-2xl">
        {text.measured}
      </h2>
      <p>{text.measuredLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {figures.sets.map((set) => (
          <Results key={set.name} title={titles[set.name] ?? set.name} set={set} />
        ))}
      </div>
      <p>{text.meaning}</p>
      <p className="text-ink-soft">{text.author}</p>
    </section>
  );
}
