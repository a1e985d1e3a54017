import type { MetaArgs } from "react-router";
import { EmailPreferences } from "../features/newsletter/email-preferences.tsx";
import { preferencesText } from "../features/newsletter/preferences-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { notices: title } = textIn(preferencesText, language);
    return { title, description: title, path: "/notices/preferences", hidden: true };
  });

export default function NoticePreferences() {
  return <EmailPreferences list="notices" />;
}
