import { DataTable } from "react-admin";
import { ContentList, type ListedContent } from "../../common/content/content-list.tsx";
import {
  type Categorised,
  CategoryColumn,
  CreatedColumn,
  categorySelect,
} from "../../common/content/list-columns.tsx";

interface Blog extends ListedContent, Categorised {
  authorName: string | null;
  blogType: string;
}

const COLUMNS =
  "id,title,slug,authorName,blogType,categoryId,coverImage,publication,publishAt,createdAt,updatedAt,category:categoryId(name)";
const FILTERS = [categorySelect("BLOG")];

export const BlogList = () => (
  <ContentList<Blog>
    columns={COLUMNS}
    access="blogType"
    filters={FILTERS}
    about={({ category, authorName }) => [category?.name, authorName]}
  >
    <CategoryColumn />
    <DataTable.Col source="authorName" />
    <CreatedColumn />
  </ContentList>
);
