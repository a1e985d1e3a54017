import { useDueLines } from "../../common/data/due-lines.ts";
import { CountBadge } from "../../common/lists/count-badge.tsx";

/** Count of numbers that are due for a check. */
export function DueBadge() {
  const { count } = useDueLines();
  return <CountBadge count={count} label={`${count} số cần kiểm tra`} />;
}
