import { money } from "@bentrong/format/money";
import { Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { ScrollingTable } from "../../../common/lists/scrolling-table.tsx";
import type { Month } from "../money-data.ts";
import { formatMonth, sumMonths } from "./months.ts";

const COLUMNS = [
  ...["Gói hội viên", "Khóa học", "Doanh thu", "Số đơn", "Trung bình"],
  ...["Chuyển dư", "Tiền vào", "Trả lại", "Hoàn cho đơn", "Còn lại"],
];
/** Eleven columns beside the menu, at 1280 pixels. */
const NARROW = { "& .MuiTableCell-root": { paddingInline: 0.5, fontSize: "0.8125rem", lineHeight: 1.4 } };

const STICKY = {
  position: "sticky",
  left: 0,
  backgroundColor: "background.paper",
  whiteSpace: "nowrap",
} as const;

interface Cell {
  value: string;
  /** Count of those orders or refunds, below the sum. */
  count?: string;
}

function toCells(month: Month): Cell[] {
  const { orders, income, average, net } = sumMonths([month]);
  const only = (value: string): Cell => ({ value });
  return [
    { value: money(month.planAmount), count: `${month.planOrders} đơn` },
    { value: money(month.courseAmount), count: `${month.courseOrders} đơn` },
    ...[money(income), String(orders), average === undefined ? "–" : money(average)].map(only),
    ...[money(month.surplus), money(month.received), money(month.refunded)].map(only),
    { value: money(month.orderRefunded), count: `${month.orderRefunds} lần` },
    only(money(net)),
  ];
}

/** The same numbers as the chart's and more; the month stays in view while the rest is pushed. */
export const RevenueTable = ({ months }: { months: readonly Month[] }) => (
  <Card>
    <ScrollingTable label="Doanh thu theo tháng">
      <Table size="small" sx={NARROW}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col" sx={STICKY}>
              Tháng
            </TableCell>
            {COLUMNS.map((column) => (
              <TableCell
                key={column}
                component="th"
                scope="col"
                align="right"
                sx={{ verticalAlign: "bottom" }}
              >
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map((month) => (
            <TableRow key={month.month}>
              <TableCell component="th" scope="row" sx={STICKY}>
                {formatMonth(month.month)}
              </TableCell>
              {toCells(month).map((cell, index) => (
                <TableCell key={COLUMNS[index]} align="right" sx={{ whiteSpace: "nowrap" }}>
                  {cell.value}
                  {cell.count && (
                    <Typography
                      component="span"
                      color="textSecondary"
                      sx={{ display: "block", fontSize: "0.8125rem" }}
                    >
                      {cell.count}
                    </Typography>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollingTable>
  </Card>
);
