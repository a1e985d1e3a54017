import type { ImportLine, ImportOutcome, MemberImport } from "@bentrong/contract/member-import";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { ReasonField } from "../../common/forms/reason-field.tsx";
import { LineGroups } from "../../common/lists/line-groups.tsx";

interface Props {
  found: MemberImport;
  isBusy: boolean;
  onWrite(reason: string): void;
  onBack(): void;
}

const GROUPS: readonly { outcome: ImportOutcome; title: string }[] = [
  { outcome: "problem", title: "Dòng sẽ bị bỏ qua" },
  { outcome: "new", title: "Tài khoản mới" },
  { outcome: "days", title: "Được tặng thêm ngày" },
  { outcome: "known", title: "Giữ nguyên" },
];
const REASONS = ["Chuyển thành viên từ trang cũ", "Danh sách người tham dự"];

/** The file's lines by their consequence, the reason, and the button that imports them. */
export function MemberLines({ found: { lines, counts }, isBusy, onWrite, onBack }: Props) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const touched = counts.new + counts.days;
  const write = () => {
    if (reason.trim() !== "") return onWrite(reason);
    setMissing(true);
    return reasonField.current?.focus();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{lines.length} dòng trong tệp. Chưa có gì được ghi.</Typography>
      {touched === 0 && <Alert severity="info">Không có gì mới để nhập.</Alert>}
      <LineGroups lines={lines} groups={GROUPS} renderLine={(line) => <Line {...line} />} />
      {touched > 0 && (
        <ReasonField
          suggestions={REASONS}
          value={reason}
          onChange={setReason}
          isMissing={isMissing && reason.trim() === ""}
          hint="Nằm trong nhật ký, và trong dữ liệu mà từng người tải về."
          inputRef={reasonField}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={onBack} disabled={isBusy}>
          Chọn lại
        </Button>
        {touched > 0 && (
          <Button variant="contained" onClick={write} loading={isBusy}>
            Nhập {touched} người
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const Line = ({ line, email, explanation }: ImportLine) => (
  <>
    <Typography sx={{ overflowWrap: "anywhere" }}>
      Dòng {line} · {email || "không có email"}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {explanation}
    </Typography>
  </>
);
