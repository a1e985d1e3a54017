// Note for the login page about a session that ended without a sign-out: kept for that page, in this tab alone.
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
  try {
    window.sessionStorage.setItem(KEY, `${note.reason} ${note.email}`);
  } catch {
    // Then the page says nothing about it.
  }
}

/** Once: it is about the visit before. */
export function takeEndedNote(): EndedNote | undefined {
  try {
    const [word, email = ""] = (window.sessionStorage.getItem(KEY) ?? "").split(" ");
    window.sessionStorage.removeItem(KEY);
    const reason = END_REASONS.find((one) => one === word);
    return reason && { reason, email };
  } catch {
    return undefined;
  }
}
