import Download from "@mui/icons-material/DownloadOutlined";
import { Alert, Button, Card, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { saveCsv } from "../../data/save-csv.ts";
import { useAsk } from "../../data/use-ask.ts";
import { dayOf } from "../day-of.ts";
import { lastMonths } from "./months.ts";

const FILES = [
  { name: "orders", label: "Tải đơn hàng" },
  { name: "ledger", label: "Tải sổ giao dịch" },
  { name: "refunds", label: "Tải các lần hoàn tiền" },
] as const;

/** Orders or the ledger as a file for spreadsheets; who takes one stands in the log. */
export function ExportForm() {
  const ask = useAsk();
  const [from, setFrom] = useState(() => `${lastMonths(1, new Date()).from}-01`);
  const [to, setTo] = useState(() => dayOf(new Date()));
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState<string>();

  const take = async (name: string) => {
    setRefusal("");
    setBusy(name);
    try {
      const { body } = await ask(`/functions/v1/admin/export/${name}?${new URLSearchParams({ from, to })}`);
      saveCsv(`${name}-${from}-${to}.csv`, body);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : "Chưa tải được.");
    }
    setBusy(undefined);
  };

  return (
    <Card component="section" aria-labelledby="export-heading" sx={{ padding: 2, display: "grid", gap: 1 }}>
      <Typography id="export-heading" component="h2" variant="h6">
        Xuất tệp cho kế toán
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Tệp CSV mở được bằng Excel, nhiều nhất một năm mỗi lần. Trong tệp có tên và email người mua, và nhật
        ký ghi lại ai đã tải.
      </Typography>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ columnGap: 1 }}>
        <TextField
          type="date"
          label="Từ ngày"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label="Đến ngày"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        {FILES.map(({ name, label }) => (
          <Button
            key={name}
            variant="outlined"
            startIcon={<Download />}
            onClick={() => take(name)}
            disabled={busy !== undefined}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
