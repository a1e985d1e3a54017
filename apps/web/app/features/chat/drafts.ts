// Unsent text, kept for this tab until it is sent, so that a reload or another conversation in between loses nothing.
// It is private, so it is removed at sign-out.
import { z } from "zod/mini";
import { tabStore } from "../../lib/storage.ts";

const Draft = z.object({
  text: z.string(),
  /** The message is under way, with an unknown outcome: it is sent again under the same key. */
  sent: z.optional(z.object({ clientId: z.string(), question: z.string() })),
});
export type Draft = z.infer<typeof Draft>;

const EMPTY: Draft = { text: "" };

export function readDraft(sessionId: string): Draft {
  const kept = Draft.safeParse(tabStore.readJson(`draft ${sessionId}`));
  return kept.success ? kept.data : EMPTY;
}

export function keepDraft(sessionId: string, draft: Draft): void {
  if (draft.text || draft.sent) tabStore.write(`draft ${sessionId}`, draft);
  else tabStore.remove(`draft ${sessionId}`);
}
