import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useNotify } from "react-admin";
import { type Decision, useDecision } from "../data/use-answer.ts";

const LONGEST_REASON = 500;

interface Props {
  title: string;
  /** What happens by it, in one or two sentences. */
  text: ReactNode;
  /** On the button: the deed, "Khóa tài khoản". */
  deed: string;
  isDangerous?: boolean;
  /** Where no reason is kept. */
  withoutReason?: boolean;
  /** Fields beside the reason. */
  children?: ReactNode;
  decision: (reason: string) => Decision;
  done: string;
  onClose: () => void;
}

/** Asks for the reason of something that is decided about a person, and says what the server says to it. */
export function DecisionDialog({
  title,
  text,
  deed,
  isDangerous = false,
  withoutReason = false,
  children,
  decision,
  done,
  onClose,
}: Props) {
  const id = useId();
  const [reason, setReason] = useState("");
  const notify = useNotify();
  const { mutate, isPending, error } = useDecision();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(decision(reason.trim()), {
      onSuccess: () => {
        notify(done, { type: "success" });
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography component="div">{text}</Typography>
            {children}
            {!withoutReason && (
              <TextField
                label="Lý do"
                required
                multiline
                minRows={2}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
                helperText="Lý do được ghi vào nhật ký, và người ấy thấy được trong bản dữ liệu của mình."
              />
            )}
            {error && <Alert severity="error">{error.message}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Để sau</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? "error" : "primary"}
            loading={isPending}
          >
            {deed}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
