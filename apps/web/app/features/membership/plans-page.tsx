import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { apiClient } from "../../api/client.ts";
import { FREE_PLAN, listPlans, type Plan } from "../../api/plans.ts";
import { unwrap } from "../../api/unwrap.ts";
import type { Membership } from "../../common/membership/membership.ts";
import { useMembership } from "../../common/membership/use-membership.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { Faq } from "./faq.tsx";
import { OneOnOneSection } from "./one-on-one-section.tsx";
import { PlanCard } from "./plan-card.tsx";
import { plansText } from "./plans-text.ts";
import { type OrderPlan, useOrderPlan } from "./use-order-plan.ts";

const loadPlans = async () => unwrap(await listPlans(apiClient()));

export function PlansPage() {
  const text = useText(plansText);
  const membership = useMembership();
  const order = useOrderPlan();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-5 py-10 sm:px-8 md:gap-14 md:py-16">
      <header className="flex max-w-reading flex-col gap-3">
        <h1 className="text-3xl">{text.heading}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      <CurrentPlan membership={membership} order={order} />
      {membership?.premium && <OneOnOneSection />}
      <section aria-labelledby="plans" className="flex flex-col gap-5">
        <h2 id="plans" className="text-2xl">
          {text.plansTitle}
        </h2>
        <Plans membership={membership} order={order} />
        <p className="text-sm">
          <AppLink
            to="/orders"
            className="inline-flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
          >
            {text.orders}
          </AppLink>
        </p>
      </section>
      <Faq />
    </div>
  );
}

function Plans({ membership, order }: { membership: Membership | undefined; order: OrderPlan }) {
  const text = useText(plansText);
  const plans = useQuery(loadPlans);
  if (plans.status === "failed") {
    return (
      <Notice tone="problem">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>{text.loadFailed}</p>
          <RetryButton retry={plans.retry} />
        </div>
      </Notice>
    );
  }
  if (plans.status === "loading" || !membership) {
    return (
      <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <span className="sr-only">{text.loading}</span>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-110 rounded-l" />
        ))}
      </div>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {plans.value.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          plans={plans.value}
          isCurrent={isInUse(plan, membership)}
          order={order}
        />
      ))}
    </div>
  );
}

/** In the days of grace no plan is in use: the one that ended can be chosen again. */
function isInUse(plan: Plan, { premium, current, running, graceEndsAt }: Membership): boolean {
  if (graceEndsAt) return false;
  return plan.id === (premium ? (running ?? current)?.planId : FREE_PLAN);
}
