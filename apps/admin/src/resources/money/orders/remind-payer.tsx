import { money } from "@bentrong/format/money";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useAdminAction } from "../../../common/api/use-api-query.ts";
import type { OneOrder } from "../money-data.ts";
import { isOpen } from "../state-chip.tsx";

/** Too little has arrived: how much is missing, and an e-mail that asks for it, once a day. */
export function RemindPayer({ order }: { order: OneOrder }) {
  const runAction = useAdminAction();
  const [status, setStatus] = useState<"idle" | "busy" | "done">("idle");
  const [error, setError] = useState<string>();
  const { id, person, price, receivedAmount, isReminded } = order;
  if (!isOpen(order) || receivedAmount === 0 || !person) return null;
  const remind = async () => {
    setStatus("busy");
    setError(undefined);
    try {
      await runAction({ path: `/admin/order/${id}/remind`, body: {} });
      setStatus("done");
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : "Chưa nhắc được, bạn thử lại nhé.");
      setStatus("idle");
    }
  };
  const isDone = isReminded || status === "done";
  return (
    <Stack sx={{ gap: 1, paddingTop: 1.5, alignItems: "flex-start" }}>
      <Typography>
        Đã nhận {money(receivedAmount)}, còn thiếu <strong>{money(price - receivedAmount)}</strong>.
      </Typography>
      <Button variant="outlined" disabled={isDone || status === "busy"} onClick={() => void remind()}>
        {isDone ? "Hôm nay đã nhắc" : "Nhắc chuyển phần còn thiếu"}
      </Button>
      {error && <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}
