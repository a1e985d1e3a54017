import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useText } from "../../lib/i18n/use-text.ts";
import { AwaitPanel } from "./await-panel.tsx";
import type { PartialDashboard } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";

/** Three numbers of a person's own. An unknown number is shown as a dash. */
export function Stats({ usage, notes, streak }: Pick<PartialDashboard, "usage" | "notes" | "streak">) {
  const text = useText(dashboardText);
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        {text.numbers}
      </h2>
      <dl className="grid grid-cols-3 gap-2 sm:gap-5">
        <Stat
          label={text.sessions}
          value={usage}
          count={(known) => known && known.map.total + known.portal.total + known.imaginary.total}
        />
        <Stat label={text.notes} value={notes} count={itself} />
        <Stat label={text.streak} value={streak} count={itself} />
      </dl>
    </section>
  );
}

const itself = (count: number | undefined) => count;

interface StatProps<T> {
  label: string;
  value: T | Promise<T>;
  count(value: T): number | undefined;
}

function Stat<T extends number | object | undefined>({ label, value, count }: StatProps<T>) {
  const text = useText(dashboardText);
  return (
    <div className={`${cardClass} flex min-w-0 flex-col-reverse justify-end gap-1 p-3 sm:p-6`}>
      <dt className="text-xs text-ink-soft sm:text-sm">{label}</dt>
      <dd className="font-serif text-3xl tabular-nums">
        <AwaitPanel value={value} waiting={<NumberSkeleton words={text.loading} />}>
          {(known) => count(known) ?? <Unknown words={text.unknown} />}
        </AwaitPanel>
      </dd>
    </div>
  );
}

const NumberSkeleton = ({ words }: { words: string }) => (
  <>
    <span className="sr-only">{words}</span>
    <Skeleton className="h-[1lh] w-12" />
  </>
);

const Unknown = ({ words }: { words: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{words}</span>
  </>
);
