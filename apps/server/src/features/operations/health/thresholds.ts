// Thresholds of the health page: "bad" needs an action of the operator, "watch" needs attention.
import type { Health, Level } from "@bentrong/contract/operations";

const MINUTE = 60_000;
const GB = 1024 ** 3;
/** Five requests to a store in the same country take a tenth of it. */
const SLOW_STORE_MS = 2_500;

const ORDER: readonly Level[] = ["good", "watch", "bad"];
export const worst = (levels: readonly Level[]): Level =>
  ORDER.findLast((level) => levels.includes(level)) ?? "good";

/** `value` from `watch` on is to be watched, from `bad` on bad. */
const rising = (value: number, watch: number, bad: number): Level => {
  if (value >= bad) return "bad";
  return value >= watch ? "watch" : "good";
};

/** Milliseconds since a time; 0 when there is none. */
const getAge = (time: string | null, now: number): number =>
  time === null ? 0 : Math.max(0, now - Date.parse(time));

export const checkDatabase = ({
  answerMs,
  connections,
  most,
}: Pick<Health["database"], "answerMs" | "connections" | "most">): Level =>
  worst([rising(answerMs, 250, 2_000), rising(connections / Math.max(1, most), 0.8, 0.95)]);

export const checkJobs = (
  { failed, oldestWaiting }: Pick<Health["jobs"], "failed" | "oldestWaiting">,
  now: number,
): Level => worst([rising(getAge(oldestWaiting, now), 5 * MINUTE, 30 * MINUTE), rising(failed, 1, 20)]);

export const checkMail = (
  { failed, oldestWaiting }: Pick<Health["mail"], "failed" | "oldestWaiting">,
  now: number,
): Level => worst([rising(getAge(oldestWaiting, now), 5 * MINUTE, 60 * MINUTE), rising(failed, 1, 10)]);

export function checkStorage({
  isWritable,
  freeBytes,
  answerMs,
}: Pick<Health["storage"], "isWritable" | "freeBytes" | "answerMs">): Level {
  if (!isWritable) return "bad";
  if (freeBytes === null) return (answerMs ?? 0) >= SLOW_STORE_MS ? "watch" : "good";
  if (freeBytes < GB) return "bad";
  return freeBytes < 5 * GB ? "watch" : "good";
}

/** "good" without a model; with a failing one the built-in guide answers. */
export function checkModel({
  engine,
  calls,
  failed,
}: Pick<Health["model"], "engine" | "calls" | "failed">): Level {
  if (engine === "guided" || failed === 0) return "good";
  return failed * 2 >= calls ? "bad" : "watch";
}
