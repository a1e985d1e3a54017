import { fold } from "@bentrong/format/fold";

/** Limit of a person's messages in one conversation. */
export const SESSION_MESSAGES = 5;

/** The fixed message of the start button. */
export const STARTER = "Tôi đã sẵn sàng";

const isStarter = (text: string): boolean => fold(text).replace(/[!.\s]+$/, "") === fold(STARTER);

interface Said {
  role: "user" | "assistant";
  content: string;
  counted: boolean | undefined;
}

/**
 * True for one of the five messages: written, not tapped. If the server does not say, every message but the starter
 * counts.
 */
export const isOwnMessage = ({ role, content, counted }: Said, before: readonly Said[]): boolean =>
  role === "user" &&
  (counted ?? !(isStarter(content) && before.every((earlier) => earlier.role === "assistant")));

/** Counted messages among those of one conversation, oldest first. */
export const countedIn = (messages: readonly Said[]): number =>
  messages.filter((message, at) => isOwnMessage(message, messages.slice(0, at))).length;

export const remainingOf = (messages: readonly Said[]): number =>
  Math.max(0, SESSION_MESSAGES - countedIn(messages));
