import { dateAndTime } from "@bentrong/format/dates";
import { Box, Link as MuiLink } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { KINDS } from "../labels.ts";
import type { OneOrder } from "../money-data.ts";
import { getBuyer } from "./order-card.tsx";

function listFacts(order: OneOrder): [term: string, fact: ReactNode][] {
  const { person, paymentInfo, planDays, claimedAt, verifiedAt, expiredAt, cancelledAt } = order;
  const account = [paymentInfo.bankName, paymentInfo.bankAccountNumber].filter(Boolean).join(" · ");
  const facts: [string, ReactNode | null][] = [
    ["Người mua", <Buyer key="buyer" order={order} />],
    ["Email", person && <MuiLink href={`mailto:${person.email}`}>{person.email}</MuiLink>],
    ["Loại", planDays ? `${KINDS[order.kind]}, ${planDays} ngày` : KINDS[order.kind]],
    ["Trả vào", account || null],
    ["Đặt lúc", dateAndTime(order.createdAt)],
    [
      "Hết hạn lúc",
      expiredAt || order.status === "PENDING" ? dateAndTime(expiredAt ?? order.expiresAt) : null,
    ],
    ["Báo đã trả lúc", claimedAt && dateAndTime(claimedAt)],
    ["Xác nhận lúc", verifiedAt && dateAndTime(verifiedAt)],
    ["Người xác nhận", verifiedAt && (order.verifiedBy ?? "Tự động, khi tiền về")],
    ["Lý do xác nhận", order.verifyReason],
    ["Đóng lúc", cancelledAt && dateAndTime(cancelledAt)],
    ["Lý do từ chối", order.rejectReason],
  ];
  return facts.filter(([, fact]) => fact !== null);
}

export const OrderFactList = ({ order }: { order: OneOrder }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "116px 1fr", sm: "160px 1fr" },
      gap: 1,
      margin: 0,
      "& dt": { color: "text.secondary" },
      "& dd": { margin: 0, overflowWrap: "anywhere" },
    }}
  >
    {listFacts(order).map(([term, fact]) => (
      <Box key={term} sx={{ display: "contents" }}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </Box>
    ))}
  </Box>
);

function Buyer({ order }: { order: OneOrder }) {
  if (!order.person) return getBuyer(order);
  return (
    <MuiLink component={Link} to={`/person/${order.person.id}`}>
      {getBuyer(order)}
    </MuiLink>
  );
}
