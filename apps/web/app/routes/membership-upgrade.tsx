import type { MetaArgs } from "react-router";
import { PremiumStory } from "../features/membership/premium-story.tsx";
import { premiumText } from "../features/membership/premium-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(premiumText, language);
    return { title, description, path: "/membership/upgrade" };
  });

export default function MembershipUpgrade() {
  return <PremiumStory />;
}
