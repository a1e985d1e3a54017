import { CampaignPreview } from "@bentrong/contract/staff-newsletter";
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useCallback, useState } from "react";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { AppDialog } from "../../common/forms/app-dialog.tsx";
import { useHost } from "../../common/host/host-context.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { showLetter } from "./framed-letter.ts";

const FORMS = [
  ["html", "Như trong hộp thư"],
  ["text", "Chỉ chữ"],
] as const;
type Form = (typeof FORMS)[number][0];

/** The e-mail as it is sent, or was sent, as HTML and as text. Its frame runs no scripts. */
export function PreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [form, setForm] = useState<Form>("html");
  const answer = useApiQuery(`/admin/newsletter/campaign/${id}/preview`, CampaignPreview, { isFresh: true });
  return (
    <AppDialog
      title="Lá thư"
      maxWidth="md"
      fillsPhone
      onClose={onClose}
      actions={<Button onClick={onClose}>Đóng</Button>}
    >
      <Stack sx={{ gap: 1.5, minHeight: { xs: "100%", sm: "75vh" } }}>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="Dạng thư"
          value={form}
          onChange={(_, next: Form | null) => next && setForm(next)}
        >
          {FORMS.map(([value, name]) => (
            <ToggleButton key={value} value={value} sx={{ minHeight: 44, textTransform: "none", flex: 1 }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <QueryBoundary query={answer} height={480}>
          {(preview) => <PreviewFrame preview={preview} form={form} />}
        </QueryBoundary>
      </Stack>
    </AppDialog>
  );
}

function PreviewFrame({ preview, form }: { preview: CampaignPreview; form: Form }) {
  const { styleNonce } = useHost();
  const { html } = preview;
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) showLetter(frame, html, styleNonce);
    },
    [html, styleNonce],
  );
  return (
    <>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {preview.from}:
        </Box>{" "}
        {preview.subject}
      </Typography>
      {form === "html" ? (
        <Box
          component="iframe"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          title="Thư như trong hộp thư"
          ref={show}
          sx={{ flex: 1, minHeight: 420, border: 1, borderColor: "divider", borderRadius: 2, width: "100%" }}
        />
      ) : (
        <Box
          component="pre"
          tabIndex={0}
          aria-label="Thư chỉ có chữ"
          sx={{
            ...{ margin: 0, padding: 2, border: 1, borderColor: "divider", borderRadius: 2 },
            ...{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit" },
          }}
        >
          {preview.text}
        </Box>
      )}
    </>
  );
}
