import { type MetaArgs, useSearchParams } from "react-router";
import { AccountPage } from "../features/account/account-page.tsx";
import { ChangeForm } from "../features/account/change-form.tsx";
import { changeText } from "../features/account/change-text.ts";
import { useHandOver } from "../features/account/hand-over.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({
    ...textIn(changeText, language),
    path: "/change-password",
    hidden: true,
  }));

export default function ChangePassword() {
  const { heading, lead } = useText(changeText);
  const { email } = useHandOver();
  const [params] = useSearchParams();
  return (
    <AccountPage heading={heading} lead={lead}>
      <ChangeForm email={params.get("email") ?? email ?? ""} />
    </AccountPage>
  );
}
