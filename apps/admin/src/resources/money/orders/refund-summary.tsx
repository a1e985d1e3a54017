import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Alert, Typography } from "@mui/material";
import type { OneOrder } from "../money-data.ts";
import { getBuyer } from "./order-card.tsx";
import { getAmount, type RefundDraft } from "./refund-draft.ts";

interface Props {
  order: OneOrder;
  draft: RefundDraft;
  left: number;
}

/** The refund before it is written down, and its consequence for the purchase. */
export const RefundSummary = ({ order, draft, left }: Props) => (
  <>
    <Typography sx={{ overflowWrap: "anywhere", marginBottom: 2 }}>
      Ngân hàng đã chuyển <strong>{money(getAmount(draft))}</strong> cho {getBuyer(order)} ngày{" "}
      {shortDate(draft.on)}, mã giao dịch {draft.bankReference.trim()}, cho đơn {order.orderCode} (
      {order.title}).
    </Typography>
    <Typography sx={{ overflowWrap: "anywhere", marginBottom: 2 }}>Lý do: {draft.reason.trim()}</Typography>
    <Alert severity={getAmount(draft) === left ? "warning" : "info"} sx={{ marginBottom: 2 }}>
      {consequence(order, getAmount(draft), left)}
    </Alert>
    <Typography>
      {order.person ? "Người mua nhận được thư báo. " : ""}Ghi rồi thì không đổi được nữa.
    </Typography>
  </>
);

function consequence({ kind, person }: OneOrder, amount: number, left: number): string {
  if (amount < left) {
    return `Đây là hoàn một phần, còn lại ${money(left - amount)}. Người mua vẫn giữ những gì đã mua.`;
  }
  if (!person) return "Đơn được hoàn đủ. Người mua đã xóa tài khoản nên không còn gì để thu lại.";
  return kind === "course"
    ? "Đơn được hoàn đủ: khóa học đóng lại ngay với người mua. Tiến độ và ghi chú của họ vẫn được giữ."
    : "Đơn được hoàn đủ: những ngày hội viên của đơn này bị lấy lại ngay. Các kỳ khác của họ dồn lên, không mất ngày nào.";
}
