import { hoursText, stateText } from "@bentrong/contract/opening-hours";
import { answeringFirst, HOTLINES, type Hotline, isEmergency, isOld } from "@bentrong/contract/safety";
import { Suspense } from "react";
import { Await } from "react-router";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import type { KnownLines } from "./load-lines.ts";
import { safetyText } from "./safety-text.ts";
import { useThisMinute } from "./use-this-minute.ts";

/** "2022-08" → "08/2022". The day matters only to the staff who maintain the list. */
const formatMonth = (checkedOn: string): string => `${checkedOn.slice(5, 7)}/${checkedOn.slice(0, 4)}`;

function Line({ line, now, isStale }: { line: Hotline; now: Date | undefined; isStale: boolean }) {
  const text = useText(safetyText);
  const language = useLanguage();
  const state = now && stateText(line.hours, now, language);
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
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-lg break-words">{name}</h3>
        <p className="break-words">{line.about[language]}</p>
        <p className="text-sm text-ink-soft">
          {[hoursText(line.hours, language), state].filter(Boolean).join(" · ")}
        </p>
        {line.checkedOn && (
          <p className="text-sm text-ink-soft">{text.checked(formatMonth(line.checkedOn))}</p>
        )}
        {isStale && <p className="text-sm text-ink-soft">{line.checkedOn ? text.stale : text.unchecked}</p>}
      </div>
    </li>
  );
}

function Lines({ lines, at }: Pick<KnownLines, "lines" | "at">) {
  const now = useThisMinute();
  const shown = now ? answeringFirst(lines, now) : lines;
  return (
    <ul className="flex flex-col border-b border-line">
      {shown.map((line) => (
        <Line key={line.id} line={line} now={now} isStale={isOld(line, now ?? new Date(at))} />
      ))}
    </ul>
  );
}

/** Not one of these ever changes, so they need not wait for the list. */
const AT_ONCE = HOTLINES.filter(isEmergency);

/** Telephone numbers for help, as links that dial. */
export function HelpLines({ known }: { known: KnownLines | Promise<KnownLines> }) {
  const text = useText(safetyText);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="help-lines">
      <h2 id="help-lines" className="text-2xl">
        {text.lines}
      </h2>
      <Suspense fallback={<Lines lines={AT_ONCE} at={0} />}>
        <Await resolve={known}>{({ lines, at }: KnownLines) => <Lines lines={lines} at={at} />}</Await>
      </Suspense>
      <p className="text-lg">{text.near}</p>
    </section>
  );
}
