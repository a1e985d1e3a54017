import { Alert, Button, Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useHttpClient } from "../api/use-http-client.ts";

/** Sends a code to somebody without a password, as soon as it is asked for. */
export function CodeEmail() {
  const httpClient = useHttpClient();
  const [status, setStatus] = useState<"sending" | "sent" | "failed">("sending");
  const send = () => {
    setStatus("sending");
    httpClient("/auth/v1/reauthenticate").then(
      () => setStatus("sent"),
      () => setStatus("failed"),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(send, []);
  return (
    <Stack sx={{ gap: 1, alignItems: "flex-start" }}>
      {status === "failed" ? (
        <Alert severity="error">Chưa gửi được mã. Bạn kiểm tra kết nối rồi thử lại nhé.</Alert>
      ) : (
        <Typography role="status">
          {status === "sent" ? "Chúng mình vừa gửi một mã vào hộp thư của bạn." : "Đang gửi mã..."}
        </Typography>
      )}
      <Button onClick={send} disabled={status === "sending"}>
        Gửi mã khác
      </Button>
    </Stack>
  );
}
