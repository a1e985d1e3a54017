import { Link as Look } from "@mui/material";
import {
  DataTable,
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useResourceContext,
} from "react-admin";
import { Link } from "react-router";

/** The name of a row as a link: for keyboards, screen readers and new tabs. */
export const NameColumn = ({ source }: { source: string }) => (
  <DataTable.Col<RaRecord>
    source={source}
    sx={{ minWidth: 220 }}
    render={(row) => <Name row={row} source={source} />}
  />
);

function Name({ row, source }: { row: RaRecord; source: string }) {
  const resource = useResourceContext() ?? "";
  const createPath = useCreatePath();
  const { rowClick } = useDataTableCallbacksContext();
  const name = String(row[source] ?? "");
  if (rowClick !== "edit" && rowClick !== "show") return name;
  return (
    <Look
      component={Link}
      to={createPath({ resource, id: row.id, type: rowClick })}
      // The row around it leads there as well: once is enough.
      onClick={(event) => event.stopPropagation()}
      color="inherit"
      underline="hover"
      sx={{ display: "inline-block", paddingBlock: 1, fontWeight: 500 }}
    >
      {name}
    </Look>
  );
}
