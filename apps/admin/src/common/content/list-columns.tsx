import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { Stack } from "@mui/material";
import { DataTable, ReferenceInput, SelectInput } from "react-admin";
import { ACCESS, AccessChip } from "../lists/access.tsx";
import { PUBLICATIONS, PublicationChip, type Published } from "./publication.tsx";

/** Filters are elements: lists read where they look from their properties. */
export const publicationFilter = (
  <SelectInput key="publication" source="publication" label="Trạng thái" choices={PUBLICATIONS} />
);

export const accessFilter = (column: string) => (
  <SelectInput key="access" source={column} label="Dành cho" choices={ACCESS} />
);

export const PublicationColumn = () => (
  <DataTable.Col<Published>
    source="publication"
    label="Trạng thái"
    render={(row) => <PublicationChip of={row} />}
  />
);

export const EditedColumn = () => (
  <DataTable.Col<Published>
    source="updatedAt"
    label="Sửa lần cuối"
    render={({ updatedAt }) => dateAndTime(updatedAt)}
  />
);

export const CreatedColumn = () => (
  <DataTable.Col<{ createdAt: string }> source="createdAt" render={({ createdAt }) => shortDate(createdAt)} />
);

/** With `category:categoryId(name)` among what is asked for. */
export interface Categorised {
  category: { name: string } | null;
}

export const CategoryColumn = () => (
  <DataTable.Col<Categorised>
    source="categoryId"
    disableSort
    render={({ category }) => category?.name ?? ""}
  />
);

/** At the edge of a card: what is out says only who may read it. */
export const CardMarks = ({ of, access }: { of: Published; access?: string }) => (
  <Stack spacing={0.5} sx={{ alignItems: "flex-end" }}>
    {(of.publication !== "PUBLISHED" || !access) && <PublicationChip of={of} />}
    {access && <AccessChip access={access} />}
  </Stack>
);

/** Categories of one kind: a filter in lists, a field in forms. */
export const categorySelect = (kind: "BLOG" | "PODCAST") => (
  <ReferenceInput
    key="category"
    source="categoryId"
    reference="category"
    filter={{ categoryType: kind }}
    sort={{ field: "name", order: "ASC" }}
    perPage={200}
  >
    <SelectInput label="Chuyên mục" />
  </ReferenceInput>
);
