import type { MetaArgs } from "react-router";
import { legalMeta } from "../features/legal/legal.ts";
import { LegalPage } from "../features/legal/legal-page.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

// Two addresses, one page: the canonical link names one of them.
export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(legalMeta, language);
    return { title, description, path: "/dieu-khoan" };
  });

export default function LegalRoute() {
  return <LegalPage />;
}
