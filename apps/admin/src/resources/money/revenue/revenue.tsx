import { money } from "@bentrong/format/money";
import { Box, Card, Skeleton, Stack, Typography } from "@mui/material";
import { lazy, Suspense, useMemo, useState } from "react";
import { Title } from "react-admin";
import { useApiQuery } from "../../../common/api/use-api-query.ts";
import { ChoiceChips } from "../../../common/lists/choice-chips.tsx";
import { QueryBoundary } from "../../../common/lists/query-boundary.tsx";
import { type Month, Months } from "../money-data.ts";
import { ExportForm } from "./export-form.tsx";
import { lastMonths, sumMonths } from "./months.ts";
import { RevenueTable } from "./revenue-table.tsx";

const RevenueChart = lazy(() =>
  import("./revenue-chart.tsx").then((loaded) => ({ default: loaded.RevenueChart })),
);

const SPANS = [
  { value: "6", label: "6 tháng" },
  { value: "12", label: "12 tháng" },
  { value: "24", label: "24 tháng" },
];
const CHART_HEIGHT = 280;

/** Sums of orders and of transfers, month by month, and both as files. */
export function Revenue() {
  const [span, setSpan] = useState("6");
  const query = useMemo(() => new URLSearchParams(lastMonths(Number(span), new Date())).toString(), [span]);
  const answer = useApiQuery(`/admin/revenue?${query}`, Months, { keepPrevious: true });
  return (
    <Stack component="section" sx={{ gap: 2, maxWidth: 1040, paddingTop: 1 }}>
      <Title title="Doanh thu" />
      <ChoiceChips label="Khoảng thời gian" options={SPANS} value={span} onChange={setSpan} />
      <QueryBoundary query={answer} height={900}>
        {(months) => <Shown months={months} />}
      </QueryBoundary>
      <ExportForm />
    </Stack>
  );
}

function Shown({ months }: { months: Month[] }) {
  const { orders, income, average, received, refunded, orderRefunded, net } = sumMonths(months);
  return (
    <>
      <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(3, 1fr)" } }}>
        <Figure name="Đã thu từ đơn" value={money(income)} />
        <Figure name="Đơn đã xác nhận" value={String(orders)} />
        <Figure name="Trung bình mỗi đơn" value={average === undefined ? "–" : money(average)} />
        <Figure name="Tiền vào tài khoản" value={money(received)} />
        <Figure name="Trả lại, không thuộc đơn nào" value={money(refunded)} />
        <Figure name="Hoàn tiền cho đơn" value={money(orderRefunded)} />
        <Figure name="Còn lại sau hoàn tiền cho đơn" value={money(income - orderRefunded)} />
        <Figure name="Còn lại" value={money(net)} />
      </Box>
      <Card component="section" aria-labelledby="revenue-chart" sx={{ padding: 2 }}>
        <Typography id="revenue-chart" component="h2" variant="h6">
          Thu từ đơn theo tháng
        </Typography>
        {income > 0 ? (
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <RevenueChart months={months} height={CHART_HEIGHT} />
          </Suspense>
        ) : (
          <Typography color="textSecondary">Chưa có đơn nào được xác nhận trong khoảng này.</Typography>
        )}
      </Card>
      <RevenueTable months={months} />
      <Typography variant="body2" color="textSecondary">
        Tiền thu từ đơn là số thực nhận, gồm cả phần chuyển dư, tính theo ngày đơn được xác nhận; đơn xác nhận
        tay mà không có giao dịch thì tính theo giá. Tiền vào tài khoản gồm cả khoản chưa thuộc đơn nào; khoản
        trả lại không thuộc đơn nào chưa từng nằm trong số đã thu. Tiền hoàn cho đơn tính vào tháng mà ngân
        hàng chuyển đi.
      </Typography>
    </>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <Card sx={{ padding: 2 }}>
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography sx={{ fontSize: "1.125rem", fontWeight: 500, overflowWrap: "anywhere" }}>{value}</Typography>
  </Card>
);
