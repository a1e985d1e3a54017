import { DataTable, SelectField, SelectInput } from "react-admin";
import { NameColumn } from "../../common/lists/name-column.tsx";
import { RowList } from "../../common/lists/row-list.tsx";
import { KINDS, kindName } from "./kinds.ts";

interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  categoryType: string;
}

const FILTERS = [<SelectInput key="kind" source="categoryType" choices={KINDS} />];

export const CategoryList = () => (
  <RowList<Category>
    sort={{ field: "name", order: "ASC" }}
    searchIn={["name", "slug", "description"]}
    filters={FILTERS}
    bulkActions={false}
    card={{
      title: ({ name }) => name,
      text: ({ description }) => description,
      aside: ({ categoryType }) => kindName(categoryType),
    }}
  >
    <NameColumn source="name" />
    <DataTable.Col source="categoryType">
      <SelectField source="categoryType" choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source="slug" />
    <DataTable.Col source="description" />
  </RowList>
);
