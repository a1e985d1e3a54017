import { dateAndTime } from "@bentrong/format/dates";
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from "@mui/material";
import { useState } from "react";
import {
  useDataProvider,
  useEditContext,
  useNotify,
  useResourceContext,
  useTranslateLabel,
} from "react-admin";

export interface Conflict {
  theirs: Record<string, unknown>;
  /** The columns that the person here changed. */
  mine: Record<string, unknown>;
}

interface Props {
  conflict: Conflict;
  close(): void;
}

/** Somebody else saved the row while it stood open here. Nothing is lost, whatever is chosen. */
export function ConflictDialog({ conflict, close }: Props) {
  const { theirs, mine } = conflict;
  const [isCompared, setCompared] = useState(false);
  const { takeTheirs, keepMine } = useChoices(conflict, close);
  const when = typeof theirs.updatedAt === "string" ? ` lúc ${dateAndTime(theirs.updatedAt)}` : "";
  return (
    <Dialog open onClose={close} aria-labelledby="conflict-title" fullWidth maxWidth="sm">
      <DialogTitle id="conflict-title">Mục này vừa được người khác sửa{when}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Thay đổi của bạn chưa được lưu, nhưng vẫn còn nguyên trong biểu mẫu. Bạn muốn làm gì?
        </DialogContentText>
        {isCompared && <Comparison theirs={theirs} mine={mine} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1, padding: 2 }}>
        {!isCompared && <Button onClick={() => setCompared(true)}>Xem cả hai</Button>}
        <Button onClick={takeTheirs}>Lấy bản của họ</Button>
        <Button variant="contained" onClick={keepMine}>
          Giữ phần tôi sửa
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useChoices({ theirs, mine }: Conflict, close: () => void) {
  const provider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const { refetch } = useEditContext();
  const id = String(theirs.id);
  return {
    takeTheirs: async () => {
      await refetch?.();
      close();
      notify("Đã lấy bản mới nhất.");
    },
    /** What only they changed stays theirs. */
    keepMine: async () => {
      try {
        await provider.update(resource, {
          id,
          data: { ...theirs, ...mine },
          previousData: { ...theirs, id },
        });
        await refetch?.();
        close();
        notify("Đã lưu phần bạn sửa.", { type: "success" });
      } catch (error) {
        notify(error instanceof Error ? error.message : "ra.notification.http_error", { type: "error" });
      }
    },
  };
}

const shown = (value: unknown): string =>
  value === null || value === undefined || value === "" ? "(trống)" : String(value);

function Comparison({ theirs, mine }: Conflict) {
  const label = useTranslateLabel();
  const resource = useResourceContext();
  return (
    <Stack component="dl" spacing={2} sx={{ marginTop: 2 }}>
      {Object.entries(mine).map(([source, value]) => (
        <Stack key={source} spacing={0.5}>
          <Typography component="dt" sx={{ fontWeight: 500 }}>
            {label({ source, ...(resource && { resource }) })}
          </Typography>
          <Version who="Của bạn" value={shown(value)} />
          <Version who="Của họ" value={shown(theirs[source])} />
        </Stack>
      ))}
    </Stack>
  );
}

const Version = ({ who, value }: { who: string; value: string }) => (
  <Typography
    component="dd"
    variant="body2"
    sx={{ margin: 0, maxHeight: 160, overflow: "auto", whiteSpace: "pre-wrap" }}
  >
    <b>{who}:</b> {value}
  </Typography>
);
