import type { ReactElement, ReactNode } from "react";
import { DataTable } from "react-admin";
import { AccessChip } from "../lists/access.tsx";
import { NameColumn } from "../lists/name-column.tsx";
import { RowList } from "../lists/row-list.tsx";
import { BulkContent } from "./bulk-content.tsx";
import {
  accessFilter,
  CardMarks,
  EditedColumn,
  PublicationColumn,
  publicationFilter,
} from "./list-columns.tsx";
import type { Published } from "./publication.tsx";

export interface ListedContent extends Published {
  title: string;
}

/** Columns that say who may read or hear a row. */
type AccessColumn = "blogType" | "podcastType" | "episodeType";

interface Props<R> {
  /** Columns to select: never the texts themselves, a list would carry whole books. */
  columns: string;
  /** Of what is open to some and closed to others. */
  access?: AccessColumn & keyof R;
  /** Filters of this kind of content alone. */
  filters?: ReactElement[];
  searchIn?: readonly string[];
  sort?: "createdAt" | "updatedAt";
  /** Consequence for readers of taking a row off the site, in a sentence. */
  beforeWithdrawing?: string;
  /** Parts of the line under a card's title; empty ones are left out. */
  about(row: R): readonly (string | null | undefined)[];
  /** Columns of this kind alone. */
  children: ReactNode;
}

/** The list of one kind of content: its state, who may open it, and what can be done with many at once. */
export const ContentList = <R extends ListedContent>({
  access,
  filters = [],
  sort = "createdAt",
  beforeWithdrawing,
  about,
  children,
  ...asked
}: Props<R>) => (
  <RowList<R>
    {...asked}
    sort={{ field: sort, order: "DESC" }}
    filters={[publicationFilter, ...(access ? [accessFilter(access)] : []), ...filters]}
    bulkActions={
      <BulkContent {...(access && { access })} {...(beforeWithdrawing && { beforeWithdrawing })} />
    }
    card={{
      title: ({ title }) => title,
      text: (row) => about(row).filter(Boolean).join(" · "),
      aside: (row) => <CardMarks of={row} {...(access && { access: String(row[access]) })} />,
    }}
  >
    <NameColumn source="title" />
    <PublicationColumn />
    {access && (
      <DataTable.Col source={access} render={(row) => <AccessChip access={String(row[access])} />} />
    )}
    {children}
    <EditedColumn />
  </RowList>
);
