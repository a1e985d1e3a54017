import type { MediaFile } from "@bentrong/contract/media-file";
import { dateAndTime } from "@bentrong/format/dates";
import { duration } from "@bentrong/format/duration";
import { DataTable, SelectInput } from "react-admin";
import { NameColumn } from "../lists/name-column.tsx";
import { RowList } from "../lists/row-list.tsx";
import { shownBytes } from "../upload/shown-bytes.ts";

const COLUMNS = "id,kind,originalName,bytes,width,height,seconds,createdAt";
const KINDS = [
  { id: "picture", name: "Ảnh" },
  { id: "sound", name: "Âm thanh" },
];
const FILTERS = [<SelectInput key="kind" source="kind" choices={KINDS} />];

export const FileList = () => (
  <RowList<MediaFile>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    filters={FILTERS}
    bulkActions={false}
    rowClick="show"
    card={{
      title: ({ originalName }) => originalName,
      text: (file) => `${measureOf(file)} · ${dateAndTime(file.createdAt)}`,
      aside: ({ kind }) => nameOf(kind),
    }}
  >
    <NameColumn source="originalName" />
    <DataTable.Col<MediaFile> source="kind" render={({ kind }) => nameOf(kind)} />
    <DataTable.Col<MediaFile> source="bytes" render={measureOf} />
    <DataTable.Col<MediaFile> source="createdAt" render={({ createdAt }) => dateAndTime(createdAt)} />
  </RowList>
);

const nameOf = (kind: MediaFile["kind"]): string => (kind === "picture" ? "Ảnh" : "Âm thanh");

/** "3,4 MB, 1200 × 800" or "3,4 MB, 12:05". */
function measureOf({ bytes, width, height, seconds }: MediaFile): string {
  const extent = seconds === null ? `${width} × ${height}` : duration(seconds);
  return `${shownBytes(bytes)}, ${extent}`;
}
