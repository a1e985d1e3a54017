import { shortDate } from "@bentrong/format/dates";
import { DataTable } from "react-admin";
import { BulkContent } from "../content/bulk-content.tsx";
import {
  accessFilter,
  CardMarks,
  categorySelect,
  EditedColumn,
  PublicationColumn,
  publicationFilter,
} from "../content/list-columns.tsx";
import type { Published } from "../content/publication.tsx";
import { AccessChip } from "../lists/access.tsx";
import { RowList } from "../lists/row-list.tsx";

interface Blog extends Published {
  title: string;
  authorName: string | null;
  blogType: string;
  createdAt: string;
  category: { name: string } | null;
}

/** All but the text: a list of articles would carry whole books. */
const COLUMNS =
  "id,title,slug,authorName,blogType,categoryId,publication,publishAt,createdAt,updatedAt,category:categoryId(name)";

const FILTERS = [publicationFilter, accessFilter("blogType"), categorySelect("BLOG")];

export const BlogList = () => (
  <RowList<Blog>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    filters={FILTERS}
    bulkActions={<BulkContent access="blogType" />}
    card={{
      title: ({ title }) => title,
      text: ({ category, authorName }) => [category?.name, authorName].filter(Boolean).join(" · "),
      aside: (blog) => <CardMarks of={blog} access={blog.blogType} />,
    }}
  >
    <DataTable.Col source="title" />
    <PublicationColumn />
    <DataTable.Col<Blog> source="blogType" render={({ blogType }) => <AccessChip access={blogType} />} />
    <DataTable.Col<Blog> source="categoryId" disableSort render={({ category }) => category?.name ?? ""} />
    <DataTable.Col source="authorName" />
    <DataTable.Col<Blog> source="createdAt" render={({ createdAt }) => shortDate(createdAt)} />
    <EditedColumn />
  </RowList>
);
