import type { MetaArgs } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { loadPaidPlans } from "../common/plans/load-paid-plans.ts";
import { PremiumStory } from "../features/membership/premium-story.tsx";
import { premiumText } from "../features/membership/premium-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/membership-upgrade.ts";

const load = ({ api }: PageSource) => ({ plans: loadPaidPlans(api) });
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(premiumText, language);
    return { title, description, path: "/membership/upgrade" };
  });

export default function MembershipUpgrade({ loaderData: { plans } }: Route.ComponentProps) {
  return <PremiumStory plans={plans} />;
}
