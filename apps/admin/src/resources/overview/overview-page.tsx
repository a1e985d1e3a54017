import { type Metric, Overview } from "@bentrong/contract/operations";
import { money } from "@bentrong/format/money";
import {
  Box,
  Card,
  CardContent,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { Title } from "react-admin";
import { toQueryString, useApiQuery } from "../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { useFilters } from "../../common/lists/use-filters.ts";
import { CHART_HEIGHT, CHARTS, type ChartConfig } from "./charts.ts";
import { FigureTable } from "./figure-table.tsx";
import { describeChange, INTERVALS, type IntervalId, toDateRange } from "./intervals.ts";

/** The chart library is fetched when charts are shown. */
const Chart = lazy(() => import("./chart.tsx").then(({ Chart }) => ({ default: Chart })));

const count = (value: number): string => value.toLocaleString("vi-VN");

const TOTALS: readonly [figure: Metric, label: string, shown: (value: number) => string][] = [
  ["new_people", "Thành viên mới", count],
  ["active_people", "Người hoạt động, trung bình", count],
  ["listens", "Lượt nghe", count],
  ["conversations_map", "Cuộc Inner Map", count],
  ["conversations_portal", "Cuộc Inner Ping", count],
  ["enrolments", "Lượt ghi danh khóa học", count],
  ["income", "Đã thu từ đơn", money],
  ["refunded", "Tiền đã chuyển trả", money],
];

export function OverviewPage() {
  const [{ stretch }, setFilter] = useFilters(["stretch"]);
  const chosen = INTERVALS.find(({ id }) => id === stretch)?.id ?? "30d";
  const [now] = useState(() => Date.now());
  const answer = useApiQuery(`/admin/overview${toQueryString(toDateRange(chosen, now))}`, Overview, {
    keepPrevious: true,
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200, paddingTop: 2 }}>
      <Title title="Tổng quan" />
      <ToggleButtonGroup
        exclusive
        aria-label="Khoảng thời gian"
        value={chosen}
        onChange={(_, value: IntervalId | null) => value && setFilter("stretch", value)}
        sx={{ flexWrap: "wrap", "& button": { minHeight: 44, textTransform: "none" } }}
      >
        {INTERVALS.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <QueryBoundary query={answer} height={900}>
        {(overview) => (
          <>
            <Totals overview={overview} />
            <Box
              sx={{
                display: "grid",
                gap: 2,
                alignItems: "start",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
              }}
            >
              {CHARTS.map((chart) => (
                <Card key={chart.title} component="section" aria-label={chart.title}>
                  <CardContent>
                    <Typography variant="h6" component="h2">
                      {chart.title}
                    </Typography>
                    <Picture chart={chart} overview={overview} />
                  </CardContent>
                </Card>
              ))}
            </Box>
            <Typography variant="body2" color="text.secondary">
              Hoạt động là có nghe, nhắn cho Companion, học xong một bài hoặc viết một ghi chú. Ngày tính theo
              giờ Việt Nam, tuần bắt đầu từ thứ Hai.
            </Typography>
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

/** No chart without data. */
function Picture({ chart, overview }: { chart: ChartConfig; overview: Overview }) {
  if (chart.figures.every(([figure]) => overview.total[figure] === 0)) {
    return <Typography color="text.secondary">Chưa có gì trong khoảng thời gian này.</Typography>;
  }
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        <Chart chart={chart} overview={overview} />
      </Suspense>
      <FigureTable chart={chart} overview={overview} />
    </>
  );
}

const Totals = ({ overview: { total, before } }: { overview: Overview }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gap: 1.5,
      gridTemplateColumns: "repeat(auto-fill, minmax(165px, 1fr))",
      margin: 0,
    }}
  >
    {TOTALS.map(([figure, label, shown]) => (
      <Card key={figure} component="div" sx={{ padding: 2 }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" variant="h5" sx={{ margin: 0 }}>
          {shown(total[figure])}
        </Typography>
        <Typography component="dd" variant="body2" color="text.secondary" sx={{ margin: 0 }}>
          {describeChange(total[figure], before[figure], shown)}
        </Typography>
      </Card>
    ))}
  </Box>
);
