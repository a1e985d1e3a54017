import { dateAndTime } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { DataTable } from "react-admin";
import { NameColumn } from "../../common/lists/name-column.tsx";
import { RowList } from "../../common/lists/row-list.tsx";
import { planType } from "./plan-type.ts";

interface Plan {
  id: number;
  name: string;
  type: string;
  price: number;
  duration: number;
  updatedAt: string;
}

const days = ({ duration }: Plan): string => (duration === 0 ? "Không hạn" : `${duration} ngày`);

export const PlanList = () => (
  <RowList<Plan>
    sort={{ field: "price", order: "ASC" }}
    searchIn={["name", "type"]}
    bulkActions={false}
    card={{ title: ({ name }) => name, text: days, aside: ({ price }) => money(price) }}
  >
    <NameColumn source="name" />
    <DataTable.Col<Plan> source="type" render={({ type }) => planType(type)} />
    <DataTable.Col<Plan> source="price" render={({ price }) => money(price)} />
    <DataTable.Col<Plan> source="duration" render={days} />
    <DataTable.Col<Plan> source="updatedAt" render={({ updatedAt }) => dateAndTime(updatedAt)} />
  </RowList>
);
