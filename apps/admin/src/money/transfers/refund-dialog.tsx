import { money } from "@bentrong/format/money";
import { Typography } from "@mui/material";
import { useNotify } from "react-admin";
import { DecideDialog } from "../decide-dialog.tsx";
import type { Transfer } from "../money-data.ts";
import { useDecide } from "../use-money.ts";
import { REFUND_REASONS } from "../words.ts";

/** Notes that the money went back; that itself is done at the bank. */
export function RefundDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const decide = useDecide();
  const notify = useNotify();
  return (
    <DecideDialog
      title="Ghi nhận đã trả lại"
      submit="Đã trả lại rồi"
      reasons={REFUND_REASONS}
      hint="Nên ghi cả mã giao dịch lúc bạn chuyển trả."
      onClose={onClose}
      onDecide={async (reason) => {
        await decide(`transaction/${transfer.id}/refunded`, { reason });
        notify("Đã ghi nhận.", { type: "success" });
      }}
    >
      <Typography>
        Bạn chuyển trả {money(transfer.amount)} ở ngân hàng trước, rồi ghi lại ở đây. Ghi rồi thì không đổi
        được nữa.
      </Typography>
    </DecideDialog>
  );
}
