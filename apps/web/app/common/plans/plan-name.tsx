import type { Language } from "../../lib/i18n/language.ts";
import { useLanguage } from "../../lib/i18n/use-text.ts";

/** The names that plans have from the first start; one that staff gave stays as they wrote it. */
const ENGLISH: Readonly<Partial<Record<string, string>>> = {
  "Miễn phí": "Free",
  "Premium 1 tháng": "Premium, 1 month",
  "Premium 3 tháng": "Premium, 3 months",
  "Premium 1 năm": "Premium, 1 year",
};

export const planNameIn = (name: string, language: Language): string =>
  (language === "en" && ENGLISH[name]) || name;

/** The name of a plan, or the title of what an order was for. */
export function PlanName({ name }: { name: string }) {
  const language = useLanguage();
  if (language === "vi") return name;
  return ENGLISH[name] ?? <span lang="vi">{name}</span>;
}
