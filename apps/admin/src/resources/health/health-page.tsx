import { Health, type Level } from "@bentrong/contract/operations";
import { clockTime } from "@bentrong/format/dates";
import { Alert, Button, Card, CardContent, Chip, Stack, Typography } from "@mui/material";
import { Title } from "react-admin";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { CardList } from "../../common/lists/card-list.tsx";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { describeHealth, type HealthLine, howLong, LEVELS } from "./labels.ts";

const COLOURS = { good: "success", watch: "warning", bad: "error" } as const satisfies Record<Level, string>;
const SUMMARY: Readonly<Record<Level, string>> = {
  good: "Mọi thứ đang ổn. Bạn không cần làm gì.",
  watch: "Có điều cần để ý, người dùng chưa bị ảnh hưởng.",
  bad: "Có điều cần làm ngay.",
};

export function HealthPage() {
  const answer = useApiQuery("/admin/health", Health);
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, paddingTop: 2 }}>
      <Title title="Sức khỏe hệ thống" />
      <QueryBoundary query={answer} height={600}>
        {(health) => (
          <>
            <Alert
              severity={COLOURS[health.level]}
              action={
                <Button
                  color="inherit"
                  sx={{ whiteSpace: "nowrap" }}
                  loading={answer.isFetching}
                  onClick={() => void answer.refetch()}
                >
                  Xem lại
                </Button>
              }
            >
              {SUMMARY[health.level]} Xem lúc {clockTime(answer.dataUpdatedAt)}.
            </Alert>
            <CardList
              rows={describeHealth(health, answer.dataUpdatedAt)}
              getKey={({ title }) => title}
              minWidth={300}
            >
              {(line) => <Part line={line} />}
            </CardList>
            <Typography variant="body2" color="text.secondary">
              Phiên bản {health.version}, đã chạy {howLong(health.uptimeSeconds)}.
            </Typography>
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

const Part = ({ line: { title, level, text, advice } }: { line: HealthLine }) => (
  <Card sx={{ height: "100%" }}>
    <CardContent>
      <Stack spacing={1}>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}>
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          <Chip size="small" color={COLOURS[level]} label={LEVELS[level]} />
        </Stack>
        <Typography>{text}</Typography>
        {advice && <Typography color="text.secondary">Nên làm: {advice}</Typography>}
      </Stack>
    </CardContent>
  </Card>
);
