import { clockTime, dateAndTime } from "@bentrong/format/dates";
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useGetResourceLabel, useRecordContext, useResourceContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { useAsk } from "../data/use-ask.ts";
import { FieldDifferences } from "../forms/field-differences.tsx";
import type { Keeper, Kept } from "./keeper.ts";
import { useKeeper } from "./use-keeper.ts";
import { type Colleague, sayOpen, type Values, type WorkingCopy, whoElse } from "./working-copy.ts";

/** How often others hear that the row is open here, in milliseconds; they forget it after 90 seconds. */
const BEAT = 20_000;

/**
 * In a form: who else is at it, and what was left over from another time. `onNote` gets what there is to say of what is
 * kept now.
 */
export function Editing({ onNote }: { onNote(note: string): void }) {
  const { keeper, kept, before } = useKeeper();
  const others = useColleagues(keeper);
  const note = words(kept);
  useEffect(() => onNote(note), [onNote, note]);
  if (others.length === 0 && !kept.leftOver) return null;
  return (
    <Stack spacing={1} sx={{ width: "100%" }}>
      {others.length > 0 && <Others others={others} />}
      {kept.leftOver && <LeftOver copy={kept.leftOver} keeper={keeper} before={before} />}
    </Stack>
  );
}

export const KeptNote = ({ children }: { children: string }) => (
  <Typography role="status" variant="body2" color="textSecondary" sx={{ lineHeight: 1.3 }}>
    {children}
  </Typography>
);

function words({ savedAt, hasFailed, leftOver }: Kept): string {
  if (leftOver) return "";
  if (hasFailed) return "Chưa lưu tạm được. Trang sẽ tự thử lại khi có mạng.";
  return savedAt ? `Đã lưu tạm lúc ${clockTime(savedAt)}` : "";
}

function useColleagues(keeper: Keeper): Colleague[] {
  const ask = useAsk();
  const kind = useResourceContext() ?? "";
  const rowId = Number(useRecordContext()?.id ?? 0);
  const { data = [] } = useQuery({
    queryKey: ["presence", kind, rowId],
    enabled: rowId > 0,
    queryFn: async () => {
      await sayOpen(ask, { kind, rowId });
      keeper.tryAgain();
      return whoElse(ask, { kind, rowId });
    },
    refetchInterval: BEAT,
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

interface LeftOverProps {
  copy: WorkingCopy;
  keeper: Keeper;
  before: Values;
}

function LeftOver({ copy, keeper, before }: LeftOverProps) {
  const [isShown, setShown] = useState(false);
  const { setValue } = useFormContext();
  const version = useRecordContext()?.updatedAt ?? null;
  const takeUp = () => {
    for (const [column, value] of Object.entries(keeper.takeUp())) {
      setValue(column, value, { shouldDirty: true, shouldTouch: true });
    }
  };
  return (
    <Alert severity="warning" sx={{ "& .MuiAlert-message": { width: "100%" } }}>
      Bạn có phần viết dở chưa lưu, từ lúc {dateAndTime(copy.savedAt)}.
      {copy.basedOn !== version && " Từ đó đến nay mục này đã được sửa, bạn xem kỹ trước khi lấy lại nhé."}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, marginTop: 1 }}>
        <Button variant="contained" onClick={takeUp}>
          Lấy lại
        </Button>
        <Button variant="outlined" onClick={() => setShown(true)}>
          Xem
        </Button>
        <Button onClick={keeper.throwAway}>Bỏ đi</Button>
      </Stack>
      {isShown && (
        <Dialog open onClose={() => setShown(false)} fullWidth maxWidth="sm" aria-labelledby="left-over">
          <DialogTitle id="left-over">Phần viết dở so với bản đang có</DialogTitle>
          <DialogContent>
            <FieldDifferences before={before} after={copy.values} columns={Object.keys(copy.values)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setShown(false)}>Đóng</Button>
          </DialogActions>
        </Dialog>
      )}
    </Alert>
  );
}
