import { Box, Skeleton, Stack, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Said below the title. */
  text?: string;
  children: ReactNode;
}

/** A part of a row's page that is saved on its own. */
export function Part({ title, text, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ paddingTop: 3, marginTop: 1, borderTop: "1px solid", borderColor: "divider" }}
    >
      <Typography id={id} variant="h6" component="h2">
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
          {text}
        </Typography>
      )}
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

export const PartWaiting = () => (
  <Stack spacing={1} aria-hidden="true">
    <Skeleton variant="rounded" height={58} />
    <Skeleton variant="rounded" height={58} />
    <Skeleton variant="rounded" height={58} />
  </Stack>
);
