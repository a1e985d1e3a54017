// Listening data of the account. Row-level security shows and removes only one's own rows.
import { z } from "zod/mini";
import type { Api, ApiError, ApiResult } from "../../api/result.ts";

const Rows = z.array(z.object({ createdAt: z.string() }));
const ALREADY = 409;

/** True if listening is recorded. Throws the call's error. */
export async function isListeningKept(api: Api): Promise<boolean> {
  const answer = await api.get("/rest/v1/listeningOptOut?select=createdAt", { schema: Rows });
  if (!answer.ok) throw new Error(answer.error.message || answer.error.code);
  return answer.data.length === 0;
}

const mine = (table: string, person: string): string =>
  `/rest/v1/${table}?userId=eq.${encodeURIComponent(person)}`;

const problemOf = (answer: ApiResult<unknown>): ApiError | undefined =>
  answer.ok ? undefined : answer.error;

/** Undefined: it went well. */
export async function keepListening(api: Api, person: string, kept: boolean): Promise<ApiError | undefined> {
  if (kept) return problemOf(await api.send("DELETE", mine("listeningOptOut", person)));
  const problem = problemOf(await api.post("/rest/v1/listeningOptOut", {}));
  // Another tab was faster.
  return problem?.status === ALREADY ? undefined : problem;
}

/** Every listen and every place. Undefined: they are gone. */
export async function forgetListening(api: Api, person: string): Promise<ApiError | undefined> {
  const answers = await Promise.all(
    ["listeningHistory", "listeningPosition"].map((table) => api.send("DELETE", mine(table, person))),
  );
  return answers.map(problemOf).find((problem) => problem !== undefined);
}
