// State that a conversation carries from turn to turn besides its messages. Stored with each reply, encrypted.
import { z } from "zod";
import { CrisisStateSchema } from "./crisis/crisis-state.ts";

export const ChoiceSchema = z.object({ id: z.string(), label: z.string() });

export const DialogueSchema = z.object({
  /** The safety question of the latest reply, and of no other. */
  asked: z.enum(["self", "harmed", "other", "threat"]).optional(),
  /** The signs that were asked about: the same ones are not asked about again. */
  doubts: z.array(z.string()),
  /** Count of the person's messages that a "no" has answered for. */
  believed: z.number(),
  crisis: CrisisStateSchema.optional(),
});
export type Dialogue = z.infer<typeof DialogueSchema>;

export const NEW_DIALOGUE: Dialogue = { doubts: [], believed: 0 };
