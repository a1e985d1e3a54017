import { useText } from "../../lib/i18n/use-text.ts";
import figures from "./figures.json";
import { safetyText } from "./safety-text.ts";

type Figures = (typeof figures.sets)[number];

function Count({ label, part, whole }: { label: string; part: number; whole: number }) {
  const text = useText(safetyText);
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl">{text.outOf(part, whole)}</dd>
    </div>
  );
}

function Results({ title, set }: { title: string; set: Figures }) {
  const text = useText(safetyText);
  return (
    <section className="flex flex-col gap-5 rounded-l border border-line bg-card p-5 sm:p-6">
      <h3 className="text-lg">
        {title} <span className="text-sm text-ink-soft">({text.ofSentences(set.sentences)})</span>
      </h3>
      <dl className="flex flex-col gap-5">
        <Count label={text.caught} part={set.crisis.caught} whole={set.crisis.total} />
        <Count label={text.alarmed} part={set.ok.alarmed} whole={set.ok.total} />
      </dl>
    </section>
  );
}

/** What the safety layer hears and what it misses, as last measured. The tuning set is left out: it flatters. */
export function Measured() {
  const text = useText(safetyText);
  const shown = figures.sets.filter(({ name }) => name !== "tune");
  return (
    <section className="flex flex-col gap-5" aria-labelledby="measured">
      <h2 id="measured" className="text-2xl">
        {text.measured}
      </h2>
      <p>{text.measuredLead}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((set) => (
          <Results key={set.name} title={set.name === "held" ? text.held : text.later} set={set} />
        ))}
      </div>
      <p>{text.meaning}</p>
      <p className="text-ink-soft">{text.author}</p>
    </section>
  );
}
