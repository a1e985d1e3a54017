import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { Alert, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { fromField, toField } from "../../common/content/vietnam-time.ts";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";
import { durationWords } from "./duration-words.ts";

interface Props {
  campaign: Campaign;
  updatedAt: string;
  onClose: () => void;
}

const HOUR = 3_600_000;

/** Number of recipients, duration, and time. Unconfirmed addresses are not counted. */
export function ScheduleDialog({ campaign, updatedAt, onClose }: Props) {
  const { id, remaining, perMinute } = campaign;
  const runAction = useAdminAction();
  const [when, setWhen] = useState("");
  const closed = campaign.posts.filter(({ publication }) => publication !== "PUBLISHED");
  return (
    <ActionDialog
      title={`Gửi cho ${remaining.toLocaleString("vi-VN")} người?`}
      text={
        <>
          <Typography>
            {remaining === 0
              ? "Chưa có ai đã xác nhận nhận bản tin, nên sẽ không có thư nào được gửi."
              : `${remaining.toLocaleString("vi-VN")} người đã xác nhận và đang nhận bản tin. Gửi ${perMinute} thư mỗi phút, mất ${durationWords(remaining, perMinute)}.`}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            Thư đã gửi thì không lấy lại được. Lúc đang gửi, bạn tạm dừng hoặc dừng hẳn được.
          </Typography>
        </>
      }
      action={when ? "Hẹn giờ" : "Gửi ngay"}
      done={when ? "Đã hẹn giờ gửi." : "Bản tin bắt đầu được gửi."}
      onConfirm={() =>
        runAction({
          path: `/admin/newsletter/campaign/${id}/schedule`,
          body: { updatedAt, ...(when && { at: fromField(when) }) },
        })
      }
      onClose={onClose}
    >
      {closed.length > 0 && (
        <Alert severity="warning">
          Có bài chưa đăng: {closed.map(({ title }) => title ?? "bài đã xóa").join(", ")}. Bản tin chỉ đi khi
          mọi bài đã đăng.
        </Alert>
      )}
      <TextField
        label="Gửi lúc (giờ Việt Nam)"
        type="datetime-local"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: toField(new Date().toISOString()), step: 60 },
        }}
        helperText={`Để trống là gửi ngay. Ví dụ ${toField(new Date(Date.now() + HOUR).toISOString()).slice(-5)} hôm nay.`}
      />
    </ActionDialog>
  );
}
