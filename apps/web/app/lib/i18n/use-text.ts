import { useBoot } from "../use-boot.ts";
import type { Language } from "./language.ts";
import { type Text, textIn } from "./text.ts";

export const useLanguage = (): Language => useBoot().language;

export const useText = <T>(text: Text<T>) => textIn(text, useLanguage());
