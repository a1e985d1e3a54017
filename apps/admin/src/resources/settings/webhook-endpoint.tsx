import { WebhookDeliveries, type WebhookEndpoint } from "@bentrong/contract/webhooks";
import { dateAndTime } from "@bentrong/format/dates";
import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useAdminAction, useApiQuery } from "../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { Lines } from "../../common/lists/section.tsx";
import { deliveryWords, eventWords } from "./webhook-words.ts";

/** Polls the deliveries while the log is shown. */
const LOOK_AGAIN_MS = 3_000;

export function WebhookEndpointCard({ endpoint: { id, url, events } }: { endpoint: WebhookEndpoint }) {
  const runAction = useAdminAction();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const attempt = async (done: string, path: string, method: "POST" | "DELETE") => {
    try {
      await runAction({ path, method });
      notify(done, { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : "Chưa làm được.", { type: "error" });
    }
  };
  const test = async () => {
    await attempt("Đang gửi thử.", `/admin/webhook/${id}/test`, "POST");
    setOpen(true);
  };
  const remove = () => attempt("Đã xóa webhook.", `/admin/webhook/${id}`, "DELETE");
  return (
    <Stack component="section" aria-label={url} spacing={1}>
      <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{url}</Typography>
      <Typography variant="body2" color="text.secondary">
        {events.map(eventWords).join(", ")}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        <Button variant="outlined" onClick={() => void test()}>
          Gửi thử
        </Button>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Nhật ký gửi
        </Button>
        {isRemoving ? (
          <Button color="error" onClick={() => void remove()}>
            Xóa hẳn, kể cả nhật ký
          </Button>
        ) : (
          <Button color="inherit" onClick={() => setRemoving(true)}>
            Xóa
          </Button>
        )}
      </Stack>
      {isOpen && <Deliveries id={id} />}
    </Stack>
  );
}

function Deliveries({ id }: { id: string }) {
  const answer = useApiQuery(`/admin/webhook/${id}/deliveries`, WebhookDeliveries, {
    refetchMs: LOOK_AGAIN_MS,
  });
  return (
    <QueryBoundary query={answer} height={80}>
      {({ deliveries }) => (
        <Lines rows={deliveries} none="Chưa gửi lần nào.">
          {(delivery) => (
            <Typography key={delivery.id} component="li" variant="body2">
              {dateAndTime(delivery.createdAt)} · {eventWords(delivery.event)}: {deliveryWords(delivery)}
            </Typography>
          )}
        </Lines>
      )}
    </QueryBoundary>
  );
}
