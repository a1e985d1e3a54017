import { SubscriberPage, type SubscriberState } from "@bentrong/contract/staff-newsletter";
import { Box, Stack, Typography } from "@mui/material";
import { useCallback, useDeferredValue } from "react";
import { Title } from "react-admin";
import { getNextCursor, toQueryString, useApiPages } from "../../common/api/use-api-query.ts";
import { SelectField } from "../../common/forms/select-field.tsx";
import { CsvButton } from "../../common/lists/csv-button.tsx";
import { EmptyMessage } from "../../common/lists/empty-message.tsx";
import { PagedList } from "../../common/lists/paged-list.tsx";
import { SearchBox } from "../../common/lists/search-box.tsx";
import { useFilters } from "../../common/lists/use-filters.ts";
import { Invite, SubscriberCard } from "./subscriber-card.tsx";
import { STATES } from "./subscriber-words.ts";

const NAMES = ["q", "state"] as const;

/** Addresses that receive newsletters, that have not confirmed yet, and that do not receive them any more. */
export function Subscribers() {
  const [filters, setFilter] = useFilters(NAMES);
  const search = useCallback((words: string) => setFilter("q", words), [setFilter]);
  const list = useApiPages(
    `/admin/newsletter/subscriber${toQueryString(useDeferredValue(filters))}`,
    SubscriberPage,
    { getNext: getNextCursor },
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, paddingTop: 2 }}>
      <Title title="Người nhận bản tin" />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "flex-start" }}>
        <Box sx={{ flex: "2 1 240px" }}>
          <SearchBox label="Tìm địa chỉ" value={filters.q} onSearch={search} />
        </Box>
        <SelectField<SubscriberState>
          label="Tình trạng"
          all="Tất cả"
          value={filters.state as SubscriberState | ""}
          options={STATES}
          onChange={(value) => setFilter("state", value)}
        />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        <Invite />
        <CsvButton
          path={`/admin/newsletter/export${toQueryString({ state: filters.state })}`}
          name="ban-tin.csv"
        />
      </Stack>
      <PagedList
        query={list}
        getRows={({ subscribers }) => subscribers}
        getKey={({ id }) => id}
        noun="địa chỉ"
        renderHeader={({ counts }) => <Counts counts={counts} />}
        empty={
          <EmptyMessage title="Không có địa chỉ nào ở đây">
            <Typography>
              Người đọc đăng ký ở cuối trang chủ; bạn cũng mời được từng địa chỉ bằng nút “Mời một địa chỉ”.
            </Typography>
          </EmptyMessage>
        }
      >
        {(subscriber) => <SubscriberCard subscriber={subscriber} />}
      </PagedList>
    </Stack>
  );
}

const Counts = ({ counts }: Pick<SubscriberPage, "counts">) => (
  <Typography color="textSecondary" role="status">
    {STATES.map(([state, name]) => `${name}: ${counts[state].toLocaleString("vi-VN")}`).join(" · ")}
  </Typography>
);
