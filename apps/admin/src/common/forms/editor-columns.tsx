import { Box } from "@mui/material";
import type { ReactNode } from "react";

export const EDITOR_COLUMNS = "editor-columns";

/** A long text first; its other fields below it, and beside it on wide screens. */
export const EditorColumns = ({ text, fields }: { text: ReactNode; fields: ReactNode }) => (
  <Box
    className={EDITOR_COLUMNS}
    sx={{
      display: "grid",
      width: "100%",
      columnGap: 3,
      alignItems: "start",
      gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" },
    }}
  >
    <Box sx={{ minWidth: 0 }}>{text}</Box>
    <Box sx={{ minWidth: 0 }}>{fields}</Box>
  </Box>
);
