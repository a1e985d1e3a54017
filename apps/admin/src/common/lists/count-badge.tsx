import { Chip } from "@mui/material";

/** A count beside a link, absent when it is 0. `label`: the number with its noun. */
export const CountBadge = ({ count, label }: { count: number | undefined; label: string }) =>
  count ? (
    <Chip size="small" color="warning" label={count} component="span" role="img" aria-label={label} />
  ) : null;
