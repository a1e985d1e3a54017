import { dateAndTime, shortDate } from "@bentrong/format/dates";
import Restore from "@mui/icons-material/RestoreFromTrashOutlined";
import { Button } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { DataTable, SelectInput, useNotify, useRedirect } from "react-admin";
import { sendJson } from "../../common/api/http-client.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { NameColumn } from "../../common/lists/name-column.tsx";
import { RowList } from "../../common/lists/row-list.tsx";

interface Removed {
  id: number;
  kind: string;
  rowId: number;
  title: string;
  deletedAt: string;
  deletedBy: string | null;
  goneAt: string;
}

const KINDS = [
  { id: "blog", name: "Bài viết" },
  { id: "podcast", name: "Podcast" },
  { id: "episode", name: "Tập podcast" },
  { id: "course", name: "Khóa học" },
  { id: "lesson", name: "Bài học" },
  { id: "category", name: "Chuyên mục" },
];

const kindName = (kind: string): string => KINDS.find(({ id }) => id === kind)?.name ?? kind;

const FILTERS = [<SelectInput key="kind" source="kind" choices={KINDS} />];

const who = ({ deletedBy, deletedAt }: Removed): string =>
  [deletedBy, dateAndTime(deletedAt)].filter(Boolean).join(" · ");

/** Content that was removed within 30 days. */
export const TrashList = () => (
  <RowList<Removed>
    sort={{ field: "deletedAt", order: "DESC" }}
    searchIn={["title"]}
    filters={FILTERS}
    bulkActions={false}
    rowClick={false}
    card={{
      title: ({ title }) => title,
      text: (row) => `${kindName(row.kind)} · xóa bởi ${who(row)}`,
      aside: (row) => <RestoreButton row={row} />,
    }}
  >
    <NameColumn source="title" />
    <DataTable.Col<Removed> source="kind" render={({ kind }) => kindName(kind)} />
    <DataTable.Col<Removed> source="deletedAt" render={({ deletedAt }) => dateAndTime(deletedAt)} />
    <DataTable.Col source="deletedBy" />
    <DataTable.Col<Removed> source="goneAt" render={({ goneAt }) => shortDate(goneAt)} />
    <DataTable.Col<Removed> label="Khôi phục" disableSort render={(row) => <RestoreButton row={row} />} />
  </RowList>
);

/** Restores as a draft and opens it in the editor. */
function RestoreButton({ row }: { row: Removed }) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const restore = useMutation({
    mutationFn: () => sendJson(httpClient, "POST", "/rest/v1/rpc/restoreVersion", { version: row.id }),
    onSuccess: () => {
      notify(row.kind === "category" ? "Đã khôi phục." : "Đã khôi phục thành bản nháp.", { type: "success" });
      redirect("edit", row.kind, row.rowId);
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });
  return (
    <Button
      startIcon={<Restore />}
      aria-label={`Khôi phục “${row.title}”`}
      disabled={restore.isPending}
      onClick={() => restore.mutate()}
    >
      Khôi phục
    </Button>
  );
}
