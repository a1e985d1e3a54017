import { z } from "zod/mini";

export const Text = z.object({ data: z.string() });
