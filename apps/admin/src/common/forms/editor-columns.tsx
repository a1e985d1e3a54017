import { Box, useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

export const EDITOR_COLUMNS = "editor-columns";

interface Props {
  text: ReactNode;
  fields: ReactNode;
  /** Precedes the text on narrow screens, where `fields` come after the last line of it. */
  state: ReactNode;
}

/** A long text first; its other fields below it, and beside it on wide screens. */
export function EditorColumns({ text, fields, state }: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up("lg"));
  return (
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
      <Box sx={{ minWidth: 0 }}>
        {!isWide && state}
        {text}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {isWide && state}
        {fields}
      </Box>
    </Box>
  );
}
