import { usePublicConfig } from "../use-public-config.ts";
import type { Language } from "./language.ts";
import { type Text, textIn } from "./text.ts";

export const useLanguage = (): Language => usePublicConfig().language;

export const useText = <T>(text: Text<T>) => textIn(text, useLanguage());
