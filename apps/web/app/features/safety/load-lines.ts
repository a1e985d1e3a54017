import { type Hotline, parseHotlines } from "@bentrong/contract/safety";
import { listHotlines } from "../../api/hotlines.ts";
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

export async function loadLines(api: Pick<Api, "get">): Promise<KnownLines> {
  const answer = await listHotlines(api, AbortSignal.timeout(PATIENCE_MS));
  return { lines: answer.ok ? answer.data : parseHotlines([]), isKept: answer.ok, at: Date.now() };
}
