import { shortDate } from "@bentrong/format/dates";
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { Section } from "../../common/lists/section.tsx";
import versions from "./versions.json";

type Version = (typeof versions)[number];
type Counts = Version["sets"][number];

const findSet = ({ sets }: Version, name: string): Counts | undefined =>
  sets.find((set) => set.name === name);

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toLocaleString("vi-VN", { maximumFractionDigits: 1 })}%`;

type Column = readonly [name: string, label: string, show: (counts: Counts) => string];

const heard: Column[2] = ({ danger }) => percent(danger.carded + danger.asked, danger.total);
const missed: Column[2] = ({ danger }) => percent(danger.total - danger.carded - danger.asked, danger.total);
const carded: Column[2] = ({ danger }) => percent(danger.carded, danger.total);
const asked: Column[2] = ({ harmless }) => percent(harmless.asked, harmless.total);
const alarmed: Column[2] = ({ harmless }) => percent(harmless.carded, harmless.total);

const COLUMNS: readonly Column[] = [
  ["sealed", "Nghe ra", heard],
  ["sealed", "Bỏ sót", missed],
  ["sealed", "Hiện thẻ ngay", carded],
  ["sealed", "Hỏi nhầm", asked],
  ["sealed", "Hiện thẻ nhầm", alarmed],
  ["conversations", "Nghe ra trong cả cuộc trò chuyện", heard],
  ["everyday", "Chuyện thường ngày bị hỏi nhầm", asked],
];

/** What each version of the safety layer catches and misses, newest first. */
export const MeasuredVersions = () => (
  <Section title="Từng phiên bản nghe ra và bỏ sót bao nhiêu">
    <Typography sx={{ marginBottom: 1 }}>
      Đo trên những câu mà người viết ra không biết gì về cách thẻ hoạt động, và không câu nào được dùng để
      dạy. Một nửa số câu vô hại được viết cố ý cho dễ nhầm.
    </Typography>
    <TableContainer tabIndex={0} role="group" aria-label="Từng phiên bản">
      <Table size="small" aria-label="Từng phiên bản">
        <TableHead>
          <TableRow>
            <TableCell>Phiên bản</TableCell>
            {COLUMNS.map(([, label]) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {versions.toReversed().map((version, at) => (
            <TableRow key={version.heads}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: "nowrap" }}>
                {shortDate(version.measured)}
                {at === 0 && ", đang dùng"}
                <Typography variant="body2" color="text.secondary">
                  học từ {version.roles} giọng, đo trên {version.sealedRoles}
                </Typography>
              </TableCell>
              {COLUMNS.map(([name, label, show]) => {
                const counts = findSet(version, name);
                return (
                  <TableCell key={label} align="right">
                    {counts ? show(counts) : "–"}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Section>
);
