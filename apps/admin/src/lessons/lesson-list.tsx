import { DataTable, ReferenceInput, SelectInput } from "react-admin";
import { BulkContent } from "../content/bulk-content.tsx";
import { CardMarks, EditedColumn, PublicationColumn, publicationFilter } from "../content/list-columns.tsx";
import type { Published } from "../content/publication.tsx";
import { RowList } from "../lists/row-list.tsx";
import { KINDS, kindName } from "./lesson-kinds.ts";

interface Lesson extends Published {
  title: string;
  kind: string;
  minutes: number;
  course: { title: string } | null;
}

/** All but the text. */
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
  publicationFilter,
  <SelectInput key="kind" source="kind" choices={KINDS} />,
];

export const LessonList = () => (
  <RowList<Lesson>
    sort={{ field: "updatedAt", order: "DESC" }}
    columns={COLUMNS}
    searchIn={["title", "slug"]}
    filters={FILTERS}
    bulkActions={<BulkContent />}
    card={{
      title: ({ title }) => title,
      text: ({ course, kind, minutes }) =>
        [course?.title, kindName(kind), `${minutes} phút`].filter(Boolean).join(" · "),
      aside: (lesson) => <CardMarks of={lesson} />,
    }}
  >
    <DataTable.Col source="title" />
    <DataTable.Col<Lesson> source="courseId" disableSort render={({ course }) => course?.title ?? ""} />
    <PublicationColumn />
    <DataTable.Col<Lesson> source="kind" render={({ kind }) => kindName(kind)} />
    <DataTable.Col source="minutes" />
    <EditedColumn />
  </RowList>
);
