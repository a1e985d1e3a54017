import { dateAndTime } from "@bentrong/format/dates";
import { Button, Card, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Title } from "react-admin";
import { z } from "zod/mini";
import { useAdminAction, useApiQuery } from "../../common/api/use-api-query.ts";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";
import { CardList } from "../../common/lists/card-list.tsx";
import { EmptyMessage } from "../../common/lists/empty-message.tsx";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";

const Request = z.object({
  id: z.string(),
  contact: z.string(),
  wishes: z.string(),
  createdAt: z.string(),
  reply: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  person: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
});
type Request = z.infer<typeof Request>;
const Requests = z.object({ requests: z.array(Request) });

const NOBODY = (
  <EmptyMessage title="Chưa ai hẹn buổi nào">
    <Typography>Khi có người hẹn, yêu cầu của họ sẽ hiện ở đây.</Typography>
  </EmptyMessage>
);

/** Requests for the 1-1 session of the yearly plan, unanswered ones first; the server sends at most a hundred. */
export function OneOnOnePage() {
  const answer = useApiQuery("/admin/one-on-one", Requests);
  const [asked, setAsked] = useState<Request>();
  const runAction = useAdminAction();
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, paddingTop: 2 }}>
      <Title title="Buổi 1-1" />
      <Typography color="textSecondary">
        30 người đầu tiên mua gói 1 năm được hẹn một buổi 30 phút. Trả lời của bạn gửi tới họ bằng email.
      </Typography>
      <QueryBoundary query={answer} height={300}>
        {({ requests }) => (
          <CardList rows={requests} getKey={({ id }) => id} empty={NOBODY}>
            {(request) => <RequestCard request={request} onAnswer={() => setAsked(request)} />}
          </CardList>
        )}
      </QueryBoundary>
      {asked && (
        <ActionDialog
          title="Trả lời yêu cầu 1-1"
          text={`Những lúc rảnh: ${asked.wishes}`}
          action="Gửi trả lời"
          reason={{ hint: "Ghi thời gian và cách gặp. Người hẹn nhận email này." }}
          done="Đã gửi trả lời."
          onConfirm={(reason) =>
            runAction({ path: `/admin/one-on-one/${asked.id}/answer`, body: { reason } })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function RequestCard({ request, onAnswer }: { request: Request; onAnswer(): void }) {
  const { person, contact, wishes, createdAt, reply, answeredAt } = request;
  return (
    <Card component="article" sx={{ padding: 2 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
        {person.name || person.email}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Gửi lúc {dateAndTime(createdAt)}
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere", paddingTop: 1 }}>Liên hệ: {contact}</Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>Những lúc rảnh: {wishes}</Typography>
      {reply && answeredAt && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          Đã trả lời {dateAndTime(answeredAt)}: {reply}
        </Typography>
      )}
      <Button variant={reply ? "outlined" : "contained"} sx={{ marginTop: 1.5 }} onClick={onAnswer}>
        {reply ? "Trả lời lại" : "Trả lời"}
      </Button>
    </Card>
  );
}
