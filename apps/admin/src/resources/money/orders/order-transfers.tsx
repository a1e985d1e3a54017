import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Box, Button, Divider, Typography } from "@mui/material";
import { Link } from "react-router";
import { OUTCOMES, whyUnmatched } from "../labels.ts";
import type { OrderTransfer } from "../money-data.ts";

function standing({ outcome, reason, surplus, paysThis }: OrderTransfer, isOpen: boolean): string {
  if (outcome === "unmatched" && reason === "underpaid" && isOpen) return "Đã nhận, chờ phần còn thiếu";
  if (outcome === "unmatched") return `${OUTCOMES.unmatched}: ${whyUnmatched(reason).why.toLowerCase()}`;
  if (!paysThis) return OUTCOMES[outcome];
  return surplus > 0 ? `Trả cho đơn này, dư ${money(surplus)}` : "Trả cho đơn này";
}

export function OrderTransfers({
  transfers,
  isOpen,
}: {
  transfers: readonly OrderTransfer[];
  isOpen: boolean;
}) {
  if (transfers.length === 0) {
    return (
      <>
        <Typography color="textSecondary">Chưa có giao dịch nào mang mã này.</Typography>
        <Button component={Link} to="/transfer" sx={{ marginLeft: "-18px" }}>
          Xem tiền chưa khớp
        </Button>
      </>
    );
  }
  return transfers.map((transfer, index) => (
    <Box key={transfer.id}>
      {index > 0 && <Divider sx={{ marginBlock: 1 }} />}
      <Typography sx={{ fontWeight: 500 }}>
        {money(transfer.amount)} · {dateAndTime(transfer.transferredAt)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {transfer.memo || "(không có nội dung)"}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {standing(transfer, isOpen)}
        {transfer.note && ` · ${transfer.note}`}
      </Typography>
    </Box>
  ));
}
