import { Button, Stack, Typography } from "@mui/material";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Title } from "react-admin";
import { Link, useSearchParams } from "react-router";
import { useHttpClient } from "../../../common/api/use-http-client.ts";
import { ChoiceChips } from "../../../common/lists/choice-chips.tsx";
import { QueryError } from "../../../common/lists/query-error.tsx";
import { SearchBox } from "../../../common/lists/search-box.tsx";
import { OUTCOMES } from "../labels.ts";
import { type Outcome, TransferList } from "../money-data.ts";
import { Nothing, WaitingCards } from "../states.tsx";
import { look, moneyKey } from "../use-money.ts";
import { TransferCard } from "./transfer-card.tsx";

const PAGE = 25;
const CHOICES = Object.entries(OUTCOMES).map(([value, label]) => ({ value, label }));
const isOutcome = (text: string | null): text is Outcome => text !== null && text in OUTCOMES;

/** Every transfer that was reported: those that belong to nobody yet first, since somebody waits for each. */
export function Transfers() {
  const [params, setParams] = useSearchParams();
  const given = params.get("outcome");
  const outcome = isOutcome(given) ? given : "unmatched";
  const q = params.get("q") ?? "";
  const onSearch = useCallback(
    (words: string) => setParams({ outcome, ...(words && { q: words }) }, { replace: true }),
    [outcome, setParams],
  );
  return (
    <Stack component="section" sx={{ gap: 1.5, maxWidth: 760, paddingTop: 1 }}>
      <Title title="Giao dịch" />
      <SearchBox label="Tìm nội dung, mã tham chiếu hoặc số tiền" value={q} onSearch={onSearch} />
      <ChoiceChips
        label="Tiền đã đi đâu"
        options={CHOICES}
        value={outcome}
        onChange={(value) => setParams({ outcome: value, ...(q && { q }) }, { replace: true })}
      />
      <TransferCards outcome={outcome} q={q} />
    </Stack>
  );
}

function TransferCards({ outcome, q }: { outcome: Outcome; q: string }) {
  const httpClient = useHttpClient();
  const query = new URLSearchParams({ outcome, limit: String(PAGE), ...(q && { q }) }).toString();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: moneyKey(`transactions?${query}`),
      queryFn: ({ pageParam }) => look(httpClient, `transaction?${query}${pageParam}`, TransferList),
      initialPageParam: "",
      getNextPageParam: ({ data: rows }) => (rows.length === PAGE ? `&after=${rows.at(-1)?.id}` : null),
    });
  if (isPending) return <WaitingCards height={180} />;
  if (error) return <QueryError error={error} retry={refetch} />;
  const transfers = data.pages.flatMap((page) => page.data);
  if (transfers.length === 0) return <Empty outcome={outcome} isSearched={q !== ""} />;
  return (
    <>
      <Stack component="ul" sx={{ gap: 1.5, listStyle: "none", padding: 0, margin: 0 }}>
        {transfers.map((transfer) => (
          <TransferCard key={transfer.id} transfer={transfer} />
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

const Empty = ({ outcome, isSearched }: { outcome: Outcome; isSearched: boolean }) =>
  isSearched || outcome !== "unmatched" ? (
    <Nothing title="Không có giao dịch nào ở đây">
      <Typography>{isSearched ? "Bạn thử ít chữ hơn nhé." : "Khi có, chúng sẽ hiện ở đây."}</Typography>
    </Nothing>
  ) : (
    <Nothing title="Mọi khoản tiền đều đã có chỗ">
      <Typography>Nếu ngân hàng có khoản chưa thấy ở đây, bạn nhập sao kê nhé.</Typography>
      <Button variant="contained" component={Link} to="/statement">
        Nhập sao kê
      </Button>
    </Nothing>
  );
