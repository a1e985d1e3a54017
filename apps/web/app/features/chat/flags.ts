// What a person does not want to be shown again. `false` means "not any more"; anything else, or nothing, shows it.

export const FLAGS = {
  /** What is said before the first conversation. */
  disclaimer: "LS_SHOW_DISCLAIMER",
  /** What a tool is for. */
  intro: "LS_SHOW_CHAT_INTRO",
  /** How to use it: opens by itself once after each sign-in, unless something else was shown first. */
  guide: "LS_SHOW_MODAL",
} as const;

export type Flag = keyof typeof FLAGS;

export function isWanted(flag: Flag): boolean {
  try {
    return window.localStorage.getItem(FLAGS[flag]) !== "false";
  } catch {
    return true;
  }
}

export function notAnyMore(flag: Flag): void {
  try {
    window.localStorage.setItem(FLAGS[flag], "false");
  } catch {
    // It is shown again next time.
  }
}
