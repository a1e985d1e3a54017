import { money } from "@bentrong/format/money";
import { useAdminAction } from "../../../common/api/use-api-query.ts";
import { ActionDialog } from "../../../common/forms/action-dialog.tsx";
import { REFUND_REASONS } from "../labels.ts";
import type { Transfer } from "../money-data.ts";

/** Notes that the money went back; that itself is done at the bank. */
export function RefundDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const runAction = useAdminAction();
  return (
    <ActionDialog
      title="Ghi nhận đã trả lại"
      text={`Bạn chuyển trả ${money(transfer.amount)} ở ngân hàng trước, rồi ghi lại ở đây. Ghi rồi thì không đổi được nữa.`}
      action="Đã trả lại rồi"
      reason={{ suggestions: REFUND_REASONS, hint: "Nên ghi cả mã giao dịch lúc bạn chuyển trả." }}
      done="Đã ghi nhận."
      onConfirm={(reason) =>
        runAction({ path: `/admin/transaction/${transfer.id}/refunded`, body: { reason } })
      }
      onClose={onClose}
    />
  );
}
