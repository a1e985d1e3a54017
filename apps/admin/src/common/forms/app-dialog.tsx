import { Box, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from "@mui/material";
import type { Breakpoint, Theme } from "@mui/material/styles";
import { type FormEvent, type ReactNode, useId } from "react";

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** Buttons, in reading order: the way back first. */
  actions: ReactNode;
  /** Called by Escape and a press beside the dialog; undefined while it must stay open. */
  onClose: (() => void) | undefined;
  /**
   * Makes the dialog a form. Not for dialogs inside another form: React bubbles the event through the portal, and the
   * outer form would be saved.
   */
  onSubmit?: (event: FormEvent) => void;
  maxWidth?: Breakpoint;
  /** On a phone the dialog fills the screen, with the buttons at the thumb. */
  fillsPhone?: boolean;
}

/** The middle scrolls, the buttons stay. */
const COLUMN = { display: "flex", flexDirection: "column", flex: "1 1 auto", minHeight: 0 } as const;

/** The dialog of the back office: a title that names it, content and buttons. */
export function AppDialog({
  title,
  children,
  actions,
  onClose,
  onSubmit,
  maxWidth = "sm",
  fillsPhone = false,
}: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={fillsPhone && isPhone}
      onClose={onClose}
      aria-labelledby={titleId}
    >
      <Box {...(onSubmit && { component: "form", noValidate: true, onSubmit })} sx={COLUMN}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ padding: 2, gap: 1, flexWrap: "wrap" }}>{actions}</DialogActions>
      </Box>
    </Dialog>
  );
}
