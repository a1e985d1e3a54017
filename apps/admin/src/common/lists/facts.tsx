import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** Names and values beside each other, as many in a row as fit. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
      gap: 2,
      margin: 0,
      "& > div": { minWidth: 0 },
    }}
  >
    {facts.map(([name, value]) => (
      <div key={name}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {name}
        </Typography>
        <Typography component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
          {value}
        </Typography>
      </div>
    ))}
  </Box>
);
