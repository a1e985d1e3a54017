import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Box, Button, Card, Link as MuiLink, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import { providerName, whyUnmatched } from "../labels.ts";
import type { Transfer } from "../money-data.ts";
import { MatchDialog } from "./match-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

export function TransferCard({ transfer }: { transfer: Transfer }) {
  const { amount, transferredAt, memo, provider, reference, outcome } = transfer;
  return (
    <Card sx={{ padding: 2, display: "grid", gap: 1 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 1.5, alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 500, fontSize: "1.125rem" }}>{money(amount)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {dateAndTime(transferredAt)}
        </Typography>
      </Stack>
      <Typography sx={{ overflowWrap: "anywhere" }}>{memo || "(không có nội dung)"}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {providerName(provider)}
        {reference && ` · ${reference}`}
      </Typography>
      {outcome === "unmatched" ? <WaitingWork transfer={transfer} /> : <Ended transfer={transfer} />}
    </Card>
  );
}

function WaitingWork({ transfer }: { transfer: Transfer }) {
  const [asked, setAsked] = useState<"match" | "refund">();
  const { why, advice } = whyUnmatched(transfer.reason);
  const close = () => setAsked(undefined);
  return (
    <>
      <Box sx={{ borderLeft: 3, borderColor: "warning.main", paddingLeft: 1.5 }}>
        <Typography sx={{ fontWeight: 500 }}>{why}</Typography>
        <Typography variant="body2">{advice}</Typography>
        {transfer.order && <NamedOrder order={transfer.order} />}
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" sx={{ flex: 1 }} onClick={() => setAsked("refund")}>
          Đã trả lại
        </Button>
        <Button variant="contained" sx={{ flex: 1 }} onClick={() => setAsked("match")}>
          Tìm đơn
        </Button>
      </Stack>
      {asked === "match" && <MatchDialog transfer={transfer} onClose={close} />}
      {asked === "refund" && <RefundDialog transfer={transfer} onClose={close} />}
    </>
  );
}

const Ended = ({
  transfer: { outcome, order, surplus, note, decidedBy, decidedAt },
}: {
  transfer: Transfer;
}) => (
  <Box>
    {order && outcome === "matched" && <NamedOrder order={order} />}
    {surplus > 0 && <Typography variant="body2">Dư {money(surplus)}</Typography>}
    {note && <Typography variant="body2">{note}</Typography>}
    <Typography variant="body2" color="textSecondary">
      {decidedBy ?? "Tự động"}
      {decidedAt && `, ${dateAndTime(decidedAt)}`}
    </Typography>
  </Box>
);

const NamedOrder = ({ order }: { order: NonNullable<Transfer["order"]> }) => (
  <Typography variant="body2">
    <MuiLink component={Link} to={`/order/${order.id}`}>
      {order.orderCode}
    </MuiLink>{" "}
    · {order.title}, {money(order.price)}
    {order.person && ` · ${order.person}`}
  </Typography>
);
