import type { ImportLine, ImportOutcome, MemberImport } from "@bentrong/contract/member-import";
import { Alert, Button, Card, Stack, Typography } from "@mui/material";
import { useId, useRef, useState } from "react";
import { ReasonField } from "../forms/reason-field.tsx";

interface Props {
  found: MemberImport;
  isBusy: boolean;
  onWrite(reason: string): void;
  onBack(): void;
}

const GROUPS: readonly (readonly [outcome: ImportOutcome, title: string])[] = [
  ["problem", "Dòng sẽ bị bỏ qua"],
  ["new", "Tài khoản mới"],
  ["days", "Được tặng thêm ngày"],
  ["known", "Giữ nguyên"],
];
const REASONS = ["Chuyển thành viên từ trang cũ", "Danh sách người tham dự"];

/** What the file would do, by what becomes of its lines; why it is done; and the button that does it. */
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
      {GROUPS.map(([outcome, title]) => (
        <Group key={outcome} title={title} lines={lines.filter((line) => line.outcome === outcome)} />
      ))}
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

const SHOWN_AT_FIRST = 20;

function Group({ title, lines }: { title: string; lines: ImportLine[] }) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {title} ({lines.length})
      </Typography>
      <Stack component="ul" sx={{ listStyle: "none", padding: 0, margin: 0, gap: 1, paddingTop: 1 }}>
        {lines.slice(0, showsAll ? lines.length : SHOWN_AT_FIRST).map((line) => (
          <li key={line.line}>
            <Typography sx={{ overflowWrap: "anywhere" }}>
              Dòng {line.line} · {line.email || "không có email"}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {line.explanation}
            </Typography>
          </li>
        ))}
      </Stack>
      {lines.length > SHOWN_AT_FIRST && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>Xem cả {lines.length} dòng</Button>
      )}
    </Card>
  );
}
