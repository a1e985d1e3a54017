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

/** One of the five: written, not tapped. Of a server that does not tell, every message but the starter. */
export const isOwnMessage = ({ role, content, counted }: Said, before: readonly Said[]): boolean =>
  role === "user" &&
  (counted ?? !(isStarter(content) && before.every((earlier) => earlier.role === "assistant")));

/** Counted messages among those of one conversation, oldest first. */
export const countedIn = (messages: readonly Said[]): number =>
  messages.filter((message, at) => isOwnMessage(message, messages.slice(0, at))).length;

export const remainingOf = (messages: readonly Said[]): number =>
  Math.max(0, SESSION_MESSAGES - countedIn(messages));
