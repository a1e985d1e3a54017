import { money } from "@bentrong/format/money";
import { DataTable, SelectInput } from "react-admin";
import { BulkContent } from "../content/bulk-content.tsx";
import { CardMarks, EditedColumn, PublicationColumn, publicationFilter } from "../content/list-columns.tsx";
import type { Published } from "../content/publication.tsx";
import { RowList } from "../lists/row-list.tsx";
import { STATUSES, WITHDRAWN_COURSE } from "./course-statuses.ts";

interface Course extends Published {
  title: string;
  price: number;
  status: string;
  lesson: unknown[];
}

const COLUMNS =
  "id,title,slug,price,status,top,publication,publishAt,createdAt,updatedAt,coverImage,lesson(id)";

const FILTERS = [
  publicationFilter,
  <SelectInput key="status" source="status" label="Ghi danh" choices={STATUSES} />,
];

const lessons = ({ lesson }: Course): string => `${lesson.length} bài`;
const price = ({ price: dong }: Course): string => (dong === 0 ? "Miễn phí" : money(dong));

export const CourseList = () => (
  <RowList<Course>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    filters={FILTERS}
    bulkActions={<BulkContent beforeWithdrawing={WITHDRAWN_COURSE} />}
    card={{
      title: ({ title }) => title,
      text: (course) => [lessons(course), price(course)].join(" · "),
      aside: (course) => <CardMarks of={course} />,
    }}
  >
    <DataTable.Col source="title" />
    <PublicationColumn />
    <DataTable.Col<Course>
      source="status"
      render={({ status }) => STATUSES.find(({ id }) => id === status)?.name ?? status}
    />
    <DataTable.Col<Course> label="Số bài" disableSort render={lessons} />
    <DataTable.Col<Course> source="price" render={price} />
    <EditedColumn />
  </RowList>
);
