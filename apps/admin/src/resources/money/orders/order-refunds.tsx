import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Box, Divider, Typography } from "@mui/material";
import type { OrderRefund } from "../money-data.ts";

/** Refunds of an order, oldest first. */
export const OrderRefunds = ({ refunds }: { refunds: readonly OrderRefund[] }) =>
  refunds.map(({ id, amount, on, bankReference, reason }, index) => (
    <Box key={id}>
      {index > 0 && <Divider sx={{ marginBlock: 1 }} />}
      <Typography sx={{ fontWeight: 500 }}>
        {money(amount)} · {shortDate(on)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        Mã giao dịch {bankReference}
      </Typography>
      {reason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {reason}
        </Typography>
      )}
    </Box>
  ));
