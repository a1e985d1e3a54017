import { useText } from "../../lib/i18n/use-text.ts";
import { HelpLines } from "./help-lines.tsx";
import type { KnownLines } from "./load-lines.ts";
import { Measured } from "./measured.tsx";
import { safetyText } from "./safety-text.ts";

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className="flex flex-col gap-3">
    <h3 className="text-lg">{title}</h3>
    <ul className="flex list-disc flex-col gap-3 pl-5 marker:text-ink-soft">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

export function SafetyPage({ known }: { known: KnownLines | Promise<KnownLines> }) {
  const text = useText(safetyText);
  return (
    <article className="mx-auto flex max-w-reading flex-col gap-14 px-5 pt-14 pb-24 leading-[1.75] sm:pt-20">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl">{text.heading}</h1>
        <p className="text-lg">{text.lead}</p>
      </header>
      <HelpLines known={known} />
      <section className="flex flex-col gap-8" aria-labelledby="limits">
        <h2 id="limits" className="text-2xl">
          {text.limits}
        </h2>
        <Points title={text.can} points={text.canList} />
        <Points title={text.cannot} points={text.cannotList} />
      </section>
      <Measured />
    </article>
  );
}
