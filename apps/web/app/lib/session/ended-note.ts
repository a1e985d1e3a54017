// Note for the login page about a session that ended without a sign-out: kept for that page, in this tab alone.
import { tabStore } from "../storage.ts";

const KEY = "session ended";

export const END_REASONS = [
  "signed_out",
  "password_changed",
  "factor_added",
  "blocked",
  "expired",
  "unknown",
] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface EndedNote {
  reason: EndReason;
  email: string;
}

export function leaveEndedNote(note: EndedNote): void {
  tabStore.write(KEY, `${note.reason} ${note.email}`);
}

/** Once: it is about the visit before. */
export function takeEndedNote(): EndedNote | undefined {
  const [word, email = ""] = (tabStore.take(KEY) ?? "").split(" ");
  const reason = END_REASONS.find((one) => one === word);
  return reason && { reason, email };
}
