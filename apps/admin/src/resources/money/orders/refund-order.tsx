import { Button } from "@mui/material";
import { useState } from "react";
import type { OneOrder } from "../money-data.ts";
import { RefundOrderDialog } from "./refund-order-dialog.tsx";

/** The way to write down that money of a verified order went back, as long as some of it is left. */
export function RefundOrder({ order }: { order: OneOrder }) {
  const [isAsked, setAsked] = useState(false);
  const left = order.paid - order.refundedAmount;
  if (order.status !== "VERIFIED" || left <= 0) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)} sx={{ alignSelf: { sm: "flex-start" } }}>
        Ghi nhận hoàn tiền
      </Button>
      {isAsked && <RefundOrderDialog order={order} left={left} onClose={() => setAsked(false)} />}
    </>
  );
}
