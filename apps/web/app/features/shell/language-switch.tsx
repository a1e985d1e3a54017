import { useRevalidator } from "react-router";
import { type Language, rememberLanguage } from "../../lib/i18n/language.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { shellText } from "./shell-text.ts";
import { SwitchButton, SwitchRow } from "./switch-button.tsx";

const NAMES: Record<Language, string> = { vi: "Tiếng Việt", en: "English" };

export function LanguageSwitch() {
  const text = useText(shellText);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  return (
    <SwitchRow label={text.language}>
      {(["vi", "en"] as const).map((each) => (
        <SwitchButton
          key={each}
          lang={each}
          chosen={language === each}
          onChoose={() => {
            rememberLanguage(each);
            void revalidate();
          }}
        >
          {NAMES[each]}
        </SwitchButton>
      ))}
    </SwitchRow>
  );
}
