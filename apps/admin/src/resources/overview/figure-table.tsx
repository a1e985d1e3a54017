import type { Overview } from "@bentrong/contract/operations";
import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import type { ChartConfig } from "./charts.ts";
import { formatStep } from "./intervals.ts";

/** The same as the picture, in words and numbers, newest first. */
export const FigureTable = ({
  chart: { title, figures, shown },
  overview: { series, step },
}: {
  chart: ChartConfig;
  overview: Overview;
}) => (
  <Box component="details" sx={{ "& summary": { lineHeight: "44px", cursor: "pointer" } }}>
    <summary>Xem bảng số: {title}</summary>
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>Thời gian</TableCell>
            {figures.map(([figure, label]) => (
              <TableCell key={figure} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...series].reverse().map(({ starts, figures: of }) => (
            <TableRow key={starts}>
              <TableCell component="th" scope="row">
                {formatStep(step, starts)}
              </TableCell>
              {figures.map(([figure]) => (
                <TableCell key={figure} align="right">
                  {shown(of[figure])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Box>
);
