import { HOTLINES_QUERY, type Hotline, parseHotlines } from "@bentrong/contract/safety";
import type { Api } from "../../api/result.ts";

/** Short timeout in milliseconds: people who open this page may not be able to wait. */
const PATIENCE_MS = 4_000;

export interface KnownLines {
  lines: readonly Hotline[];
  /** False: the list did not answer, and the lines are the built-in ones. */
  isKept: boolean;
  /** Milliseconds: when they were asked for. */
  at: number;
}

/** As anybody sees them: a session that has ended must not stand between somebody and a telephone number. */
export async function loadLines(api: Pick<Api, "get">): Promise<KnownLines> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await api.get(HOTLINES_QUERY, { token: null, signal });
  return { lines: parseHotlines(answer.ok ? answer.data : []), isKept: answer.ok, at: Date.now() };
}
