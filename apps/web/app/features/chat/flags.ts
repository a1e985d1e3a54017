// Notices that a person does not want to see again. `false` means "not any more"; any other value, or none, shows the
// notice.
import { localStore } from "../../lib/storage.ts";

const FLAGS = {
  /** Notice before the first conversation. */
  disclaimer: "LS_SHOW_DISCLAIMER",
  /** Purpose of a tool. */
  intro: "LS_SHOW_CHAT_INTRO",
  /** Guide to a tool: opens by itself once after each sign-in, unless another dialog was shown first. */
  guide: "LS_SHOW_MODAL",
} as const;

export type Flag = keyof typeof FLAGS;

export const isFlagSet = (flag: Flag): boolean => localStore.read(FLAGS[flag]) !== "false";

export const clearFlag = (flag: Flag): boolean => localStore.write(FLAGS[flag], "false");
