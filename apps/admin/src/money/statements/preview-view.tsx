import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Alert, Box, Button, Card, Paper, Stack, Typography } from "@mui/material";
import { useId, useState } from "react";
import type { Preview, PreviewLine } from "../money-data.ts";
import { whyUnmatched } from "../words.ts";

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

/** What the statement would do, by what becomes of its lines, and the button that does it. */
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
      {GROUPS.map(({ outcome, title }) => (
        <Group key={outcome} title={title} lines={preview.lines.filter((line) => line.outcome === outcome)} />
      ))}
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

const SHOWN_AT_FIRST = 20;

function Group({ title, lines }: { title: string; lines: PreviewLine[] }) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {title} ({lines.length})
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: 1, paddingTop: 1 }}
      >
        {lines.slice(0, showsAll ? lines.length : SHOWN_AT_FIRST).map((line) => (
          <Line key={line.line} {...line} />
        ))}
      </Box>
      {lines.length > SHOWN_AT_FIRST && !showsAll && (
        <Button onClick={() => setShowsAll(true)}>Xem cả {lines.length} dòng</Button>
      )}
    </Card>
  );
}

function endOf({ outcome, orderCode, reason, problem }: PreviewLine): string {
  if (outcome === "unreadable") return problem ?? "";
  if (outcome === "matched") return `Đơn ${orderCode}`;
  return outcome === "unmatched" ? whyUnmatched(reason).why : "";
}

const Line = (line: PreviewLine) => (
  <li>
    <Typography>
      Dòng {line.line}
      {line.amount !== undefined && ` · ${money(line.amount)}`}
      {endOf(line) && ` · ${endOf(line)}`}
    </Typography>
    {line.memo !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {line.transferredAt && `${dateAndTime(line.transferredAt)} · `}
        {line.memo}
      </Typography>
    )}
  </li>
);
