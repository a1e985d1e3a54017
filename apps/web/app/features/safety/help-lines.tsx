import { hoursText, isOpen, SAFETY_LINES, type SafetyLine } from "@bentrong/contract/safety";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { safetyText } from "./safety-text.ts";
import { useThisMinute } from "./use-this-minute.ts";

/** "2022-08" → "08/2022". */
const checkedOn = (line: SafetyLine): string => line.checkedOn.split("-").toReversed().join("/");

function Line({ line, now }: { line: SafetyLine; now: Date | undefined }) {
  const text = useText(safetyText);
  const language = useLanguage();
  const open = now === undefined ? undefined : isOpen(line, now);
  const state = open === undefined ? undefined : open ? text.open : text.closed;
  const name = line.name[language];
  return (
    <li className="flex flex-col gap-2 border-t border-line py-5 sm:flex-row sm:items-start sm:gap-6">
      <a
        href={`tel:${line.tel}`}
        data-works-offline
        aria-label={text.call(name, line.number)}
        className="flex min-h-12 shrink-0 items-center font-serif text-2xl whitespace-nowrap text-wine-ink underline underline-offset-4 sm:w-44"
      >
        {line.number}
      </a>
      <div className="flex flex-col gap-1">
        <h3 className="text-lg">{name}</h3>
        <p>{line.about[language]}</p>
        <p className="text-sm text-ink-soft">
          {[hoursText(line, language), state].filter(Boolean).join(" · ")}
        </p>
        <p className="text-sm text-ink-soft">{text.checked(checkedOn(line))}</p>
        {!line.isConfirmed && <p className="text-sm text-ink-soft">{text.stale}</p>}
      </div>
    </li>
  );
}

/** Whom one can call, as links that dial. */
export function HelpLines() {
  const text = useText(safetyText);
  const now = useThisMinute();
  return (
    <section className="flex flex-col gap-4" aria-labelledby="help-lines">
      <h2 id="help-lines" className="text-2xl">
        {text.lines}
      </h2>
      <ul className="flex flex-col border-b border-line">
        {SAFETY_LINES.map((line) => (
          <Line key={line.id} line={line} now={now} />
        ))}
      </ul>
      <p className="text-lg">{text.near}</p>
    </section>
  );
}
