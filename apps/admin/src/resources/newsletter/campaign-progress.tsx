import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { dateAndTime } from "@bentrong/format/dates";
import { Alert, Box, Button, Card, CardContent, LinearProgress, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Title } from "react-admin";
import { Link } from "react-router";
import { Facts } from "../../common/lists/facts.tsx";
import { Lines, Section } from "../../common/lists/section.tsx";
import { CampaignActions } from "./campaign-actions.tsx";
import { durationWords } from "./duration-words.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { StatusChip } from "./status-chip.tsx";

const amount = (value: number): string => value.toLocaleString("vi-VN");

/** A campaign after its draft: when it goes, how far it is, what became of it, and what can still be done. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <Stack spacing={2}>
      <Title title="Bản tin" />
      <Button component={Link} to="/newsletterCampaign" sx={{ alignSelf: "flex-start" }}>
        ← Tất cả bản tin
      </Button>
      <Card>
        <CardContent>
          <Stack spacing={2}>
            <Typography variant="h5" component="h1" sx={{ overflowWrap: "anywhere" }}>
              {campaign.subject}
            </Typography>
            <Box>
              <StatusChip of={campaign} />
            </Box>
            <Progress campaign={campaign} />
            <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
              <Button variant="outlined" onClick={() => setIsPreviewed(true)}>
                Xem thư
              </Button>
              <CampaignActions campaign={campaign} />
            </Stack>
          </Stack>
        </CardContent>
      </Card>
      {campaign.status !== "SCHEDULED" && <Figures campaign={campaign} />}
      <Posts campaign={campaign} />
      {isPreviewed && <PreviewDialog id={campaign.id} onClose={() => setIsPreviewed(false)} />}
    </Stack>
  );
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { status, figures, remaining, perMinute, scheduledAt } = campaign;
  const done = figures.sent + figures.failed + figures.skipped;
  const all = figures.written + remaining;
  if (status === "SCHEDULED") {
    return (
      <Typography>
        Sẽ gửi lúc {scheduledAt ? dateAndTime(scheduledAt) : "–"} (giờ Việt Nam) cho những ai đã xác nhận vào
        lúc ấy; bây giờ là {amount(remaining)} người. Muốn sửa, bạn bỏ hẹn giờ trước.
      </Typography>
    );
  }
  return (
    <Stack spacing={1}>
      {campaign.problem === "POST_WITHDRAWN" && (
        <Alert severity="warning">
          Bản tin tự dừng vì có bài trong đó vừa được gỡ xuống. Bạn đăng lại bài ấy rồi gửi tiếp, hoặc dừng
          hẳn.
        </Alert>
      )}
      <LinearProgress
        variant="determinate"
        aria-label="Đã gửi được"
        value={all === 0 ? 100 : (done / all) * 100}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography role="status">
        {amount(figures.sent)} trên {amount(all)} thư đã gửi
        {status === "SENDING" && remaining + figures.waiting > 0
          ? `, còn ${durationWords(remaining + figures.waiting, perMinute)}.`
          : "."}
      </Typography>
    </Stack>
  );
}

const Figures = ({ campaign: { figures, remaining, startedAt, endedAt } }: { campaign: Campaign }) => (
  <Section title="Con số">
    <Stack spacing={2}>
      <Facts
        facts={[
          ["Người nhận", amount(figures.written + remaining)],
          ["Đã viết", amount(figures.written)],
          ["Đã gửi", amount(figures.sent)],
          ["Đang chờ", amount(figures.waiting + remaining)],
          ["Không gửi được", amount(figures.failed)],
          ["Không gửi nữa", amount(figures.skipped)],
          ["Hủy nhận từ thư này", amount(figures.unsubscribed)],
          ["Bắt đầu", startedAt ? dateAndTime(startedAt) : "–"],
          ["Kết thúc", endedAt ? dateAndTime(endedAt) : "–"],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        “Không gửi nữa” là người đã hủy nhận, đã bị xóa hoặc thư đã bị dừng trước lượt. Ở đây không có con số
        mở thư hay bấm đường dẫn: thư không mang gì để theo dõi người đọc.
      </Typography>
    </Stack>
  </Section>
);

const Posts = ({ campaign: { posts } }: { campaign: Campaign }) => (
  <Section title="Các bài trong thư">
    <Lines rows={posts} none="Thư này không kèm bài nào.">
      {({ id, title, isPrivate, publication }) => (
        <li key={id}>
          {title ?? "Bài đã xóa"}
          {isPrivate && " · dành cho hội viên"}
          {publication !== "PUBLISHED" && (
            <Typography component="span" color="warning.main">
              {" "}
              · chưa đăng
            </Typography>
          )}
        </li>
      )}
    </Lines>
  </Section>
);
