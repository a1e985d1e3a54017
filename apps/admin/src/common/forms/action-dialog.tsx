import { Alert, Button, Stack, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useNotify } from "react-admin";
import { AppDialog } from "./app-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";

interface Props {
  title: string;
  /** The consequence, and for whom. */
  text: ReactNode;
  /** Label of the button: the action itself, "Khóa tài khoản". */
  action: string;
  isDestructive?: boolean;
  /** Asks for a reason: usual ones to choose from, and a hint that says who reads it. */
  reason?: { suggestions?: readonly string[]; hint: string };
  /** Fields beside the reason. */
  children?: ReactNode;
  /** Why it cannot be sent yet; absent when it can. */
  missing?: string | false;
  /** Throws an error with words for readers. */
  onConfirm(reason: string): Promise<void>;
  /** Said once it is done. */
  done: string;
  onClose(): void;
}

/** A decision, with its reason where one is kept. On a phone it fills the screen, with the buttons at the thumb. */
export function ActionDialog({
  title,
  text,
  action,
  isDestructive = false,
  reason: asked,
  children,
  missing = false,
  onConfirm,
  done,
  onClose,
}: Props) {
  const notify = useNotify();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const lacksReason = asked !== undefined && !reason.trim();

  const runAction = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setError("");
    if (lacksReason) reasonField.current?.focus();
    if (lacksReason || missing) return;
    setBusy(true);
    try {
      await onConfirm(reason.trim());
      notify(done, { type: "success" });
      onClose();
    } catch (error) {
      setError(error instanceof Error ? error.message : "Chưa làm được, bạn thử lại nhé.");
      setBusy(false);
    }
  };
  // A request under way cannot be taken back: the dialog stays open until the server has answered.
  const close = isBusy ? undefined : onClose;

  return (
    <AppDialog
      title={title}
      fillsPhone
      onClose={close}
      onSubmit={runAction}
      actions={
        <>
          <Button onClick={close}>Quay lại</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? "error" : "primary"}
            loading={isBusy}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography component="div" sx={{ overflowWrap: "anywhere" }}>
          {text}
        </Typography>
        {children}
        {asked && (
          <ReasonField
            suggestions={asked.suggestions ?? []}
            value={reason}
            onChange={setReason}
            isMissing={isTried && lacksReason}
            hint={asked.hint}
            inputRef={reasonField}
          />
        )}
        {isTried && missing && <Alert severity="warning">{missing}</Alert>}
        {error && <Alert severity="error">{error}</Alert>}
      </Stack>
    </AppDialog>
  );
}
