import type { MetaArgs } from "react-router";
import { AccountPage } from "../features/account/account-page.tsx";
import { ForgotForm } from "../features/account/forgot-form.tsx";
import { forgotText } from "../features/account/forgot-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({
    ...textIn(forgotText, language),
    path: "/forgot-password",
    hidden: true,
  }));

export default function ForgotPassword() {
  const { heading, lead } = useText(forgotText);
  return (
    <AccountPage heading={heading} lead={lead}>
      <ForgotForm />
    </AccountPage>
  );
}
