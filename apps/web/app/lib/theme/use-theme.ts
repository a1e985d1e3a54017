import { useSyncExternalStore } from "react";
import { onThemeChange, type ThemeChoice, themeChoice } from "./theme.ts";

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(onThemeChange, themeChoice, () => "system");
