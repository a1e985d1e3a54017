import type { MetaArgs } from "react-router";
import { PlansPage } from "../features/membership/plans-page.tsx";
import { plansText } from "../features/membership/plans-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(plansText, language);
    return { title, description, path: "/upgrade-ai-chat", hidden: true };
  });

export default function Plans() {
  return <PlansPage />;
}
