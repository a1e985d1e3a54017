import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
} from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { type ReactNode, useId, useState } from "react";
import { ReasonField } from "./reason-field.tsx";

interface Props {
  title: string;
  /** What is about to happen, and to what. */
  children: ReactNode;
  reasons: readonly string[];
  hint: string;
  submit: string;
  /** Why it cannot be sent yet; absent when it can. */
  missing?: string | undefined;
  /** Throws an error with words for readers. */
  onDecide(reason: string): Promise<void>;
  onClose(): void;
}

/** A decision with its reason. On a phone it fills the screen, with the buttons at the thumb. */
export function DecideDialog({ title, children, reasons, hint, submit, missing, onDecide, onClose }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const titleId = useId();

  const decide = async () => {
    setTried(true);
    setRefusal("");
    if (!reason.trim() || missing) return;
    setBusy(true);
    try {
      await onDecide(reason.trim());
      onClose();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : "");
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isNarrow} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {children}
          <ReasonField
            suggestions={reasons}
            value={reason}
            onChange={setReason}
            isMissing={isTried && !reason.trim()}
            hint={hint}
          />
          {isTried && missing && <Alert severity="warning">{missing}</Alert>}
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ padding: 2, gap: 1 }}>
        <Button onClick={onClose}>Quay lại</Button>
        <Button variant="contained" onClick={decide} disabled={isBusy}>
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
