import { z } from "zod/mini";

/** What can be tapped next; a server may know of none. */
export const Choices = z.catch(
  z.optional(z.array(z.object({ id: z.string(), label: z.string() }))),
  undefined,
);
export type Choice = NonNullable<z.infer<typeof Choices>>[number];
