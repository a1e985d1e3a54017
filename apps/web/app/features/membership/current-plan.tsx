import { shortDate } from "@bentrong/format/dates";
import { Badge } from "@bentrong/ui/badge";
import { Button } from "@bentrong/ui/button";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import type { MembershipRow } from "../../api/memberships.ts";
import type { Membership } from "../../common/membership/membership.ts";
import { PlanName, planNameIn } from "../../common/plans/plan-name.tsx";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { plansText } from "./plans-text.ts";
import { daysFrom, isEndingSoon, remainingDays } from "./remaining-days.ts";
import type { OrderPlan } from "./use-order-plan.ts";

interface Props {
  /** Undefined until it is known. */
  membership: Membership | undefined;
  order: OrderPlan;
}

/** The person's plan, its end, and the link that prolongs it. */
export function CurrentPlan({ membership, order }: Props) {
  const text = useText(plansText);
  return (
    <section
      aria-labelledby="current-plan"
      className="flex flex-col gap-2 rounded-l border border-line bg-card p-5 sm:p-6"
    >
      <h2 id="current-plan" className="text-sm font-medium text-ink-soft">
        {text.currentTitle}
      </h2>
      {membership ? (
        <Known membership={membership} order={order} />
      ) : (
        <Skeleton className="h-20 w-full max-w-sm" />
      )}
    </section>
  );
}

function Known({
  membership: { premium, current, running, upcoming = [], graceEndsAt },
  order,
}: {
  membership: Membership;
  order: OrderPlan;
}) {
  const text = useText(plansText);
  const language = useLanguage();
  if (!premium || !current?.expiresAt) {
    return (
      <>
        <p className="font-serif text-xl">{text.freePlan}</p>
        <p className="text-sm text-ink-soft">{text.freeHelp}</p>
      </>
    );
  }
  // The period that runs now, not the one bought last; the days left are those of both.
  const inForce = running ?? current;
  const name = inForce.plan?.name ?? "Premium";
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2.5 font-serif text-xl">
          <PlanName name={name} /> <Badge tone="gold">Premium</Badge>
          {inForce.isGiven && <Badge tone="sage">{text.given}</Badge>}
        </p>
        {graceEndsAt ? (
          <Grace endedAt={current.expiresAt} graceEndsAt={graceEndsAt} />
        ) : (
          <Remaining end={current.expiresAt} />
        )}
        {upcoming.map(({ startsAt, plan }) => (
          <p key={startsAt} className="text-sm text-ink-soft">
            {text.upcoming(planNameIn(plan?.name ?? "Premium", language), shortDate(startsAt ?? ""))}
          </p>
        ))}
      </div>
      <Renew name={name} row={inForce} order={order} />
    </div>
  );
}

function Remaining({ end }: { end: string }) {
  const text = useText(plansText);
  const days = remainingDays(end, new Date());
  return (
    <>
      <p className={`font-medium ${isEndingSoon(days) ? "text-wine-ink" : "text-sage"}`}>
        {text.remaining(days)}
      </p>
      <p className="text-sm text-ink-soft">
        {text.until} <time dateTime={end}>{shortDate(end)}</time>
      </p>
    </>
  );
}

function Grace({ endedAt, graceEndsAt }: { endedAt: string; graceEndsAt: Date }): ReactNode {
  const text = useText(plansText);
  return (
    <>
      <p className="font-medium text-wine-ink">{text.grace(daysFrom(endedAt, graceEndsAt))}</p>
      <p className="text-sm text-ink-soft">{text.graceUntil(shortDate(endedAt), shortDate(graceEndsAt))}</p>
    </>
  );
}

/** The card of the plan in use cannot be chosen; this link renews it. */
function Renew({
  name,
  row: { planId },
  order: { ordering, choose },
}: {
  name: string;
  row: MembershipRow;
  order: OrderPlan;
}) {
  const text = useText(plansText);
  const language = useLanguage();
  const isThis = ordering.kind !== "idle" && ordering.planId === planId;
  return (
    <div className="flex flex-col gap-2">
      <Button tone="quiet" disabled={ordering.kind === "busy"} onClick={() => void choose(planId)}>
        {isThis && ordering.kind === "busy" ? text.processing : text.renew(planNameIn(name, language))}
      </Button>
      <p className="max-w-xs text-xs text-ink-soft">{text.renewHelp}</p>
      {isThis && ordering.kind === "failed" && (
        <FixedNotice
          tone="problem"
          vi={text.orderFailed}
          en="An error occurred while creating the order. Please try again."
        />
      )}
    </div>
  );
}
