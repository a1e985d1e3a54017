import type { MediaFile } from "@bentrong/contract/media-file";
import { dateAndTime } from "@bentrong/format/dates";
import { duration } from "@bentrong/format/duration";
import { shownBytes } from "@bentrong/format/shown-bytes";
import Sound from "@mui/icons-material/AudiotrackOutlined";
import { Box } from "@mui/material";
import { DataTable, SelectInput } from "react-admin";
import { NameColumn } from "../../common/lists/name-column.tsx";
import { RowList } from "../../common/lists/row-list.tsx";
import { Thumbnail } from "../../common/upload/thumbnail.tsx";

const COLUMNS = "id,kind,address,originalName,bytes,width,height,seconds,createdAt";
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
      picture: (file) => <Preview file={file} />,
      title: ({ originalName }) => originalName,
      text: (file) => `${getMeasure(file)} · ${dateAndTime(file.createdAt)}`,
      aside: ({ kind }) => getName(kind),
    }}
  >
    <DataTable.Col<MediaFile>
      source="address"
      label="Xem"
      disableSort
      sx={{ width: 88, minWidth: 88 }}
      render={(file) => <Preview file={file} />}
    />
    <NameColumn source="originalName" />
    <DataTable.Col<MediaFile> source="kind" render={({ kind }) => getName(kind)} />
    <DataTable.Col<MediaFile> source="bytes" render={getMeasure} />
    <DataTable.Col<MediaFile> source="createdAt" render={({ createdAt }) => dateAndTime(createdAt)} />
  </RowList>
);

const SIZE = 56;

const Preview = ({ file: { kind, address } }: { file: MediaFile }) =>
  kind === "picture" ? (
    <Thumbnail address={address} size={SIZE} />
  ) : (
    <Box
      sx={{
        ...{ display: "grid", placeItems: "center", width: SIZE, height: SIZE, borderRadius: 1 },
        ...{ backgroundColor: "action.hover", color: "text.secondary" },
      }}
    >
      <Sound />
    </Box>
  );

const getName = (kind: MediaFile["kind"]): string => (kind === "picture" ? "Ảnh" : "Âm thanh");

/** "3,4 MB, 1200 × 800" or "3,4 MB, 12:05". */
function getMeasure({ bytes, width, height, seconds }: MediaFile): string {
  const extent = seconds === null ? `${width} × ${height}` : duration(seconds);
  return `${shownBytes(bytes)}, ${extent}`;
}
