import { Card, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** A list without rows: what is missing, and the next step. */
export const EmptyMessage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Stack sx={{ gap: 1.5, alignItems: "center", textAlign: "center", padding: "40px 16px" }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  </Card>
);
