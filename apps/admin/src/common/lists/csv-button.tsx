import Download from "@mui/icons-material/DownloadOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useHttpClient } from "../api/use-http-client.ts";
import { saveCsv } from "./save-csv.ts";

/**
 * Downloads a list as a file. Each download is recorded in the audit log with its user. `path` below /functions/v1.
 */
export function CsvButton({ path, name }: { path: string; name: string }) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      const { body } = await httpClient(`/functions/v1${path}`);
      saveCsv(name, body);
      notify("Đã tải tệp. Nhật ký ghi lại ai đã tải.");
    } catch (error) {
      notify(error instanceof Error ? error.message : "Chưa tải được.", { type: "error" });
    }
    setIsBusy(false);
  };
  return (
    <Button variant="outlined" startIcon={<Download />} onClick={take} loading={isBusy}>
      Tải danh sách
    </Button>
  );
}
