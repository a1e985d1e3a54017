import { DataTable, ReferenceInput, SelectInput } from "react-admin";
import { ContentList, type ListedContent } from "../../common/content/content-list.tsx";
import { KINDS, kindName } from "./lesson-kinds.ts";

interface Lesson extends ListedContent {
  kind: string;
  minutes: number;
  course: { title: string } | null;
}

const COLUMNS =
  "id,title,slug,kind,minutes,courseId,position,publication,publishAt,updatedAt,course:courseId(title)";
const FILTERS = [
  <ReferenceInput
    key="course"
    source="courseId"
    reference="course"
    sort={{ field: "title", order: "ASC" }}
    perPage={200}
  >
    <SelectInput label="Khóa học" />
  </ReferenceInput>,
  <SelectInput key="kind" source="kind" choices={KINDS} />,
];

export const LessonList = () => (
  <ContentList<Lesson>
    columns={COLUMNS}
    searchIn={["title", "slug"]}
    sort="updatedAt"
    filters={FILTERS}
    about={({ course, kind, minutes }) => [course?.title, kindName(kind), `${minutes} phút`]}
  >
    <DataTable.Col<Lesson> source="courseId" disableSort render={({ course }) => course?.title ?? ""} />
    <DataTable.Col<Lesson> source="kind" render={({ kind }) => kindName(kind)} />
    <DataTable.Col source="minutes" />
  </ContentList>
);
