import { z } from "zod/mini";
import type { Api } from "./result.ts";

const ModeUsage = z.object({ total: z.number(), used: z.number(), limit: z.number() });
const Answer = z.object({
  data: z.object({ map: ModeUsage, portal: ModeUsage, imaginary: z.object({ total: z.number() }) }),
});

/** Usage of each tool: all conversations, those begun in this month of Vietnam, and how many may begin in a month. */
export type CompanionUsage = z.infer<typeof Answer>["data"];

/** Undefined, and a line in the console, where it cannot be learnt: nothing may be shown as zero then. */
export async function getCompanionUsage(api: Api): Promise<CompanionUsage | undefined> {
  const answer = await api.get("/functions/v1/session/usage", { schema: Answer });
  if (answer.ok) return answer.data.data;
  console.error("The number of conversations could not be loaded", answer.error);
  return undefined;
}
