import { NewWebhook, WEBHOOK_EVENTS, type WebhookEvent, WebhookList } from "@bentrong/contract/webhooks";
import {
  Alert,
  Button,
  Card,
  CardContent,
  Checkbox,
  Divider,
  FormControlLabel,
  Stack,
  Typography,
} from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod/mini";
import { sendJson } from "../../common/api/http-client.ts";
import { API_QUERIES, useApiQuery } from "../../common/api/use-api-query.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { CardList } from "../../common/lists/card-list.tsx";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { SettingField } from "./setting-field.tsx";
import { WebhookEndpointCard } from "./webhook-endpoint.tsx";
import { EVENT_WORDS } from "./webhook-words.ts";

const Added = z.object({ data: NewWebhook });

/** Endpoints of other systems that receive webhooks. */
export function WebhookSection() {
  const list = useApiQuery("/admin/webhook", WebhookList);
  return (
    <Card component="section" aria-labelledby="webhooks" variant="outlined">
      <CardContent>
        <Stack spacing={2}>
          <Typography id="webhooks" component="h2" variant="h6">
            Webhook
          </Typography>
          <Typography color="text.secondary">
            Báo cho hệ thống khác của bạn khi có việc xảy ra ở đây. Mỗi lần gọi có chữ ký, chỉ mang mã và số
            tiền. Nơi nhận không trả lời thì chúng mình gọi lại, sáu lần trong một ngày.
          </Typography>
          <QueryBoundary query={list} height={80}>
            {({ endpoints }) => (
              <CardList rows={endpoints} getKey={({ id }) => id}>
                {(endpoint) => <WebhookEndpointCard endpoint={endpoint} />}
              </CardList>
            )}
          </QueryBoundary>
          <AddWebhook />
        </Stack>
      </CardContent>
    </Card>
  );
}

function AddWebhook() {
  const httpClient = useHttpClient();
  const client = useQueryClient();
  const [url, setUrl] = useState("https://");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(["order.verified"]);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState("");
  const [secret, setSecret] = useState("");
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    setEvents(isChosen ? [...events, event] : events.filter((one) => one !== event));
  const add = async () => {
    setSending(true);
    setProblem("");
    try {
      const answer = await sendJson(httpClient, "POST", "/functions/v1/admin/webhook", { url, events });
      setSecret(Added.parse(answer.json).data.secret);
      setUrl("https://");
      await client.invalidateQueries({ queryKey: [API_QUERIES] });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Chưa thêm được.");
    }
    setSending(false);
  };
  return (
    <Stack spacing={1}>
      {secret && (
        <Alert severity="success" role="status" sx={{ overflowWrap: "anywhere" }}>
          Đã thêm. Khóa để kiểm chữ ký, chỉ hiện lần này: <code>{secret}</code>
        </Alert>
      )}
      <Divider />
      <Typography component="h3" sx={{ fontWeight: 500, paddingTop: 1 }}>
        Thêm một nơi nhận
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <SettingField label="Địa chỉ nhận" type="url" value={url} onChange={setUrl} />
      <Stack role="group" aria-label="Sự kiện">
        {WEBHOOK_EVENTS.map((event) => (
          <FormControlLabel
            key={event}
            control={
              <Checkbox
                checked={events.includes(event)}
                onChange={(_, isChosen) => toggle(event, isChosen)}
              />
            }
            label={EVENT_WORDS[event]}
          />
        ))}
      </Stack>
      <Button
        variant="outlined"
        sx={{ alignSelf: "flex-start" }}
        disabled={events.length === 0}
        loading={isSending}
        onClick={() => void add()}
      >
        Thêm webhook
      </Button>
    </Stack>
  );
}
