import { money } from "@bentrong/format/money";
import { DataTable, SelectInput } from "react-admin";
import { ContentList, type ListedContent } from "../../common/content/content-list.tsx";
import { STATUSES, WITHDRAWN_COURSE } from "./course-statuses.ts";

interface Course extends ListedContent {
  price: number;
  status: string;
  lesson: unknown[];
}

const COLUMNS =
  "id,title,slug,price,status,top,publication,publishAt,createdAt,updatedAt,coverImage,lesson(id)";
const FILTERS = [<SelectInput key="status" source="status" label="Ghi danh" choices={STATUSES} />];

const lessons = ({ lesson }: Course): string => `${lesson.length} bài`;
const price = ({ price: dong }: Course): string => (dong === 0 ? "Miễn phí" : money(dong));

export const CourseList = () => (
  <ContentList<Course>
    columns={COLUMNS}
    filters={FILTERS}
    beforeWithdrawing={WITHDRAWN_COURSE}
    about={(course) => [lessons(course), price(course)]}
  >
    <DataTable.Col<Course>
      source="status"
      render={({ status }) => STATUSES.find(({ id }) => id === status)?.name ?? status}
    />
    <DataTable.Col<Course> label="Số bài" disableSort render={lessons} />
    <DataTable.Col<Course> source="price" render={price} />
  </ContentList>
);
