import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { DataTable, ReferenceInput, SelectInput } from "react-admin";
import { ACCESS, AccessChip } from "../lists/access.tsx";
import { BulkAccess } from "../lists/bulk-access.tsx";
import { RowList } from "../lists/row-list.tsx";

interface Blog {
  id: number;
  title: string;
  authorName: string | null;
  blogType: string;
  createdAt: string;
  updatedAt: string;
  category: { name: string } | null;
}

/** All but the text: a list of articles would carry whole books. */
const COLUMNS = "id,title,slug,authorName,blogType,categoryId,createdAt,updatedAt,category:categoryId(name)";

const FILTERS = [
  <SelectInput key="access" source="blogType" choices={ACCESS} />,
  <ReferenceInput
    key="category"
    source="categoryId"
    reference="category"
    filter={{ categoryType: "BLOG" }}
    sort={{ field: "name", order: "ASC" }}
    perPage={200}
  >
    <SelectInput label="Chuyên mục" />
  </ReferenceInput>,
];

export const BlogList = () => (
  <RowList<Blog>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    filters={FILTERS}
    bulkActions={<BulkAccess column="blogType" />}
    card={{
      title: ({ title }) => title,
      text: ({ category, authorName }) => [category?.name, authorName].filter(Boolean).join(" · "),
      aside: ({ blogType }) => <AccessChip access={blogType} />,
    }}
  >
    <DataTable.Col source="title" />
    <DataTable.Col<Blog> source="categoryId" disableSort render={({ category }) => category?.name ?? ""} />
    <DataTable.Col source="authorName" />
    <DataTable.Col<Blog> source="blogType" render={({ blogType }) => <AccessChip access={blogType} />} />
    <DataTable.Col<Blog> source="createdAt" render={({ createdAt }) => shortDate(createdAt)} />
    <DataTable.Col<Blog> source="updatedAt" render={({ updatedAt }) => dateAndTime(updatedAt)} />
  </RowList>
);
