import { dateAndTime } from "@bentrong/format/dates";
import ArrowBack from "@mui/icons-material/ArrowBack";
import Close from "@mui/icons-material/Close";
import History from "@mui/icons-material/HistoryOutlined";
import {
  Alert,
  Button,
  Drawer,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
} from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type RaRecord, useEditContext, useNotify, useRecordContext, useResourceContext } from "react-admin";
import { useFormState } from "react-hook-form";
import { sendJson } from "../api/http-client.ts";
import { useHttpClient } from "../api/use-http-client.ts";
import { differingColumns, FieldDifferences } from "../forms/field-differences.tsx";
import { PartWaiting } from "./part.tsx";

interface Version {
  id: number;
  title: string;
  writtenAt: string;
  writtenBy: string | null;
  replacedAt: string;
  replacedBy: string | null;
}

const LIST = "id,title,writtenAt,writtenBy,replacedAt,replacedBy";

/** Columns that are no part of the text of a version and are not restored with it. */
const BESIDE = [
  ...["id", "createdAt", "updatedAt", "publication", "publishAt", "publishedAt", "position", "excerpt"],
  ...["price", "rating", "ratingCount", "courseId", "blogType", "podcastType", "episodeType"],
];

/** The versions of a row before the present one: what was different, and the way back to each. */
export function Versions() {
  const [isOpen, setOpen] = useState(false);
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <Button startIcon={<History />} onClick={() => setOpen(true)}>
        Các phiên bản
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { "aria-labelledby": "versions", role: "dialog", sx: { width: "min(100vw, 560px)" } },
        }}
      >
        {isOpen && <Panel record={record} close={() => setOpen(false)} />}
      </Drawer>
    </>
  );
}

function Panel({ record, close }: { record: RaRecord; close(): void }) {
  const [chosen, setChosen] = useState<Version>();
  return (
    <Stack spacing={2} sx={{ padding: 2 }}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        {chosen && (
          <IconButton aria-label="Về danh sách phiên bản" onClick={() => setChosen(undefined)}>
            <ArrowBack />
          </IconButton>
        )}
        <Typography id="versions" variant="h6" component="h2" sx={{ flex: 1 }}>
          {chosen ? `Bản lúc ${dateAndTime(chosen.writtenAt)}` : "Các phiên bản"}
        </Typography>
        <IconButton aria-label="Đóng" onClick={close}>
          <Close />
        </IconButton>
      </Stack>
      {chosen ? (
        <Compared version={chosen} record={record} close={close} />
      ) : (
        <AllVersions rowId={Number(record.id)} choose={setChosen} />
      )}
    </Stack>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary">{children}</Typography>
);

function AllVersions({ rowId, choose }: { rowId: number; choose(version: Version): void }) {
  const httpClient = useHttpClient();
  const kind = useResourceContext() ?? "";
  const filters = new URLSearchParams({
    ...{ kind: `eq.${kind}`, rowId: `eq.${rowId}`, action: "eq.UPDATE" },
    ...{ select: LIST, order: "id.desc", limit: "60" },
  });
  const { data, error } = useQuery({
    queryKey: ["versions", kind, rowId],
    queryFn: async () => (await httpClient(`/rest/v1/contentVersion?${filters}`)).json as Version[],
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <PartWaiting />;
  if (data.length === 0)
    return <Said>Chưa có bản nào trước bản này. Mỗi lần lưu, bản cũ được giữ ở đây.</Said>;
  return (
    <List disablePadding>
      {data.map((version) => (
        <ListItem key={version.id} disablePadding divider>
          <ListItemButton onClick={() => choose(version)}>
            <ListItemText
              primary={`${version.writtenBy ?? "Bản đầu"} · ${dateAndTime(version.writtenAt)}`}
              secondary={`${version.replacedBy ?? "Ban biên tập"} sửa lại lúc ${dateAndTime(version.replacedAt)}`}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

interface ComparedProps {
  version: Version;
  record: RaRecord;
  close(): void;
}

function Compared({ version, record, close }: ComparedProps) {
  const httpClient = useHttpClient();
  const { isDirty } = useFormState();
  const { data: content, error } = useQuery({
    queryKey: ["version", version.id],
    queryFn: async () => {
      const [row] = (await httpClient(`/rest/v1/contentVersion?id=eq.${version.id}&select=content`)).json as {
        content: Record<string, unknown>;
      }[];
      return row?.content ?? {};
    },
  });
  const restore = useRestore(version, close);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!content) return <PartWaiting />;
  const columns = differingColumns(content, record, BESIDE);
  if (columns.length === 0) return <Said>Bản này giống hệt bản đang có.</Said>;
  return (
    <>
      <Said>Nếu khôi phục bản này, chữ gạch ngang sẽ mất đi và chữ gạch chân sẽ trở lại.</Said>
      <FieldDifferences before={record} after={content} columns={columns} />
      {isDirty && (
        <Alert severity="warning">
          Bạn đang có phần chưa lưu. Nếu khôi phục, phần ấy được giữ tạm để bạn lấy lại sau.
        </Alert>
      )}
      <Button variant="contained" onClick={() => restore.mutate()} disabled={restore.isPending}>
        Khôi phục bản này
      </Button>
      <Typography variant="body2" color="textSecondary">
        Bản đang có vẫn nằm trong danh sách phiên bản. Trạng thái đăng, thứ tự và giá giữ nguyên.
      </Typography>
    </>
  );
}

function useRestore(version: Version, close: () => void) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const { refetch } = useEditContext();
  return useMutation({
    mutationFn: () => sendJson(httpClient, "POST", "/rest/v1/rpc/restoreVersion", { version: version.id }),
    onSuccess: async () => {
      await refetch?.();
      close();
      notify("Đã khôi phục.", { type: "success" });
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });
}
