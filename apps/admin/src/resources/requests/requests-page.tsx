import { RequestsPage as Answer, type RequestKind } from "@bentrong/contract/staff-people";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Title } from "react-admin";
import { getNextCursor, toQueryString, useApiPages } from "../../common/api/use-api-query.ts";
import { RequestDialog } from "../../common/forms/request-dialog.tsx";
import { SelectField } from "../../common/forms/select-field.tsx";
import { EmptyMessage } from "../../common/lists/empty-message.tsx";
import { PagedList } from "../../common/lists/paged-list.tsx";
import { useFilters } from "../../common/lists/use-filters.ts";
import { REQUEST_KINDS } from "../../common/text/request-words.ts";
import { Holidays } from "./holidays.tsx";
import { RequestCard } from "./request-card.tsx";

const KINDS = Object.entries(REQUEST_KINDS) as [RequestKind, string][];

export function RequestsPage() {
  const [filters, setFilter] = useFilters(["state", "clock", "kind"]);
  const [isEntering, setIsEntering] = useState(false);
  // Open requests are shown first: they are what is to be done.
  const state = filters.state || "open";
  const list = useApiPages(
    `/admin/data-requests${toQueryString({ ...filters, state: state === "all" ? "" : state })}`,
    Answer,
    { getNext: getNextCursor },
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, paddingTop: 2 }}>
      <Title title="Yêu cầu dữ liệu" />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "flex-start" }}>
        <SelectField
          label="Tình trạng"
          value={state}
          options={[
            ["open", "Đang mở"],
            ["over", "Đã khép lại"],
            ["all", "Tất cả"],
          ]}
          onChange={(value) => setFilter("state", value)}
        />
        <SelectField
          label="Hạn"
          all="Tất cả"
          value={filters.clock}
          options={[
            ["overdue", "Đã quá hạn"],
            ["soon", "Sắp đến hạn"],
          ]}
          onChange={(value) => setFilter("clock", value)}
        />
        <SelectField
          label="Loại"
          all="Tất cả"
          value={filters.kind}
          options={KINDS}
          onChange={(value) => setFilter("kind", value)}
        />
        <Button variant="contained" onClick={() => setIsEntering(true)} sx={{ marginTop: 1 }}>
          Ghi một yêu cầu
        </Button>
      </Stack>
      <PagedList
        query={list}
        getRows={({ requests }) => requests}
        getKey={({ id }) => id}
        noun="yêu cầu"
        height={500}
        renderHeader={(first) => <Clocks {...first} showOnly={(clock) => setFilter("clock", clock)} />}
        empty={
          <EmptyMessage title="Không có yêu cầu nào ở đây">
            <Typography>
              Khi ai đó viết thư hay gọi điện về dữ liệu của mình, bạn ghi lại bằng nút “Ghi một yêu cầu”.
            </Typography>
          </EmptyMessage>
        }
      >
        {(request) => <RequestCard request={request} />}
      </PagedList>
      <Holidays />
      {isEntering && <RequestDialog onClose={() => setIsEntering(false)} />}
    </Stack>
  );
}

interface ClocksProps {
  open: number;
  soon: number;
  overdue: number;
  showOnly(clock: "soon" | "overdue"): void;
}

function Clocks({ open, soon, overdue, showOnly }: ClocksProps) {
  const renderShow = (clock: "soon" | "overdue") => (
    <Button color="inherit" sx={{ whiteSpace: "nowrap" }} onClick={() => showOnly(clock)}>
      Xem
    </Button>
  );
  if (overdue > 0) {
    return (
      <Alert severity="error" action={renderShow("overdue")}>
        {overdue} yêu cầu đã quá hạn của luật. Hãy làm ngay, hoặc gia hạn một lần nếu có lý do chính đáng.
      </Alert>
    );
  }
  if (soon > 0) {
    return (
      <Alert severity="warning" action={renderShow("soon")}>
        {soon} yêu cầu sắp đến hạn.
      </Alert>
    );
  }
  return (
    <Alert severity="success">
      {open === 0
        ? "Không có yêu cầu nào đang chờ."
        : `${open} yêu cầu đang mở, chưa yêu cầu nào sắp đến hạn.`}
    </Alert>
  );
}
