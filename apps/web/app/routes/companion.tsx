import type { MetaArgs } from "react-router";
import { companionText } from "../features/companion/companion-text.ts";
import {
  CompanionBenefits,
  CompanionClosing,
  CompanionHero,
  CompanionStory,
  CompanionTools,
} from "../features/companion/landing.tsx";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { companion: true };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(companionText, language);
    return { title, description, path: "/companion" };
  });

export default function Companion() {
  return (
    <>
      <CompanionHero />
      <CompanionStory />
      <CompanionTools />
      <CompanionBenefits />
      <CompanionClosing />
    </>
  );
}
