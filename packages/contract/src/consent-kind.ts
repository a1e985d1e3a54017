// The purposes that people are asked about. Apart from the words, which a screen shows without checking anything.
import { z } from "zod/mini";

export const ConsentKind = z.enum(["terms", "sensitive", "model", "newsletter", "memory"]);
export type ConsentKind = z.infer<typeof ConsentKind>;
