import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useText } from "../../lib/i18n/use-text.ts";
import { Arriving } from "./arriving.tsx";
import type { Arrivals } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";
import { Meter, percentOf } from "./meter.tsx";
import { NotLoaded, Panel } from "./panel.tsx";

const SESSIONS_A_MONTH = 15;

/** Conversations of this calendar month. */
export function Month({ month }: Pick<Arrivals, "month">) {
  const text = useText(dashboardText);
  return (
    <Panel id="month" title={text.month}>
      <div className={`${cardClass} flex min-h-24 flex-col justify-center gap-3 p-4 sm:p-5`}>
        <Arriving value={month} waiting={<Waiting words={text.loading} />}>
          {(used) => (used === undefined ? <NotLoaded /> : <Used used={used} />)}
        </Arriving>
      </div>
    </Panel>
  );
}

function Used({ used }: { used: number }) {
  const text = useText(dashboardText);
  const said = text.monthOf(used, SESSIONS_A_MONTH);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{said}</span>
        <span className="text-ink-soft tabular-nums">{percentOf(used, SESSIONS_A_MONTH)}%</span>
      </p>
      <Meter labelledBy="month" part={used} whole={SESSIONS_A_MONTH} said={said} />
    </>
  );
}

const Waiting = ({ words }: { words: string }) => (
  <>
    <p role="status" className="sr-only">
      {words}
    </p>
    <Skeleton className="h-6 w-3/5" />
    <Skeleton className="h-2 w-full" />
  </>
);
