import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Card, CardActionArea, Stack, Typography } from "@mui/material";
import { Link } from "react-router";
import type { OrderFacts } from "../money-data.ts";
import { isOpen, StateChip } from "../state-chip.tsx";

/** Since when it is as it is. */
function since({ status, claimedAt, verifiedAt, cancelledAt, expiredAt, createdAt }: OrderFacts): string {
  if (verifiedAt) return `Xác nhận ${dateAndTime(verifiedAt)}`;
  if (cancelledAt) return `Đóng ${dateAndTime(cancelledAt)}`;
  if (expiredAt) return `Hết hạn ${dateAndTime(expiredAt)}`;
  if (status === "CONFIRMING") return `Báo đã trả ${dateAndTime(claimedAt ?? createdAt)}`;
  return `Đặt ${dateAndTime(createdAt)}`;
}

/** Of an open order that was paid in part. */
function missingIn(order: OrderFacts): string {
  const { receivedAmount, price } = order;
  if (!isOpen(order) || receivedAmount === 0) return "";
  return ` · đã nhận ${money(receivedAmount)}, thiếu ${money(price - receivedAmount)}`;
}

export const getBuyer = ({ person }: Pick<OrderFacts, "person">): string =>
  person ? person.name || person.email : "Người mua đã xóa tài khoản";

export const OrderCard = ({ order }: { order: OrderFacts }) => (
  <Card>
    <CardActionArea component={Link} to={`/order/${order.id}`} sx={{ padding: 2 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 1.5, alignItems: "flex-start" }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{getBuyer(order)}</Typography>
        <Typography sx={{ fontWeight: 500, whiteSpace: "nowrap" }}>{money(order.price)}</Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {order.title} · {order.orderCode}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", paddingTop: 1 }}
      >
        <StateChip order={order} />
        <Typography variant="body2" color="textSecondary">
          {since(order)}
          {missingIn(order)}
        </Typography>
      </Stack>
    </CardActionArea>
  </Card>
);
