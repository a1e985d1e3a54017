import Download from "@mui/icons-material/DownloadOutlined";
import { Alert, Button, Card, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useHttpClient } from "../../../common/api/use-http-client.ts";
import { saveCsv } from "../../../common/lists/save-csv.ts";
import { toVietnamDay } from "../vietnam-day.ts";
import { lastMonths } from "./months.ts";

const FILES = [
  { name: "orders", label: "Tải đơn hàng" },
  { name: "ledger", label: "Tải sổ giao dịch" },
  { name: "refunds", label: "Tải các lần hoàn tiền" },
] as const;

/** Downloads orders or the ledger as a file for spreadsheets; each download is recorded in the audit log. */
export function ExportForm() {
  const httpClient = useHttpClient();
  const [from, setFrom] = useState(() => `${lastMonths(1, new Date()).from}-01`);
  const [to, setTo] = useState(() => toVietnamDay(new Date()));
  const [error, setError] = useState("");
  const [busy, setBusy] = useState<string>();

  const take = async (name: string) => {
    setError("");
    setBusy(name);
    try {
      const { body } = await httpClient(
        `/functions/v1/admin/export/${name}?${new URLSearchParams({ from, to })}`,
      );
      saveCsv(`${name}-${from}-${to}.csv`, body);
    } catch (error) {
      setError(error instanceof Error ? error.message : "Chưa tải được.");
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
      {error && <Alert severity="error">{error}</Alert>}
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
