// Frame of a page that has neither header nor footer: the link home, and the two switches.
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { shellText } from "./shell-text.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

export function BareMark() {
  const text = useText(shellText);
  const { name } = useBrand();
  return (
    <AppLink to="/" className="flex py-2" aria-label={`${name} – ${text.home}`}>
      <Wordmark />
    </AppLink>
  );
}

export const BareFoot = () => (
  <>
    <LanguageSwitch />
    <ThemeSwitch />
  </>
);
