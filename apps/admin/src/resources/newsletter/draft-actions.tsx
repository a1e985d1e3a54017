import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

interface Props {
  campaign: Campaign;
  /** Version that is loaded in the form. */
  updatedAt: string;
  isDirty: boolean;
}

type Action = "preview" | "test" | "schedule";

/** Tests and sends the saved campaign, so that the preview and the e-mail are the same. */
export function DraftActions({ campaign, updatedAt, isDirty }: Props) {
  const [open, setOpen] = useState<Action>();
  const close = () => setOpen(undefined);
  return (
    <Stack spacing={1.5} sx={{ paddingTop: 2 }}>
      <Typography variant="h6" component="h2">
        Xem, gửi thử, rồi gửi
      </Typography>
      {isDirty && <Alert severity="info">Bạn lưu bản tin trước đã, rồi xem và gửi bản vừa lưu.</Alert>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" disabled={isDirty} onClick={() => setOpen("preview")}>
          Xem trước
        </Button>
        <Button variant="outlined" disabled={isDirty} onClick={() => setOpen("test")}>
          Gửi thử
        </Button>
        <Button variant="contained" disabled={isDirty} onClick={() => setOpen("schedule")}>
          Gửi hoặc hẹn giờ
        </Button>
      </Stack>
      {open === "preview" && <PreviewDialog id={campaign.id} onClose={close} />}
      {open === "test" && <TestDialog id={campaign.id} onClose={close} />}
      {open === "schedule" && <ScheduleDialog campaign={campaign} updatedAt={updatedAt} onClose={close} />}
    </Stack>
  );
}

function TestDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const runAction = useAdminAction();
  const [to, setTo] = useState("");
  return (
    <ActionDialog
      title="Gửi thử"
      text="Lá thư thử đúng như thư sẽ gửi, chỉ thêm chữ [Thử] ở tiêu đề. Đường dẫn hủy nhận trong thư thử không hủy của ai."
      action="Gửi thử"
      done="Thư thử đang được gửi."
      onConfirm={() =>
        runAction({
          path: `/admin/newsletter/campaign/${id}/test`,
          body: to.trim() ? { to: to.trim() } : {},
        })
      }
      onClose={onClose}
    >
      <TextField
        label="Gửi tới"
        type="email"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        helperText="Để trống là gửi cho chính bạn. Chỉ gửi được tới người trong đội ngũ."
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: "off" } }}
      />
    </ActionDialog>
  );
}
