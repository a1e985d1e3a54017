// What a list shows while it is asked for, and when there is nothing.
import { Card, Skeleton, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";

const WAITING = ["first", "second", "third", "fourth"];

export const WaitingCards = ({ height = 116 }: { height?: number }) => (
  <Stack aria-hidden="true" sx={{ gap: 1.5 }}>
    {WAITING.map((which) => (
      <Skeleton key={which} variant="rounded" height={height} sx={{ borderRadius: "14px" }} />
    ))}
  </Stack>
);

export const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Stack sx={{ gap: 1.5, alignItems: "center", textAlign: "center", padding: "40px 16px" }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  </Card>
);
