import { clockTime, dateAndTime } from "@bentrong/format/dates";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useGetResourceLabel, useRecordContext, useResourceContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useHttpClient } from "../api/use-http-client.ts";
import { AppDialog } from "../forms/app-dialog.tsx";
import { FieldDifferences } from "../forms/field-differences.tsx";
import type { Autosave, AutosaveState } from "./autosave.ts";
import { announcePresence, type Colleague, type Draft, listColleagues, type Values } from "./drafts.ts";
import { useAutosave } from "./use-autosave.ts";

/** Interval of telling others that the row is open here, in milliseconds; they forget it after 90 seconds. */
const HEARTBEAT_MS = 20_000;

/**
 * In a form: who else is at it, and what was left over from another time. `onNote` gets what there is to say of what is
 * kept now.
 */
export function AutosaveNotices({ onNote }: { onNote(note: string): void }) {
  const { autosave, autosaveState, before } = useAutosave();
  const others = useColleagues(autosave);
  const note = describeAutosave(autosaveState);
  useEffect(() => onNote(note), [onNote, note]);
  if (others.length === 0 && !autosaveState.recoveredDraft) return null;
  return (
    <Stack spacing={1} sx={{ width: "100%" }}>
      {others.length > 0 && <Others others={others} />}
      {autosaveState.recoveredDraft && (
        <RecoveredDraft copy={autosaveState.recoveredDraft} autosave={autosave} before={before} />
      )}
    </Stack>
  );
}

export const AutosaveNote = ({ children }: { children: string }) => (
  <Typography role="status" variant="body2" color="textSecondary" sx={{ lineHeight: 1.3 }}>
    {children}
  </Typography>
);

function describeAutosave({ savedAt, hasFailed, recoveredDraft }: AutosaveState): string {
  if (recoveredDraft) return "";
  if (hasFailed) return "Chưa lưu tạm được. Trang sẽ tự thử lại khi có mạng.";
  return savedAt ? `Đã lưu tạm lúc ${clockTime(savedAt)}` : "";
}

function useColleagues(autosave: Autosave): Colleague[] {
  const httpClient = useHttpClient();
  const kind = useResourceContext() ?? "";
  const rowId = Number(useRecordContext()?.id ?? 0);
  const { data = [] } = useQuery({
    queryKey: ["presence", kind, rowId],
    enabled: rowId > 0,
    queryFn: async () => {
      await announcePresence(httpClient, { kind, rowId });
      autosave.retry();
      return listColleagues(httpClient, { kind, rowId });
    },
    refetchInterval: HEARTBEAT_MS,
    retry: false,
  });
  return data;
}

function Others({ others }: { others: Colleague[] }) {
  const resource = useResourceContext() ?? "";
  const what = useGetResourceLabel()(resource).toLowerCase();
  return (
    <Alert severity="info" role="status">
      {others.map(({ name, hasChanges }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people have no other name here
        <div key={at}>
          {name ?? "Một người khác"} đang {hasChanges ? "sửa" : "mở"} {what} này.
        </div>
      ))}
    </Alert>
  );
}

interface RecoveredDraftProps {
  copy: Draft;
  autosave: Autosave;
  before: Values;
}

function RecoveredDraft({ copy, autosave, before }: RecoveredDraftProps) {
  const [isShown, setShown] = useState(false);
  const { setValue } = useFormContext();
  const version = useRecordContext()?.updatedAt ?? null;
  const restore = () => {
    for (const [column, value] of Object.entries(autosave.restore())) {
      setValue(column, value, { shouldDirty: true, shouldTouch: true });
    }
  };
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      Bạn có phần viết dở chưa lưu, từ lúc {dateAndTime(copy.savedAt)}.
      {copy.basedOn !== version && " Từ đó đến nay mục này đã được sửa, bạn xem kỹ trước khi lấy lại nhé."}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, marginTop: 1 }}>
        <Button variant="contained" onClick={restore}>
          Lấy lại
        </Button>
        <Button variant="outlined" onClick={() => setShown(true)}>
          Xem
        </Button>
        <Button onClick={autosave.discard}>Bỏ đi</Button>
      </Stack>
      {isShown && (
        <AppDialog
          title="Phần viết dở so với bản đang có"
          onClose={() => setShown(false)}
          actions={<Button onClick={() => setShown(false)}>Đóng</Button>}
        >
          <FieldDifferences before={before} after={copy.values} columns={Object.keys(copy.values)} />
        </AppDialog>
      )}
    </Alert>
  );
}
