import type { ApiKey } from "@bentrong/contract/api-keys";
import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { Button, Card, CardContent, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { SCOPE_WORDS } from "./scope-words.ts";

export function ApiKeyCard({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, owner, createdAt, lastUsedAt, revokedAt } = apiKey;
  return (
    <Card component="section" aria-label={`${name} ${prefix}`} variant="outlined">
      <CardContent>
        <Stack spacing={1}>
          <Typography component="h2" sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
            {name} <code>{prefix}…</code>
          </Typography>
          <Typography variant="body2">{scopes.map((scope) => SCOPE_WORDS[scope]).join(" · ")}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
            {owner} tạo ngày {shortDate(createdAt)}.{" "}
            {lastUsedAt === null ? "Chưa dùng lần nào." : `Dùng gần nhất lúc ${dateAndTime(lastUsedAt)}.`}
          </Typography>
          <Typography variant="body2">{describeEnd(apiKey)}</Typography>
          {revokedAt === null && <RevokeButton apiKey={apiKey} />}
        </Stack>
      </CardContent>
    </Card>
  );
}

function describeEnd({ expiresAt, revokedAt }: ApiKey): string {
  if (revokedAt !== null) return `Đã thu hồi lúc ${dateAndTime(revokedAt)}.`;
  const isOver = Date.parse(expiresAt) < Date.now();
  return isOver ? `Đã hết hạn ngày ${shortDate(expiresAt)}.` : `Dùng được tới ngày ${shortDate(expiresAt)}.`;
}

function RevokeButton({ apiKey: { id } }: { apiKey: ApiKey }) {
  const runAction = useAdminAction();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const revoke = async () => {
    try {
      await runAction({ path: `/admin/api-key/${id}`, method: "DELETE" });
      notify("Đã thu hồi khóa.", { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : "Chưa thu hồi được.", { type: "error" });
    }
  };
  return isAsked ? (
    <Button color="error" variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => void revoke()}>
      Thu hồi hẳn, chương trình đang dùng sẽ dừng
    </Button>
  ) : (
    <Button color="inherit" sx={{ alignSelf: "flex-start" }} onClick={() => setAsked(true)}>
      Thu hồi
    </Button>
  );
}
