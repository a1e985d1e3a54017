import { dateAndTime } from "@bentrong/format/dates";
import { Box, Button, DialogContentText } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useEditContext, useNotify, useResourceContext } from "react-admin";
import { useHttpClient } from "../api/use-http-client.ts";
import { AppDialog } from "./app-dialog.tsx";
import { FieldDifferences } from "./field-differences.tsx";

export interface Conflict {
  theirs: Record<string, unknown>;
  /** The columns that the person here changed. */
  mine: Record<string, unknown>;
}

interface Props {
  conflict: Conflict;
  close(): void;
}

/** The row was saved by somebody else while it was open here. Every choice keeps both versions. */
export function ConflictDialog({ conflict, close }: Props) {
  const { theirs, mine } = conflict;
  const [isCompared, setCompared] = useState(false);
  const { takeTheirs, keepMine } = useChoices(conflict, close);
  const who = useWhoSaved(theirs) ?? "người khác";
  const when = typeof theirs.updatedAt === "string" ? ` lúc ${dateAndTime(theirs.updatedAt)}` : "";
  return (
    <AppDialog
      title={`Mục này vừa được ${who} sửa${when}`}
      onClose={close}
      actions={
        <>
          {!isCompared && <Button onClick={() => setCompared(true)}>Xem cả hai</Button>}
          <Button onClick={takeTheirs}>Lấy bản của họ</Button>
          <Button variant="contained" onClick={keepMine}>
            Giữ phần tôi sửa
          </Button>
        </>
      }
    >
      <DialogContentText>
        Thay đổi của bạn chưa được lưu, nhưng vẫn còn nguyên trong biểu mẫu. Bạn muốn làm gì?
      </DialogContentText>
      {isCompared && (
        <Box sx={{ marginTop: 2 }}>
          <DialogContentText sx={{ marginBottom: 1 }}>
            Gạch ngang là bản của họ, gạch chân là bản của bạn.
          </DialogContentText>
          <FieldDifferences before={theirs} after={mine} columns={Object.keys(mine)} />
        </Box>
      )}
    </AppDialog>
  );
}

const SAME_SAVE = 5_000;

/** Author of the other save, if the row's previous version was stored. */
function useWhoSaved({ id, updatedAt }: Record<string, unknown>): string | undefined {
  const kind = useResourceContext() ?? "";
  const httpClient = useHttpClient();
  const filters = new URLSearchParams({
    ...{ kind: `eq.${kind}`, rowId: `eq.${id}`, select: "replacedAt,replacedBy" },
    ...{ order: "id.desc", limit: "1" },
  });
  const { data } = useQuery({
    queryKey: ["who saved", kind, id, updatedAt],
    queryFn: async () => {
      const [last] = (await httpClient(`/rest/v1/contentVersion?${filters}`)).json as {
        replacedAt: string;
        replacedBy: string | null;
      }[];
      if (!last || typeof updatedAt !== "string") return null;
      const isThis = Math.abs(Date.parse(last.replacedAt) - Date.parse(updatedAt)) < SAME_SAVE;
      return isThis ? last.replacedBy : null;
    },
    retry: false,
  });
  return data ?? undefined;
}

function useChoices({ theirs, mine }: Conflict, close: () => void) {
  const provider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const { refetch } = useEditContext();
  const id = String(theirs.id);
  return {
    takeTheirs: async () => {
      await refetch?.();
      close();
      notify("Đã lấy bản mới nhất.");
    },
    /** Columns that only they changed stay theirs. */
    keepMine: async () => {
      try {
        await provider.update(resource, {
          id,
          data: { ...theirs, ...mine },
          previousData: { ...theirs, id },
        });
        await refetch?.();
        close();
        notify("Đã lưu phần bạn sửa.", { type: "success" });
      } catch (error) {
        notify(error instanceof Error ? error.message : "ra.notification.http_error", { type: "error" });
      }
    },
  };
}
