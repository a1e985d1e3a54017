import { PeoplePage, type PersonSummary } from "@bentrong/contract/staff-people";
import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import { Box, Button, Card, CardActionArea, Stack, Typography } from "@mui/material";
import { useCallback, useDeferredValue } from "react";
import { Title } from "react-admin";
import { Link } from "react-router";
import { getNextCursor, toQueryString, useApiPages } from "../../common/api/use-api-query.ts";
import { SelectField } from "../../common/forms/select-field.tsx";
import { CsvButton } from "../../common/lists/csv-button.tsx";
import { EmptyMessage } from "../../common/lists/empty-message.tsx";
import { PagedList } from "../../common/lists/paged-list.tsx";
import { SearchBox } from "../../common/lists/search-box.tsx";
import { useFilters } from "../../common/lists/use-filters.ts";
import { planWords } from "./labels.ts";
import { PersonChips } from "./person-chips.tsx";

const NAMES = ["q", "membership", "role", "blocked"] as const;
const MEMBERSHIPS = [
  ["premium", "Đang là hội viên"],
  ["expired", "Đã hết hạn"],
  ["free", "Chưa từng"],
] as const;
const WITH_RIGHTS = [
  ["ROLE_ADMIN", "Quản trị viên"],
  ["ROLE_MODERATOR", "Biên tập viên"],
] as const;

export function PeopleList() {
  const [filters, setFilter] = useFilters(NAMES);
  const search = useCallback((words: string) => setFilter("q", words), [setFilter]);
  const list = useApiPages(`/admin/person${toQueryString(useDeferredValue(filters))}`, PeoplePage, {
    getNext: getNextCursor,
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 1100, paddingTop: 2 }}>
      <Title title="Thành viên" />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        <Button variant="outlined" startIcon={<UploadFile />} component={Link} to="/person/import">
          Nhập từ tệp
        </Button>
        <CsvButton path={`/admin/person/export${toQueryString(filters)}`} name="thanh-vien.csv" />
      </Stack>
      <Stack direction={{ xs: "column", sm: "row" }} useFlexGap sx={{ gap: 1.5, flexWrap: "wrap" }}>
        <Box sx={{ flex: { sm: "2 1 260px" } }}>
          <SearchBox label="Tìm theo tên hoặc email, không cần dấu" value={filters.q} onSearch={search} />
        </Box>
        <Stack
          direction="row"
          useFlexGap
          sx={{ gap: 1.5, flexWrap: "wrap", flex: { sm: "3 1 320px" }, alignItems: "flex-start" }}
        >
          <SelectField
            label="Gói"
            all="Tất cả"
            value={filters.membership}
            options={MEMBERSHIPS}
            onChange={(value) => setFilter("membership", value)}
          />
          <SelectField
            label="Quyền"
            all="Tất cả"
            value={filters.role}
            options={WITH_RIGHTS}
            onChange={(value) => setFilter("role", value)}
          />
          <SelectField
            label="Tình trạng"
            all="Tất cả"
            value={filters.blocked}
            options={[["true", "Đang bị khóa"]]}
            onChange={(value) => setFilter("blocked", value)}
          />
        </Stack>
      </Stack>
      <PagedList
        query={list}
        getRows={({ people }) => people}
        getKey={({ id }) => id}
        noun="người"
        empty={<Nobody />}
      >
        {(person) => <PersonCard person={person} />}
      </PagedList>
    </Stack>
  );
}

const Nobody = () => (
  <EmptyMessage title="Không tìm thấy ai">
    <Typography>Bạn thử ít chữ hơn, hoặc bỏ bớt bộ lọc.</Typography>
    <Button variant="outlined" component={Link} to="/person">
      Bỏ hết bộ lọc
    </Button>
  </EmptyMessage>
);

const PersonCard = ({ person }: { person: PersonSummary }) => (
  <Card>
    <CardActionArea
      component={Link}
      to={`/person/${person.id}`}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1.5fr)" },
        gap: { xs: 0.5, md: 2 },
        padding: 1.5,
        alignItems: "center",
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
          {person.name ?? "Chưa có tên"}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {person.email}
        </Typography>
        <PersonChips person={person} />
      </div>
      <Typography variant="body2">
        {planWords(person)}
        <br />
        {person.orders} đơn, đã trả {money(person.paid)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Vào từ {shortDate(person.createdAt)}
        <br />
        {person.lastSeenAt === null ? "Chưa đăng nhập lần nào" : `Gần nhất ${dateAndTime(person.lastSeenAt)}`}
      </Typography>
    </CardActionArea>
  </Card>
);
