import { money } from "@bentrong/format/money";
import { Card, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import type { Month } from "../money-data.ts";
import { monthName, sumsOf } from "./months.ts";

const COLUMNS = [
  ...[
    "Gói hội viên",
    "Khóa học",
    "Doanh thu",
    "Số đơn",
    "Trung bình",
    "Chuyển dư",
    "Tiền vào",
    "Trả lại",
    "Hoàn cho đơn",
    "Còn lại",
  ],
];

const STICKY = {
  position: "sticky",
  left: 0,
  backgroundColor: "background.paper",
  whiteSpace: "nowrap",
} as const;

function cellsOf(month: Month): string[] {
  const { orders, income, average, net } = sumsOf([month]);
  return [
    `${money(month.planAmount)} (${month.planOrders})`,
    `${money(month.courseAmount)} (${month.courseOrders})`,
    ...[money(income), String(orders), average === undefined ? "–" : money(average)],
    ...[money(month.surplus), money(month.received), money(month.refunded)],
    `${money(month.orderRefunded)} (${month.orderRefunds})`,
    money(net),
  ];
}

/** The same numbers as the chart's and more; the month stays in view while the rest is pushed. */
export const RevenueTable = ({ months }: { months: readonly Month[] }) => (
  <Card>
    <TableContainer tabIndex={0} role="region" aria-label="Doanh thu theo tháng">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col" sx={STICKY}>
              Tháng
            </TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column} component="th" scope="col" align="right" sx={{ whiteSpace: "nowrap" }}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map((month) => (
            <TableRow key={month.month}>
              <TableCell component="th" scope="row" sx={STICKY}>
                {monthName(month.month)}
              </TableCell>
              {cellsOf(month).map((cell, index) => (
                <TableCell key={COLUMNS[index]} align="right" sx={{ whiteSpace: "nowrap" }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Card>
);
