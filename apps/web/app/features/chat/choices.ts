import { z } from "zod/mini";

/** Choices to tap next; a server may send none. */
export const Choices = z.catch(
  z.optional(z.array(z.object({ id: z.string(), label: z.string() }))),
  undefined,
);
export type Choice = NonNullable<z.infer<typeof Choices>>[number];
