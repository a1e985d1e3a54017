import { money } from "@bentrong/format/money";
import { Badge } from "@bentrong/ui/badge";
import { Button } from "@bentrong/ui/button";
import { CheckIcon } from "@bentrong/ui/icons";
import { FREE_PLAN, type Plan } from "../../api/plans.ts";
import { PlanName } from "../../common/plans/plan-name.tsx";
import { calculateSaving, getMonths, pricePerMonth } from "../../common/plans/saving.ts";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { plansText, planWords } from "./plans-text.ts";
import type { OrderPlan } from "./use-order-plan.ts";

interface Props {
  plan: Plan;
  plans: readonly Plan[];
  isCurrent: boolean;
  order: OrderPlan;
}

const POPULAR = "pro3month";

export function PlanCard({ plan, plans, isCurrent, order }: Props) {
  const text = useText(plansText);
  const words = useText(planWords);
  // Types that nobody wrote words for show how long they last.
  const known = plan.type in words ? words[plan.type as keyof typeof words] : undefined;
  const { ordering } = order;
  const isPopular = plan.type === POPULAR;
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col gap-5 rounded-l border bg-card p-5 sm:p-6 ${isPopular ? "border-wine-ink/50" : "border-line"}`}
    >
      <header className="flex flex-col gap-2">
        <p className="empty:hidden xl:min-h-7 xl:empty:block">{isPopular && <Badge>{text.popular}</Badge>}</p>
        <h3 id={`plan-${plan.id}`} className="text-xl">
          <PlanName name={plan.name} />
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-2xl">{money(plan.price)}</span>
          <span className="text-sm whitespace-nowrap text-ink-soft">
            {known?.per ?? text.days(plan.duration)}
          </span>
        </p>
        <MonthPrice plan={plan} plans={plans} />
      </header>
      {known && (
        <ul className="flex flex-col gap-2 text-sm">
          {known.gives.map((line) => (
            <li key={line} className="flex gap-2.5">
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-sage" />
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-col gap-3">
        <ChooseButton plan={plan} isCurrent={isCurrent} order={order} />
        {ordering.kind === "failed" && ordering.planId === plan.id && (
          <FixedNotice
            tone="problem"
            vi={text.orderFailed}
            en="An error occurred while creating the order. Please try again."
          />
        )}
      </div>
    </article>
  );
}

/** Price of a longer plan per month, and its saving. */
function MonthPrice({ plan, plans }: Pick<Props, "plan" | "plans">) {
  const text = useText(plansText);
  const months = getMonths(plan);
  const saving = calculateSaving(plan, plans);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft empty:hidden xl:min-h-16 xl:flex-col xl:items-start xl:empty:block">
      {months !== undefined && months > 1 && text.perMonth(money(pricePerMonth(plan.price, months)))}
      {saving !== undefined && <Badge tone="sage">{text.saving(saving)}</Badge>}
    </p>
  );
}

function ChooseButton({ plan, isCurrent, order: { ordering, choose } }: Omit<Props, "plans">) {
  const text = useText(plansText);
  const isBusy = ordering.kind === "busy";
  const isThis = isBusy && ordering.planId === plan.id;
  const isFree = plan.id === FREE_PLAN;
  const label = isThis ? text.processing : isFree ? text.freePlanButton : text.upgrade;
  return (
    <Button
      tone={isCurrent || isFree ? "stone" : "wine"}
      className="w-full"
      disabled={isCurrent || isFree || isBusy}
      aria-describedby={`plan-${plan.id}`}
      onClick={() => void choose(plan.id)}
    >
      {isCurrent ? text.inUse : label}
    </Button>
  );
}
