import type { MetaArgs } from "react-router";
import { LetterPreferences } from "../features/newsletter/letter-preferences.tsx";
import { lettersText } from "../features/newsletter/letters-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { preferencesTitle: title } = textIn(lettersText, language);
    return { title, description: title, path: "/newsletter/preferences", hidden: true };
  });

export default function NewsletterPreferences() {
  return <LetterPreferences />;
}
