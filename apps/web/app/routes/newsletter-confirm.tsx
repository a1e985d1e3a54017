import type { MetaArgs } from "react-router";
import { ConfirmSubscription } from "../features/newsletter/confirm-subscription.tsx";
import { preferencesText } from "../features/newsletter/preferences-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { confirmTitle: title } = textIn(preferencesText, language);
    return { title, description: title, path: "/newsletter/confirm", hidden: true };
  });

export default function NewsletterConfirm() {
  return <ConfirmSubscription />;
}
