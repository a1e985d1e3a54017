import { money } from "@bentrong/format/money";
import ArrowBack from "@mui/icons-material/ArrowBack";
import { Button, Card, Stack, Typography } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { Title } from "react-admin";
import { Link, useParams } from "react-router";
import { useApiQuery } from "../../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../../common/lists/query-boundary.tsx";
import { OneOrder } from "../money-data.ts";
import { isOpen, StateChip } from "../state-chip.tsx";
import { DecideOrder } from "./decide-order.tsx";
import { useFollowOrder } from "./follow-order.ts";
import { OrderFactList } from "./order-fact-list.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTransfers } from "./order-transfers.tsx";
import { Overtaken } from "./overtaken.tsx";
import { RefundOrder } from "./refund-order.tsx";
import { RemindPayer } from "./remind-payer.tsx";

/** One order: who bought what, the money that names it, what was done, and what is to be decided. */
export function OrderView() {
  const { id = "" } = useParams();
  const query = useApiQuery(`/admin/order/${encodeURIComponent(id)}`, OneOrder);
  return (
    <Stack component="section" sx={{ gap: 2, maxWidth: 760, paddingTop: 1 }}>
      <Title title="Đơn hàng" />
      <Button component={Link} to="/order" startIcon={<ArrowBack />} sx={{ alignSelf: "flex-start" }}>
        Mọi đơn hàng
      </Button>
      <QueryBoundary query={query} height={640}>
        {(order) => <Shown key={order.id} order={order} />}
      </QueryBoundary>
    </Stack>
  );
}

function Shown({ order }: { order: OneOrder }) {
  const open = isOpen(order);
  const [isOwn, setOwn] = useState(false);
  useFollowOrder(order.id, open);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography component="h2" variant="h5">
          {order.orderCode}
        </Typography>
        <StateChip order={order} />
      </Stack>
      <Overtaken order={order} isOwn={isOwn} />
      <Typography sx={{ fontSize: "1.125rem" }}>
        {order.title} · <strong>{money(order.price)}</strong>
      </Typography>
      <Part title="Đơn này">
        <OrderFactList order={order} />
      </Part>
      <Part title="Tiền nhắc đến đơn này">
        <OrderTransfers transfers={order.transfers} isOpen={open} />
        <RemindPayer order={order} />
      </Part>
      {order.refunds.length > 0 && (
        <Part title="Tiền đã hoàn">
          <OrderRefunds refunds={order.refunds} />
        </Part>
      )}
      <Part title="Đã có gì xảy ra">
        <OrderHistory order={order} />
      </Part>
      <DecideOrder order={order} setOwn={setOwn} />
      <RefundOrder order={order} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ paddingBottom: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
