// Two catalogues, Vietnamese first. Each feature defines its own beside its screens, so a page carries only
// the words it says.
import type { Language } from "./language.ts";

/** The same keys in the other language: plain texts, or functions of the same values. */
type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Like<T[K]>;
};

export interface Text<T> {
  readonly vi: T;
  readonly en: Like<T>;
}

/** `defineText({ vi: { title: "…" }, en: { title: "…" } })`: a key missing in English does not compile. */
export const defineText = <const T extends object>(text: Text<T>): Text<T> => text;

export const textIn = <T>(text: Text<T>, language: Language): Like<T> =>
  // A literal type is always assignable to the widened shape of itself.
  language === "en" ? text.en : (text.vi as unknown as Like<T>);
