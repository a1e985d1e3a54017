import { buttonClass } from "@bentrong/ui/button";
import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AwaitPanel } from "./await-panel.tsx";
import type { Counts, PartialDashboard } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";

/** Three numbers of a person's own, or a first step where there is nothing to count. */
export const Stats = ({ counts }: Pick<PartialDashboard, "counts">) => (
  <AwaitPanel value={counts} waiting={<Numbers />}>
    {(known) => {
      const { sessions, notes, streak, courses } = known;
      if (sessions !== 0 || notes !== 0 || streak !== 0) return <Numbers counts={known} />;
      return courses === 0 && <Beginning />;
    }}
  </AwaitPanel>
);

function Numbers({ counts }: { counts?: Counts }) {
  const text = useText(dashboardText);
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        {text.numbers}
      </h2>
      <dl className="grid grid-cols-3 gap-2 sm:gap-5">
        {(["sessions", "notes", "streak"] as const).map((name) => (
          <div
            key={name}
            className={`${cardClass} flex min-w-0 flex-col-reverse justify-end gap-1 p-3 sm:p-6`}
          >
            <dt className="text-xs text-ink-soft sm:text-sm">{text[name]}</dt>
            <dd className="font-serif text-3xl tabular-nums">
              {counts ? <Count count={counts[name]} /> : <NumberSkeleton />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An unknown number is shown as a dash. */
function Count({ count }: { count: number | undefined }) {
  const text = useText(dashboardText);
  return (
    count ?? (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{text.unknown}</span>
      </>
    )
  );
}

const NumberSkeleton = () => (
  <>
    <span className="sr-only">{useText(dashboardText).loading}</span>
    <Skeleton className="h-[1lh] w-12" />
  </>
);

function Beginning() {
  const text = useText(dashboardText);
  return (
    <section
      aria-labelledby="beginning"
      className="settle flex flex-wrap items-center gap-x-8 gap-y-4 rounded-l bg-rose-wash p-5 sm:p-7"
    >
      <div className="flex flex-[1_1_16rem] flex-col gap-1">
        <h2 id="beginning" className="text-xl">
          {text.beginning}
        </h2>
        <p className="text-sm text-ink-soft">{text.beginningHelp}</p>
      </div>
      <AppLink to="/essentials?exercise=breathing" className={buttonClass("wine", "max-sm:w-full")}>
        {text.beginWithBreath}
      </AppLink>
    </section>
  );
}
