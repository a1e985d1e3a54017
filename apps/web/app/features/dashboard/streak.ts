import { z } from "zod/mini";
import type { Api, Schema } from "../../api/result.ts";

const Count = z.object({ streak: z.number() });
/** In `data`, or the answer itself: both are met. A choice of shapes would be one more check that every page carries. */
const Answer: Schema<z.infer<typeof Count>> = {
  safeParse(body) {
    const inData = z.object({ data: Count }).safeParse(body);
    return inData.success ? { success: true, data: inData.data.data } : Count.safeParse(body);
  },
};

/** Days in a row. Throws the server's words, or those of the specification. */
export async function fetchStreak(api: Api): Promise<number> {
  const answer = await api.get("/functions/v1/streak", { schema: Answer });
  if (!answer.ok) {
    // Without an answer the message is the browser's.
    const said = answer.error.status === 0 ? "" : answer.error.message;
    throw new Error(said || "Failed to fetch streak");
  }
  return answer.data.streak;
}
