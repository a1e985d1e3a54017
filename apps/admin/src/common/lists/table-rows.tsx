import { Checkbox, Skeleton, Stack, TableCell, TableRow, type TableRowProps } from "@mui/material";
import type { ReactNode } from "react";
import {
  DataTableBody,
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from "react-admin";
import { useNavigate } from "react-router";

/** The rows of a table: a touch anywhere opens one, and its checkbox says which row it chooses. */
export const TableRows = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={Row}>{children}</DataTableBody>
);

const ROWS = 12;

/** As high as the first rows of what is asked for. */
export const WaitingTable = () => (
  <Stack aria-busy aria-label="Đang tải" sx={{ gap: "1px" }}>
    {Array.from({ length: ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={row} variant="rectangular" height={57} />
    ))}
  </Stack>
);

function Row({ children, className }: TableRowProps) {
  const resource = useResourceContext() ?? "";
  const record = useRecordContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { hasBulkActions } = useDataTableConfigContext();
  const { rowClick } = useDataTableCallbacksContext();
  if (!record) return null;
  const leadsTo = rowClick === "edit" || rowClick === "show" ? rowClick : undefined;
  return (
    <TableRow
      hover
      className={className}
      sx={{ cursor: leadsTo ? "pointer" : "default" }}
      onClick={() => leadsTo && navigate(createPath({ resource, id: record.id, type: leadsTo }))}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Choose record={record} />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}

function Choose({ record }: { record: RaRecord }) {
  const { handleToggleItem } = useDataTableCallbacksContext();
  const chosen = useDataTableSelectedIdsContext();
  const getName = useGetRecordRepresentation();
  return (
    <Checkbox
      checked={chosen?.includes(record.id) ?? false}
      // With shift held everything between is chosen, which the library reads from the click.
      onClick={(event) => handleToggleItem?.(record.id, event)}
      slotProps={{ input: { "aria-label": `Chọn ${getName(record)}` } }}
    />
  );
}
