import type { SiteSettingName } from "@bentrong/contract/site-settings";
import { Alert, Button, Card, CardContent, Stack, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useNotify } from "react-admin";
import { useAdminAction } from "../../common/api/use-api-query.ts";

interface Props {
  name: SiteSettingName;
  title: string;
  about: string;
  isOverridden: boolean;
  /** Values that a save sends. */
  body: { value: unknown; confirmNumber?: string };
  isChanged: boolean;
  children: ReactNode;
}

/** One part of the settings, saved on its own; back to the operator's values with one button. */
export function SettingSection({ name, title, about, isOverridden, body, isChanged, children }: Props) {
  const runAction = useAdminAction();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (method: "POST" | "DELETE", sent: unknown, done: string) => {
    setSending(true);
    setProblem(undefined);
    try {
      await runAction({ path: `/admin/settings/${name}`, method, body: sent });
      notify(done, { type: "success" });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Chưa lưu được.");
    }
    setSending(false);
  };
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
          {about}
        </Typography>
        <Stack
          component="form"
          noValidate
          spacing={1.5}
          sx={{ marginTop: 1.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            void send("POST", body, "Đã lưu. Trang và thư từ giờ dùng cài đặt này.");
          }}
        >
          {children}
          {problem && <Alert severity="error">{problem}</Alert>}
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
            <Button type="submit" variant="contained" disabled={!isChanged || isSending}>
              Lưu
            </Button>
            {isOverridden && (
              <Button
                color="inherit"
                disabled={isSending}
                onClick={() => void send("DELETE", {}, "Đã trở về cài đặt gốc của máy chủ.")}
              >
                Về cài đặt gốc
              </Button>
            )}
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
