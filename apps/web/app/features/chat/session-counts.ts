import { z } from "zod/mini";
import type { Api } from "../../lib/api/api.ts";

const Rows = z.array(z.object({ mode: z.string() }));

export interface SessionCounts {
  map: number;
  portal: number;
  imaginary: number;
}

/** How many conversations of each kind a person has had; none when that cannot be learnt. */
export async function loadSessionCounts(api: Api): Promise<SessionCounts> {
  const counts = { map: 0, portal: 0, imaginary: 0 };
  const answer = await api.get("/rest/v1/session?select=mode", { schema: Rows });
  if (!answer.ok) return counts;
  for (const { mode } of answer.data) {
    if (mode === "map" || mode === "portal" || mode === "imaginary") counts[mode] += 1;
  }
  return counts;
}
