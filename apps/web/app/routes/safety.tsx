import type { MetaArgs } from "react-router";
import { SafetyPage } from "../features/safety/safety-page.tsx";
import { safetyText } from "../features/safety/safety-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(safetyText, language);
    return { title, description, path: "/an-toan" };
  });

export default function Safety() {
  return <SafetyPage />;
}
