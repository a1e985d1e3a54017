import { hoursText, OpeningHours } from "@bentrong/contract/opening-hours";
import { dateAndTime } from "@bentrong/format/dates";
import { Box, Stack, Typography } from "@mui/material";
import { useGetOne, useResourceContext, useTranslateLabel } from "react-admin";
import { TextDifference } from "./text-difference.tsx";

type Values = Readonly<Record<string, unknown>>;

interface Props {
  before: Values;
  after: Values;
  /** The columns to compare. */
  columns: readonly string[];
}

/** Words for what columns store in the language of programs. */
const WORDS: Readonly<Record<string, string>> = {
  PUBLIC: "Mọi người",
  PRIVATE: "Hội viên",
  DRAFT: "Bản nháp",
  SCHEDULED: "Hẹn giờ đăng",
  PUBLISHED: "Đã đăng",
  OPEN: "Đang mở",
  COMING_SOON: "Sắp ra mắt",
  BLOG: "Bài viết",
  PODCAST: "Podcast",
  body: "Bị thương",
  violence: "Bị hại",
  child: "Trẻ em",
  talk: "Cần người nghe",
};
const REFERENCES: Readonly<Record<string, { table: string; name: string }>> = {
  categoryId: { table: "category", name: "name" },
  podcastId: { table: "podcast", name: "title" },
  courseId: { table: "course", name: "title" },
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

function shown(column: string, value: unknown): string {
  if (isEmpty(value)) return "";
  if (typeof value === "boolean") return value ? "Có" : "Không";
  if (column === "hours") return hoursShown(value);
  if (Array.isArray(value)) return value.map((one) => shown(column, one)).join(", ");
  if (typeof value === "string" && column.endsWith("At")) return dateAndTime(value);
  return WORDS[String(value)] ?? String(value);
}

function hoursShown(value: unknown): string {
  const hours = OpeningHours.safeParse(value);
  return hours.success ? hoursText(hours.data, "vi") : "(chưa đủ)";
}

/** Column by column, what is different between two versions of a row. */
export function FieldDifferences({ before, after, columns }: Props) {
  const label = useTranslateLabel();
  const resource = useResourceContext();
  return (
    <Stack component="dl" spacing={2} sx={{ margin: 0 }}>
      {columns.map((column) => (
        <Box key={column}>
          <Typography component="dt" sx={{ fontWeight: 500 }}>
            {label({ source: column, ...(resource && { resource }) })}
          </Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            <OfColumn column={column} before={before[column]} after={after[column]} />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

function OfColumn({ column, before, after }: { column: string; before: unknown; after: unknown }) {
  const reference = REFERENCES[column];
  if (!reference) return <TextDifference before={shown(column, before)} after={shown(column, after)} />;
  return (
    <Typography variant="body2">
      <Referenced {...reference} id={before} /> → <Referenced {...reference} id={after} />
    </Typography>
  );
}

function Referenced({ table, name, id }: { table: string; name: string; id: unknown }) {
  const isNamed = typeof id === "number";
  const { data } = useGetOne(table, { id: isNamed ? id : 0 }, { enabled: isNamed });
  if (!isNamed) return "(trống)";
  return <>{data?.[name] ?? `số ${id}`}</>;
}

/** Columns in which two versions are not the same; nothing and an empty text are. */
export const differingColumns = (before: Values, after: Values, without: readonly string[] = []): string[] =>
  Object.keys(before).filter(
    (column) =>
      !without.includes(column) &&
      !(isEmpty(before[column]) && isEmpty(after[column])) &&
      JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
