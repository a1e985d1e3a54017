import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { SaveButton, Toolbar } from "react-admin";

interface Props {
  /** What there is to say while one writes, in sight beside the button. */
  note?: ReactNode;
  /** At the other end: what deletes. */
  children?: ReactNode;
}

/** Below a form. On a phone it stays at the lower edge, over what is written. */
export const FormToolbar = ({ note, children }: Props) => (
  <Toolbar
    sx={{
      ...{ gap: 1, maxWidth: 760, zIndex: 3 },
      "&&": { backgroundColor: { xs: "background.paper", sm: "transparent" } },
      ...{ borderTopStyle: "solid", borderTopWidth: { xs: 1, sm: 0 }, borderTopColor: "divider" },
    }}
  >
    <SaveButton />
    <Box sx={{ flex: 1, minWidth: 0 }}>{note}</Box>
    {children}
  </Toolbar>
);
