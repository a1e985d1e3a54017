import { fold } from "@bentrong/format/fold";

/** Limit of a person's messages in one conversation. */
export const SESSION_MESSAGES = 5;

/** The fixed message of the start button. */
export const START_MESSAGE = "Tôi đã sẵn sàng";

const isStartMessage = (text: string): boolean => fold(text).replace(/[!.\s]+$/, "") === fold(START_MESSAGE);

interface LimitedMessage {
  role: "user" | "assistant";
  content: string;
  counted: boolean | undefined;
}

/**
 * True for one of the five messages: written, not tapped. If the server does not say, every message but the starter
 * counts.
 */
export const countsTowardLimit = (
  { role, content, counted }: LimitedMessage,
  before: readonly LimitedMessage[],
): boolean =>
  role === "user" &&
  (counted ?? !(isStartMessage(content) && before.every((earlier) => earlier.role === "assistant")));

/** Counted messages among those of one conversation, oldest first. */
export const countTowardLimit = (messages: readonly LimitedMessage[]): number =>
  messages.filter((message, at) => countsTowardLimit(message, messages.slice(0, at))).length;

export const countRemainingMessages = (messages: readonly LimitedMessage[]): number =>
  Math.max(0, SESSION_MESSAGES - countTowardLimit(messages));
