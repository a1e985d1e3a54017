import { hoursText, stateText } from "@bentrong/contract/opening-hours";
import { Chip, Stack } from "@mui/material";
import { DataTable } from "react-admin";
import { NameColumn } from "../../common/lists/name-column.tsx";
import { RowList } from "../../common/lists/row-list.tsx";
import { lastCheck, useChecker } from "./check-words.ts";
import { type Line, needsCheck } from "./line.ts";

const getHours = ({ hours }: Line): string =>
  [hoursText(hours, "vi"), stateText(hours, new Date(), "vi")].filter(Boolean).join(" · ");

const LastCheck = ({ line }: { line: Line }) => lastCheck(line, useChecker(line.id));

const Marks = ({ line }: { line: Line }) => (
  <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: "wrap", justifyContent: "flex-end" }}>
    {!line.isActive && <Chip size="small" label="Đang ẩn" />}
    {needsCheck(line, Date.now()) && <Chip size="small" color="warning" label="Cần kiểm tra" />}
  </Stack>
);

export const LineList = () => (
  <RowList<Line>
    sort={{ field: "position", order: "ASC" }}
    searchIn={["name", "number"]}
    bulkActions={false}
    card={{
      title: ({ name, number }) => `${name}, ${number}`,
      text: (line) => (
        <>
          <div>{getHours(line)}</div>
          <div>
            Kiểm tra lần cuối: <LastCheck line={line} />
          </div>
        </>
      ),
      aside: (line) => <Marks line={line} />,
    }}
  >
    <NameColumn source="name" />
    <DataTable.Col source="number" />
    <DataTable.Col<Line> source="hours" disableSort render={getHours} />
    <DataTable.Col<Line> source="checkedAt" render={(line) => <LastCheck line={line} />} />
    <DataTable.Col<Line> label="Để ý" disableSort render={(line) => <Marks line={line} />} />
  </RowList>
);
