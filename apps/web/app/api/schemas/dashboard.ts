// Schemas of the dashboard's own calls; fetched together with the first answer.
import { z } from "zod/mini";
import type { Schema } from "../result.ts";

const ReflectionRow = z.object({
  id: z.string(),
  mode: z.string(),
  summary: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
});
export type ReflectionRow = z.infer<typeof ReflectionRow>;
export const Reflections = z.array(ReflectionRow);

export const Ids = z.array(z.object({ id: z.string() }));

const Titled = z.object({ id: z.number(), title: z.string(), createdAt: z.string() });
export type Titled = z.infer<typeof Titled>;
export const TitledList = z.array(Titled);

const Count = z.object({ streak: z.number() });
/** In `data`, or the answer itself: both are met. A choice of shapes would be one more check that every page carries. */
export const Streak: Schema<z.infer<typeof Count>> = {
  safeParse(body) {
    const inData = z.object({ data: Count }).safeParse(body);
    return inData.success ? { success: true, data: inData.data.data } : Count.safeParse(body);
  },
};
