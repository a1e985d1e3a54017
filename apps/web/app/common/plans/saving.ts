// Saving of a longer plan, from the real prices of the plans.
import type { Plan } from "../../api/plans.ts";

type Priced = Pick<Plan, "type" | "price">;

const MONTHS: Readonly<Record<string, number>> = { pro1month: 1, pro3month: 3, pro1year: 12 };

/** Undefined for plans that are not counted in months. */
export const getMonths = ({ type }: Pick<Plan, "type">): number | undefined => MONTHS[type];

/** đồng, rounded to the nearest. */
export const pricePerMonth = (price: number, months: number): number => Math.round(price / months);

/** Per cent below paying month by month, rounded down so that it never promises too much; undefined when nothing is saved. */
export function calculateSaving(plan: Priced, plans: readonly Priced[]): number | undefined {
  const months = getMonths(plan);
  const monthly = plans.find(({ type }) => type === "pro1month")?.price;
  if (!months || !monthly) return undefined;
  const full = monthly * months;
  const percent = Math.floor(((full - plan.price) * 100) / full);
  return percent > 0 ? percent : undefined;
}
