import { useDueLines } from "../../common/data/due-lines.ts";
import { CountBadge } from "../../common/lists/count-badge.tsx";

/** How many numbers have to be checked. */
export function DueBadge() {
  const { count } = useDueLines();
  return <CountBadge count={count} label={`${count} số cần kiểm tra`} />;
}
