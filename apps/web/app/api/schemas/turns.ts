// Answers of the companion to a message, and the status of a conversation's turn.
import { z } from "zod/mini";

/** Choices to tap next; a server may send none. */
const Choices = z.catch(z.optional(z.array(z.object({ id: z.string(), label: z.string() }))), undefined);
export type Choice = NonNullable<z.infer<typeof Choices>>[number];

export const Intro = z.object({ response: z.string() });

export const Status = z.object({
  data: z.object({
    remaining: z.optional(z.number()),
    choices: Choices,
    running: z.optional(z.nullable(z.object({ clientId: z.string(), question: z.string() }))),
  }),
});

export const Engine = z.object({ data: z.object({ engine: z.optional(z.string()) }) });

export const Outcome = z.object({
  response: z.string(),
  title: z.optional(z.nullable(z.string())),
  data: z.optional(
    z.nullable(
      z.object({
        messageId: z.optional(z.string()),
        remaining: z.optional(z.number()),
        /** A proposal for the closing note. */
        summary: z.optional(z.nullable(z.string())),
        choices: Choices,
      }),
    ),
  ),
});
export type Outcome = z.infer<typeof Outcome>;

/** A refusal with a text for the person. */
export const Refused = z.object({ response: z.string() });

export const Token = z.object({ text: z.string() });
