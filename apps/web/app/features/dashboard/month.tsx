import { cardClass } from "@bentrong/ui/card";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import type { CompanionUsage } from "../../api/companion-usage.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AwaitPanel } from "./await-panel.tsx";
import type { PartialDashboard } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";
import { Meter, toPercent } from "./meter.tsx";
import { NotLoaded, Panel } from "./panel.tsx";

/** Conversations of this calendar month, of those that the plan holds; nothing before the first one. */
export function Month({ usage }: Pick<PartialDashboard, "usage">) {
  const text = useText(dashboardText);
  return (
    <AwaitPanel
      value={usage}
      waiting={
        <MonthPanel>
          <Waiting words={text.loading} />
        </MonthPanel>
      }
    >
      {(known) => {
        if (known === undefined)
          return (
            <MonthPanel>
              <NotLoaded />
            </MonthPanel>
          );
        const month = sumMonth(known);
        const before = known.map.total + known.portal.total;
        return (
          month.used + before > 0 && (
            <MonthPanel>
              <Used {...month} />
            </MonthPanel>
          )
        );
      }}
    </AwaitPanel>
  );
}

const MonthPanel = ({ children }: { children: ReactNode }) => (
  <Panel id="month" title={useText(dashboardText).month}>
    <div className={`${cardClass} flex min-h-24 flex-col justify-center gap-3 p-4 sm:p-5`}>{children}</div>
  </Panel>
);

interface MonthUse {
  used: number;
  limit: number;
}

const sumMonth = ({ map, portal }: CompanionUsage): MonthUse => ({
  used: map.used + portal.used,
  limit: map.limit + portal.limit,
});

function Used({ used, limit }: MonthUse) {
  const text = useText(dashboardText);
  const label = text.sessionUsage(used, limit);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{label}</span>
        <span className="text-ink-soft tabular-nums">{toPercent(used, limit)}%</span>
      </p>
      <Meter labelledBy="month" part={used} whole={limit} valueText={label} />
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
