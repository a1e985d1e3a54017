import { type CardWeek, CardWeeks } from "@bentrong/contract/staff-safety";
import { Skeleton, Stack, Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import { Title } from "react-admin";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { Lines, Section } from "../../common/lists/section.tsx";
import { CardPreview } from "./card-preview.tsx";
import { MeasuredVersions } from "./measured-versions.tsx";
import { TryMessage } from "./try-message.tsx";
import { kindsWords, totalWords, weekName, weeksWords } from "./week-words.ts";

/** The chart library is fetched when charts are shown. */
const WeeksChart = lazy(() => import("./weeks-chart.tsx").then((module) => ({ default: module.WeeksChart })));
const CHART = 240;
const WEEKS = 26;

/** The card that somebody in danger is shown, and how often it was shown. */
export function CardsPage() {
  const answer = useApiQuery(`/admin/safety/cards?weeks=${WEEKS}`, CardWeeks);
  return (
    <Stack spacing={2} sx={{ maxWidth: 900, paddingTop: 2 }}>
      <Title title="Thẻ an toàn" />
      <CardPreview />
      <TryMessage />
      <MeasuredVersions />
      <Section title="Thẻ đã hiện bao nhiêu lần">
        <QueryBoundary query={answer} height={420}>
          {({ weeks }) => <Weeks weeks={weeks} />}
        </QueryBoundary>
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 2 }}>
          Chỉ đếm số lần, không giữ chữ nào, người nào hay lúc nào. Một và hai lần đều ghi là “dưới 3”, tuần
          đang đi thì chưa hiện: trong một cộng đồng nhỏ, một con số lẻ cũng có thể chỉ ra một người.
        </Typography>
      </Section>
    </Stack>
  );
}

function Weeks({ weeks }: { weeks: readonly CardWeek[] }) {
  const shown = weeks.filter(({ total }) => total !== 0).toReversed();
  return (
    <Stack spacing={2}>
      <Typography>{weeksWords(weeks)}</Typography>
      {shown.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART} />}>
          <WeeksChart weeks={weeks} />
        </Suspense>
      )}
      <Lines rows={shown} none="Khi có tuần nào thẻ hiện ra, tuần ấy sẽ nằm ở đây.">
        {(week) => (
          <li key={week.starts}>
            <Typography>
              {weekName(week)}: {totalWords(week)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {kindsWords(week)}
            </Typography>
          </li>
        )}
      </Lines>
    </Stack>
  );
}
