// The short texts that the server keeps for everybody and for each role. The server alone decides who may read which.
import { z } from "zod/mini";
import { Refusal } from "../../api/refusal.ts";
import type { Api } from "../../api/result.ts";

const Answer = z.object({ data: z.string() });

/** Thrown where the server gives no `error` of its own. */
const FIXED = {
  "user-content": "Failed to fetch user content",
  "mod-content": "Failed to fetch moderator content",
  "admin-content": "Failed to fetch admin content",
} as const;
const PUBLIC_FAILED = "Failed to fetch public content";

export type ProtectedText = keyof typeof FIXED;

/** Throws a `Refusal`. */
export async function protectedText(api: Api, name: ProtectedText): Promise<string> {
  const answer = await api.get(`/rest/v1/${name}`, { schema: Answer });
  if (!answer.ok) throw new Refusal(answer.error, FIXED[name]);
  return answer.data.data;
}

/** Sent without key and token: it is there for everybody. Throws a `Refusal`. */
export async function publicText(fetchText: typeof fetch = (...asked) => fetch(...asked)): Promise<string> {
  let failed = { status: 0, code: "network", message: "", body: undefined as unknown };
  try {
    const response = await fetchText("/rest/v1/public");
    const body: unknown = await response.json();
    const parsed = Answer.safeParse(body);
    if (response.ok && parsed.success) return parsed.data.data;
    failed = { status: response.status, code: `http_${response.status}`, message: "", body };
  } catch {
    // No answer, or one that is no JSON: told by the fixed text.
  }
  throw new Refusal(failed, PUBLIC_FAILED);
}
