import { Button, Stack, Typography } from "@mui/material";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { useHttpClient } from "../../../common/api/use-http-client.ts";
import { useWaitingMoney } from "../../../common/data/waiting.ts";
import { QueryError } from "../../../common/lists/query-error.tsx";
import { OrderPage } from "../money-data.ts";
import { Nothing, WaitingCards } from "../states.tsx";
import { look, moneyKey } from "../use-money.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { useOrderFilters } from "./use-order-filters.ts";

const AGAIN_MS = 20_000;

/** What waits for somebody, the longest claim on top, and every other order below or by filter. */
export function OrderQueue() {
  const { filters, query, change, clear } = useOrderFilters();
  const waiting = useWaitingMoney({ refetchMs: AGAIN_MS }).data;
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
      <OrderFilters filters={filters} change={change} />
      <OrderCards query={query} clear={clear} />
    </Stack>
  );
}

function OrderCards({ query, clear }: { query: string; clear: () => void }) {
  const httpClient = useHttpClient();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: moneyKey(`orders?${query}`),
      queryFn: ({ pageParam }) => look(httpClient, `order?${query}${pageParam}`, OrderPage),
      initialPageParam: "",
      getNextPageParam: ({ data: { next } }) => (next ? `&after=${encodeURIComponent(next)}` : null),
      refetchInterval: AGAIN_MS,
    });
  if (isPending) return <WaitingCards />;
  if (error) return <QueryError error={error} retry={refetch} />;
  const orders = data.pages.flatMap((page) => page.data.orders);
  if (orders.length === 0) {
    return (
      <Nothing title="Không có đơn nào ở đây">
        <Typography>Không đơn nào khớp với bộ lọc đang chọn.</Typography>
        <Button variant="contained" onClick={clear}>
          Xem mọi đơn
        </Button>
      </Nothing>
    );
  }
  return (
    <>
      <Stack component="ul" sx={{ gap: 1.5, listStyle: "none", padding: 0, margin: 0 }}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="outlined" onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
          Xem thêm
        </Button>
      )}
    </>
  );
}
