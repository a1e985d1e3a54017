import { Chip } from "@mui/material";

/** How much waits somewhere, beside the way there; nothing when nothing does. `label`: the number with what it counts. */
export const CountBadge = ({ count, label }: { count: number | undefined; label: string }) =>
  count ? (
    <Chip size="small" color="warning" label={count} component="span" role="img" aria-label={label} />
  ) : null;
