import { Button, Stack, Typography } from "@mui/material";
import { useCallback } from "react";
import { Title } from "react-admin";
import { Link } from "react-router";
import { toQueryString, useApiPages } from "../../../common/api/use-api-query.ts";
import { ChoiceChips } from "../../../common/lists/choice-chips.tsx";
import { EmptyMessage } from "../../../common/lists/empty-message.tsx";
import { PagedList } from "../../../common/lists/paged-list.tsx";
import { SearchBox } from "../../../common/lists/search-box.tsx";
import { useFilters } from "../../../common/lists/use-filters.ts";
import { OUTCOMES } from "../labels.ts";
import { type Outcome, type Transfer, TransferList } from "../money-data.ts";
import { TransferCard } from "./transfer-card.tsx";

const PAGE = 25;
const CHOICES = Object.entries(OUTCOMES).map(([value, label]) => ({ value, label }));
const NAMES = ["outcome", "q"] as const;
const isOutcome = (text: string): text is Outcome => text in OUTCOMES;

/** All reported transfers: unmatched ones first, since a payer waits for each. */
export function Transfers() {
  const [{ outcome: given, q }, setFilter] = useFilters(NAMES);
  const outcome = isOutcome(given) ? given : "unmatched";
  const onSearch = useCallback((words: string) => setFilter("q", words), [setFilter]);
  return (
    <Stack component="section" sx={{ gap: 1.5, maxWidth: 760, paddingTop: 1 }}>
      <Title title="Giao dịch" />
      <SearchBox label="Tìm nội dung, mã tham chiếu hoặc số tiền" value={q} onSearch={onSearch} />
      <ChoiceChips
        label="Tiền đã đi đâu"
        options={CHOICES}
        value={outcome}
        onChange={(value) => setFilter("outcome", value)}
      />
      <TransferCards outcome={outcome} q={q} />
    </Stack>
  );
}

/** The server pages by the last id, and a page that is not full is the last one. */
const getNextTransfer = (page: readonly Transfer[]): string | null =>
  page.length === PAGE ? String(page.at(-1)?.id) : null;

function TransferCards({ outcome, q }: { outcome: Outcome; q: string }) {
  const list = useApiPages(
    `/admin/transaction${toQueryString({ outcome, limit: String(PAGE), q })}`,
    TransferList,
    {
      getNext: getNextTransfer,
    },
  );
  return (
    <PagedList
      query={list}
      getRows={(page) => page}
      getKey={({ id }) => id}
      noun="giao dịch"
      empty={<Empty outcome={outcome} isSearched={q !== ""} />}
    >
      {(transfer) => <TransferCard transfer={transfer} />}
    </PagedList>
  );
}

const Empty = ({ outcome, isSearched }: { outcome: Outcome; isSearched: boolean }) =>
  isSearched || outcome !== "unmatched" ? (
    <EmptyMessage title="Không có giao dịch nào ở đây">
      <Typography>{isSearched ? "Bạn thử ít chữ hơn nhé." : "Khi có, chúng sẽ hiện ở đây."}</Typography>
    </EmptyMessage>
  ) : (
    <EmptyMessage title="Mọi khoản tiền đều đã có chỗ">
      <Typography>Nếu ngân hàng có khoản chưa thấy ở đây, bạn nhập sao kê nhé.</Typography>
      <Button variant="contained" component={Link} to="/statement">
        Nhập sao kê
      </Button>
    </EmptyMessage>
  );
