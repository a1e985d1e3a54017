import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Alert, Button, Paper, Stack, Typography } from "@mui/material";
import { LineGroups } from "../../../common/lists/line-groups.tsx";
import { whyUnmatched } from "../labels.ts";
import type { Preview, PreviewLine } from "../money-data.ts";

interface Props {
  preview: Preview;
  isBusy: boolean;
  onWrite(): void;
  onBack(): void;
}

const GROUPS = [
  { outcome: "unreadable", title: "Dòng không đọc được" },
  { outcome: "matched", title: "Sẽ vào đơn" },
  { outcome: "unmatched", title: "Sẽ chờ xử lý" },
  { outcome: "known", title: "Đã có từ trước" },
] as const;

/** The statement's lines by their consequence, and the button that imports them. */
export function PreviewView({ preview, isBusy, onWrite, onBack }: Props) {
  const { matched, unmatched, unreadable, outgoing, transfers } = preview;
  const added = matched + unmatched;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        {transfers} khoản tiền vào{outgoing > 0 && `, ${outgoing} dòng không phải tiền vào`}. Chưa có gì được
        ghi.
      </Typography>
      {unreadable > 0 && (
        <Alert severity="warning">
          {unreadable} dòng không đọc được và sẽ được bỏ qua. Nếu đó là tiền vào, bạn sửa tệp rồi chọn lại
          nhé.
        </Alert>
      )}
      {added === 0 && <Alert severity="info">Không có gì mới để nhập.</Alert>}
      <LineGroups lines={preview.lines} groups={GROUPS} renderLine={(line) => <Line {...line} />} />
      <Paper
        elevation={0}
        sx={{
          position: "sticky",
          bottom: 0,
          display: "flex",
          gap: 1,
          paddingBlock: 1.5,
          backgroundColor: "background.default",
        }}
      >
        <Button variant="outlined" onClick={onBack} sx={{ flex: 1 }}>
          Chọn lại
        </Button>
        {added > 0 && (
          <Button variant="contained" onClick={onWrite} disabled={isBusy} sx={{ flex: 2 }}>
            Nhập {added} giao dịch
          </Button>
        )}
      </Paper>
    </Stack>
  );
}

function getEnd({ outcome, orderCode, reason, problem }: PreviewLine): string {
  if (outcome === "unreadable") return problem ?? "";
  if (outcome === "matched") return `Đơn ${orderCode}`;
  return outcome === "unmatched" ? whyUnmatched(reason).why : "";
}

const Line = (line: PreviewLine) => (
  <>
    <Typography>
      Dòng {line.line}
      {line.amount !== undefined && ` · ${money(line.amount)}`}
      {getEnd(line) && ` · ${getEnd(line)}`}
    </Typography>
    {line.memo !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {line.transferredAt && `${dateAndTime(line.transferredAt)} · `}
        {line.memo}
      </Typography>
    )}
  </>
);
