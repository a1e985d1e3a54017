import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { SaveButton, Toolbar } from "react-admin";

interface Props {
  /** What there is to say while one writes, in sight beside the button. */
  note?: ReactNode;
  /** At the other end: what deletes. */
  children?: ReactNode;
}

/** Below a form, and always in sight: nobody scrolls to the end of a long text to save a word. */
export const FormToolbar = ({ note, children }: Props) => (
  <Toolbar
    sx={{
      ...{ position: { sm: "sticky" }, bottom: 0, zIndex: 3, gap: 1, maxWidth: 760 },
      ...{ borderTop: 1, borderColor: "divider", borderRadius: { sm: "0 0 14px 14px" } },
      "&&": { backgroundColor: "background.paper" },
    }}
  >
    <SaveButton />
    <Box sx={{ flex: 1, minWidth: 0 }}>{note}</Box>
    {children}
  </Toolbar>
);
