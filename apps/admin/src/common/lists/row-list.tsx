import { useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import type { ReactElement, ReactNode } from "react";
import {
  BulkDeleteButton,
  CreateButton,
  DataTable,
  type DataTableProps,
  FilterButton,
  List,
  type ListProps,
  type RaRecord,
  TopToolbar,
  useInput,
  useListContext,
  useResourceDefinition,
} from "react-admin";
import { Cards, type CardTexts } from "./cards.tsx";
import { EmptyList } from "./empty-list.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchField } from "./search-field.tsx";
import { TableRows, WaitingTable } from "./table-rows.tsx";

interface Props<R extends RaRecord> {
  /** Columns of the table on wide screens. */
  children: ReactNode;
  /** The same rows as cards on narrow ones. */
  card: CardTexts<R>;
  sort: NonNullable<ListProps["sort"]>;
  /** Columns that the search field looks into; folded text unless said otherwise. */
  searchIn?: readonly string[];
  /** Columns and embedded parts of other tables, where `*` is not enough: "*,category:categoryId(name)". */
  columns?: string;
  filters?: ReactElement[];
  bulkActions?: ReactElement | false;
  rowClick?: "edit" | "show" | false;
}

const CHOSEN = ".RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)";

/** The list of a subject: search without diacritics, filters, a table or cards, an empty state with a next step. */
export function RowList<R extends RaRecord>({
  children,
  card,
  sort,
  searchIn,
  columns,
  filters = [],
  bulkActions,
  rowClick = "edit",
}: Props<R>) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  const meta = { ...(columns && { columns }), ...(searchIn && { search: searchIn }) };
  return (
    <List
      sort={sort}
      perPage={25}
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta }}
      actions={<Actions hasFilters={filters.length > 0} />}
      filters={[<ListSearch key="q" source="q" alwaysOn />, ...filters]}
      sx={{
        "& .RaList-main": { minWidth: 0 },
        // Bulk actions are above the table, and sticky elements need a page that scrolls.
        "& .RaList-content": { overflow: "visible" },
        "& .RaDataTable-tableWrapper": { overflowX: "auto" },
        // The bar of what may be done with them takes the place of the search.
        [`& .RaList-main:has(${CHOSEN}) .RaList-actions`]: { visibility: "hidden" },
      }}
    >
      {isNarrow ? (
        <Cards<R>
          leadTo={rowClick}
          bulkActions={bulkActions ?? <BulkDeleteButton mutationMode="pessimistic" />}
          {...card}
        />
      ) : (
        <Table rowClick={rowClick} {...(bulkActions !== undefined && { bulkActionButtons: bulkActions })}>
          {children}
        </Table>
      )}
    </List>
  );
}

/** The search of the list's own filter form. The list reads `alwaysOn` from the element. */
function ListSearch({ source }: { source: string; alwaysOn: true }) {
  const { field } = useInput<string>({ source, defaultValue: "" });
  return (
    <SearchField label="Tìm" isCompact value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
  );
}

function Table(props: Pick<DataTableProps, "rowClick" | "bulkActionButtons" | "children">) {
  const { isPending } = useListContext();
  if (isPending) return <WaitingTable />;
  return <DataTable {...props} body={TableRows} empty={<NothingFound />} />;
}

function Actions({ hasFilters }: { hasFilters: boolean }) {
  const { hasCreate } = useResourceDefinition();
  return (
    <TopToolbar>
      {hasFilters && <FilterButton />}
      {hasCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  );
}
