import { z } from "zod/mini";
import type { Api } from "../../lib/api/api.ts";

const Count = z.object({ streak: z.number() });
/** In `data`, or the answer itself: both are met. */
const Answer = z.union([z.object({ data: Count }), Count]);

/** Days in a row. Throws the server's words, or those of the specification. */
export async function fetchStreak(api: Api): Promise<number> {
  const answer = await api.get("/functions/v1/streak", { schema: Answer });
  if (!answer.ok) throw new Error(answer.error.message || "Failed to fetch streak");
  return "data" in answer.data ? answer.data.data.streak : answer.data.streak;
}
