import { Chip, type ChipProps } from "@mui/material";
import type { OrderFacts } from "./money-data.ts";

type OrderState = Pick<OrderFacts, "status" | "cancelledAt" | "expiredAt"> & {
  rejectReason?: string | null;
  refundedAmount?: number;
  refundedAt?: string | null;
};

function getOrderState({
  status,
  cancelledAt,
  expiredAt,
  rejectReason,
  refundedAmount = 0,
  refundedAt,
}: OrderState): [string, ChipProps["color"]] {
  if (refundedAt) return ["Đã hoàn tiền", "default"];
  if (refundedAmount > 0) return ["Đã hoàn một phần", "success"];
  if (status === "VERIFIED") return ["Đã xác nhận", "success"];
  if (rejectReason) return ["Bị từ chối", "default"];
  if (cancelledAt) return ["Đã hủy", "default"];
  if (expiredAt) return ["Hết hạn", "default"];
  return status === "CONFIRMING" ? ["Đang chờ xác nhận", "warning"] : ["Chờ thanh toán", "primary"];
}

export const isOpen = ({ status, cancelledAt, expiredAt }: OrderState): boolean =>
  status !== "VERIFIED" && !cancelledAt && !expiredAt;

/** The state of an order in a word. */
export function StateChip({ order }: { order: OrderState }) {
  const [label, color] = getOrderState(order);
  return <Chip size="small" variant="outlined" label={label} color={color ?? "default"} />;
}
