// Unsent text, kept for this tab until it is sent, so that a reload or another conversation in between loses nothing.
// It is private, so it is removed at sign-out.
import { z } from "zod/mini";

/** Keys with this prefix are removed when a session ends (api/session/logout.ts). */
const PREFIX = "draft ";

const Draft = z.object({
  text: z.string(),
  /** The message is under way, with an unknown outcome: it is sent again under the same key. */
  sent: z.optional(z.object({ clientId: z.string(), question: z.string() })),
});
export type Draft = z.infer<typeof Draft>;

const EMPTY: Draft = { text: "" };

export function readDraft(sessionId: string): Draft {
  try {
    const kept = Draft.safeParse(JSON.parse(window.sessionStorage.getItem(PREFIX + sessionId) ?? "null"));
    return kept.success ? kept.data : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepDraft(sessionId: string, draft: Draft): void {
  try {
    if (draft.text || draft.sent) window.sessionStorage.setItem(PREFIX + sessionId, JSON.stringify(draft));
    else window.sessionStorage.removeItem(PREFIX + sessionId);
  } catch {
    // Then it lives as long as the page does.
  }
}
