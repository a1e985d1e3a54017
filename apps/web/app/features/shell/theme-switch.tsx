import { DeviceIcon, MoonIcon, SunIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { chooseTheme } from "../../lib/theme/theme.ts";
import { useThemeChoice } from "../../lib/theme/use-theme.ts";
import { shellText } from "./shell-text.ts";
import { SwitchButton, SwitchRow } from "./switch-button.tsx";

export function ThemeSwitch() {
  const text = useText(shellText);
  const chosen = useThemeChoice();
  const choices = [
    { value: "system", label: text.themeSystem, icon: <DeviceIcon /> },
    { value: "light", label: text.themeLight, icon: <SunIcon /> },
    { value: "dark", label: text.themeDark, icon: <MoonIcon /> },
  ] as const;
  return (
    <SwitchRow label={text.theme}>
      {choices.map(({ value, label, icon }) => (
        <SwitchButton key={value} label={label} chosen={chosen === value} onChoose={() => chooseTheme(value)}>
          {icon}
        </SwitchButton>
      ))}
    </SwitchRow>
  );
}
