import { Chip } from "@mui/material";
import { useDueLines } from "../data/due-lines.ts";

/** How many numbers have to be checked; nothing when there are none. */
export function DueBadge() {
  const { count } = useDueLines();
  if (!count) return null;
  return (
    <Chip
      size="small"
      color="warning"
      label={count}
      component="span"
      role="img"
      aria-label={`${count} số cần kiểm tra`}
    />
  );
}
