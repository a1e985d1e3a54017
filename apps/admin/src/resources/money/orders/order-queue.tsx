import { Button, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Title } from "react-admin";
import { getNextCursor, useApiPages } from "../../../common/api/use-api-query.ts";
import { useWaitingMoney } from "../../../common/data/waiting.ts";
import { EmptyMessage } from "../../../common/lists/empty-message.tsx";
import { PagedList } from "../../../common/lists/paged-list.tsx";
import { OrderPage } from "../money-data.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { useOrderFilters } from "./use-order-filters.ts";

const REFETCH_MS = 20_000;

/** Orders that wait for a decision, the longest claim on top; every other order by filter. */
export function OrderQueue() {
  const { filters, query, isFiltered, setFilter, clear } = useOrderFilters();
  const waiting = useWaitingMoney({ refetchMs: REFETCH_MS }).data;
  return (
    <Stack component="section" sx={{ gap: 1.5, maxWidth: 760, paddingTop: 1 }}>
      <Title title="Đơn hàng" />
      {waiting && (
        <Typography color="textSecondary" role="status">
          {waiting.confirming === 0
            ? "Không ai đang chờ xác nhận."
            : `${waiting.confirming} đơn đang chờ xác nhận.`}
        </Typography>
      )}
      <OrderFilters filters={filters} setFilter={setFilter} />
      <OrderCards query={query} empty={isFiltered ? <NoneFound onClear={clear} /> : <NoneYet />} />
    </Stack>
  );
}

function OrderCards({ query, empty }: { query: string; empty: ReactNode }) {
  const list = useApiPages(`/admin/order${query}`, OrderPage, {
    getNext: getNextCursor,
    refetchMs: REFETCH_MS,
  });
  return (
    <PagedList query={list} getRows={({ orders }) => orders} getKey={({ id }) => id} noun="đơn" empty={empty}>
      {(order) => <OrderCard order={order} />}
    </PagedList>
  );
}

const NoneFound = ({ onClear }: { onClear(): void }) => (
  <EmptyMessage title="Không có đơn nào ở đây">
    <Typography>Không đơn nào khớp với bộ lọc đang chọn.</Typography>
    <Button variant="contained" onClick={onClear}>
      Xem mọi đơn
    </Button>
  </EmptyMessage>
);

const NoneYet = () => (
  <EmptyMessage title="Chưa có đơn nào">
    <Typography>Khi có người đặt gói hay khóa học, đơn của họ sẽ hiện ở đây.</Typography>
  </EmptyMessage>
);
