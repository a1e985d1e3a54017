import { money } from "@bentrong/format/money";
import { useDecide } from "../../data/use-answer.ts";
import { DecisionDialog } from "../../forms/decision-dialog.tsx";
import type { Transfer } from "../money-data.ts";
import { REFUND_REASONS } from "../words.ts";

/** Notes that the money went back; that itself is done at the bank. */
export function RefundDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const decide = useDecide();
  return (
    <DecisionDialog
      title="Ghi nhận đã trả lại"
      text={`Bạn chuyển trả ${money(transfer.amount)} ở ngân hàng trước, rồi ghi lại ở đây. Ghi rồi thì không đổi được nữa.`}
      deed="Đã trả lại rồi"
      reason={{ suggestions: REFUND_REASONS, hint: "Nên ghi cả mã giao dịch lúc bạn chuyển trả." }}
      done="Đã ghi nhận."
      onDecide={(reason) => decide({ path: `/admin/transaction/${transfer.id}/refunded`, body: { reason } })}
      onClose={onClose}
    />
  );
}
