import { Box } from "@mui/material";
import { type ReactNode, useRef } from "react";
import { SaveButton, Toolbar } from "react-admin";
import { useSaveShortcut } from "./use-save-shortcut.ts";

interface Props {
  /** What there is to say while one writes, in sight beside the button. */
  note?: ReactNode;
  /** At the other end: what deletes. */
  children?: ReactNode;
}

/** Below a form, and always in sight: nobody scrolls to the end of a long text to save a word. */
export function FormToolbar({ note, children }: Props) {
  const save = useRef<HTMLDivElement>(null);
  useSaveShortcut(save);
  return (
    <Toolbar
      sx={{
        ...{ position: { sm: "sticky" }, bottom: 0, zIndex: 3, gap: 1, maxWidth: 760 },
        ...{ borderTop: 1, borderColor: "divider", borderRadius: { sm: "0 0 14px 14px" } },
        "&&": { backgroundColor: "background.paper" },
      }}
    >
      <Box ref={save} title="Ctrl+S">
        <SaveButton />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{note}</Box>
      {children}
    </Toolbar>
  );
}
