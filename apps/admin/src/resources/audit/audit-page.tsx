import { LogActor, LogPage } from "@bentrong/contract/operations";
import { Card, CardContent, Chip, Stack, TextField, Typography } from "@mui/material";
import { Title } from "react-admin";
import { z } from "zod/mini";
import { getNextCursor, toQueryString, useApiPages, useApiQuery } from "../../common/api/use-api-query.ts";
import { SelectField } from "../../common/forms/select-field.tsx";
import { PagedList } from "../../common/lists/paged-list.tsx";
import { useFilters } from "../../common/lists/use-filters.ts";
import { LOG_ACTIONS, LOG_SUBJECTS } from "../../common/text/log-words.ts";
import { LogEntry } from "./log-entry.tsx";

const NAMES = ["actor", "action", "subject", "subjectId", "from", "to"] as const;
const NONE_FOUND = "Không có dòng nào khớp. Bạn thử khoảng ngày rộng hơn hoặc bỏ bớt bộ lọc nhé.";
const NONE_YET =
  "Nhật ký còn trống. Khi ban quản trị thêm, sửa, xóa hay quyết định điều gì, việc ấy sẽ hiện ở đây cùng tên người làm.";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LogActors = z.array(LogActor);

/** An address may name somebody who is not in the list. */
const actorOptions = (actors: readonly LogActor[], chosen: string): [string, string][] => [
  ...actors.map(({ id, name }): [string, string] => [id, name]),
  ...(chosen === "" || actors.some(({ id }) => id === chosen)
    ? []
    : [[chosen, "Một người"] as [string, string]]),
];

export function AuditPage() {
  const [filters, setFilter] = useFilters(NAMES);
  const isFiltered = Object.values(filters).some(Boolean);
  const list = useApiPages(`/admin/audit${toQueryString(filters)}`, LogPage, { getNext: getNextCursor });
  const { data: actors = [] } = useApiQuery("/admin/audit/actors", LogActors);
  const day = (name: "from" | "to", label: string) => (
    <TextField
      label={label}
      type="date"
      value={filters[name]}
      onChange={({ target }) => setFilter(name, target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth={false}
      sx={{ flex: "1 1 140px" }}
    />
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 900, paddingTop: 2 }}>
      <Title title="Nhật ký" />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap" }}>
        <SelectField
          label="Người làm"
          all="Tất cả"
          value={filters.actor}
          options={actorOptions(actors, filters.actor)}
          onChange={(value) => setFilter("actor", value)}
        />
        <SelectField
          label="Việc"
          all="Tất cả"
          value={filters.action}
          options={Object.entries(LOG_ACTIONS)}
          onChange={(value) => setFilter("action", value)}
        />
        <SelectField
          label="Ở đâu"
          all="Tất cả"
          value={filters.subject}
          options={Object.entries(LOG_SUBJECTS).map(([id, name]) => [id, capital(name)] as const)}
          onChange={(value) => setFilter("subject", value)}
        />
        {day("from", "Từ ngày")}
        {day("to", "Đến ngày")}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        {filters.subjectId && <Only what="Chỉ một mục" takeAway={() => setFilter("subjectId", "")} />}
      </Stack>
      <Card>
        <CardContent>
          <PagedList
            query={list}
            getRows={({ lines }) => lines}
            getKey={({ id }) => id}
            noun="dòng"
            height={500}
            empty={<Typography color="text.secondary">{isFiltered ? NONE_FOUND : NONE_YET}</Typography>}
          >
            {(line) => <LogEntry line={line} choose={setFilter} />}
          </PagedList>
        </CardContent>
      </Card>
    </Stack>
  );
}

/** A filter that was chosen from a line; a touch anywhere takes it away. */
const Only = ({ what, takeAway }: { what: string; takeAway: () => void }) => (
  <Chip
    label={what}
    aria-label={`Bỏ bộ lọc: ${what}`}
    onClick={takeAway}
    onDelete={takeAway}
    sx={{ height: 44, borderRadius: 22 }}
  />
);
