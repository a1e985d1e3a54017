import { money } from "@bentrong/format/money";
import type { Plan } from "../../api/plans.ts";
import { defineText } from "../../lib/i18n/text.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { PlanName, planNameIn } from "./plan-name.tsx";
import { getMonths, pricePerMonth } from "./saving.ts";

const pricesText = defineText({
  vi: {
    title: "Giá các gói Premium",
    days: (n: number) => `${n} ngày`,
    perMonth: (price: string) => `tính ra ${price} mỗi tháng`,
    choose: "Chọn",
    chooseNamed: (name: string) => `Chọn gói ${name}`,
  },
  en: {
    title: "Premium prices",
    days: (n: number) => `${n} days`,
    perMonth: (price: string) => `comes to ${price} a month`,
    choose: "Choose",
    chooseNamed: (name: string) => `Choose ${name}`,
  },
});

interface Props {
  /** Those that cost something. */
  plans: readonly Plan[];
  /** Path on which a plan is chosen; absent: the prices are only shown. */
  chooseAt?: string;
}

/** Prices of Premium, shown before anybody is asked to sign in. */
export function PlanPrices({ plans, chooseAt }: Props) {
  const text = useText(pricesText);
  const language = useLanguage();
  if (plans.length === 0) return null;
  return (
    <ul aria-label={text.title} className="w-full divide-y divide-line border-y border-line">
      {plans.map((plan) => (
        <li key={plan.id} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
          <Price plan={plan} />
          {chooseAt && (
            <AppLink
              to={chooseAt}
              aria-label={text.chooseNamed(planNameIn(plan.name, language))}
              className="inline-flex min-h-11 shrink-0 items-center px-2 text-sm font-medium text-wine-ink underline-offset-4 hover:underline"
            >
              {text.choose}
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Price({ plan }: { plan: Plan }) {
  const text = useText(pricesText);
  const months = getMonths(plan);
  const note =
    months === undefined
      ? text.days(plan.duration)
      : months > 1 && text.perMonth(money(pricePerMonth(plan.price, months)));
  return (
    <p className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <PlanName name={plan.name} />
        {note && <span className="block text-sm text-ink-soft tabular-nums">{note}</span>}
      </span>
      <span className="font-medium whitespace-nowrap tabular-nums">{money(plan.price)}</span>
    </p>
  );
}
