import Download from "@mui/icons-material/DownloadOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useHttpClient } from "../api/use-http-client.ts";
import { saveCsv } from "./save-csv.ts";

/** Takes a list along as a file. What is taken stands in the log, with who took it. `path` below /functions/v1. */
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
