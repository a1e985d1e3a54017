import { Alert } from "@mui/material";
import { useState } from "react";
import type { OneOrder } from "../money-data.ts";
import { isOpen } from "../state-chip.tsx";

/** Says that the order was decided elsewhere while it was open here. */
function whatHappened({ status, verifiedBy, rejectReason, history, cancelledAt }: OneOrder): string {
  const who = history.at(-1)?.who;
  if (status === "VERIFIED") {
    return verifiedBy ? `${verifiedBy} vừa xác nhận đơn này.` : "Tiền vừa về, đơn đã tự xác nhận.";
  }
  if (rejectReason) return `${who ?? "Người khác"} vừa từ chối đơn này.`;
  return cancelledAt ? "Người mua vừa hủy đơn này." : "Đơn này vừa hết hạn.";
}

/** Said when an order closed while it was open here, and not by what was decided here (`isOwn`). */
export function Overtaken({ order, isOwn }: { order: OneOrder; isOwn: boolean }) {
  const [wasOpen] = useState(isOpen(order));
  const isOvertaken = wasOpen && !isOpen(order) && !isOwn;
  return <div role="status">{isOvertaken && <Alert severity="info">{whatHappened(order)}</Alert>}</div>;
}
