import { fold } from "@bentrong/format/fold";

/** So many messages of a person belong to one conversation. */
export const SESSION_MESSAGES = 5;

/** The fixed message of the start button. */
export const STARTER = "Tôi đã sẵn sàng";

const isStarter = (text: string): boolean => fold(text).replace(/[!.\s]+$/, "") === fold(STARTER);

interface Said {
  role: "user" | "assistant";
  content: string;
  counted: boolean | undefined;
}

/** Counted messages among those of one conversation, oldest first. Of a server that does not tell, all but the starter. */
export function countedIn(messages: readonly Said[]): number {
  const own = messages.filter(({ role }) => role === "user");
  return own.filter(({ counted, content }, i) => counted ?? !(i === 0 && isStarter(content))).length;
}

export const remainingOf = (messages: readonly Said[]): number =>
  Math.max(0, SESSION_MESSAGES - countedIn(messages));
