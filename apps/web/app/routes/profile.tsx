import type { MetaArgs } from "react-router";
import { AccountPage } from "../features/profile/account-page.tsx";
import { accountText } from "../features/profile/account-text.ts";
import { LanguageSwitch } from "../features/shell/language-switch.tsx";
import { ThemeSwitch } from "../features/shell/theme-switch.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

// Fetched when it is asked for: what the player remembers is no part of this page.
const forgetListeningHere = () =>
  import("../features/player/forget-places.ts").then(({ forgetPlaces }) => forgetPlaces());

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(accountText, language);
    return { title, description, path: "/profile", hidden: true };
  });

export default function Profile() {
  return (
    <AccountPage
      forgetListeningHere={forgetListeningHere}
      switches={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    />
  );
}
