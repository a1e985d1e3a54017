import Add from "@mui/icons-material/Add";
import { Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useRecordContext } from "react-admin";
import { Link } from "react-router";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { OrderedList } from "../../common/content/ordered-list.tsx";
import { Part, PartWaiting } from "../../common/content/part.tsx";
import { type Published, publicationWords } from "../../common/content/publication.tsx";
import { useOrder } from "../../common/content/use-order.ts";

interface Lesson extends Published {
  title: string;
  minutes: number;
}

const about = ({ minutes, ...lesson }: Lesson): string =>
  [`${minutes} phút`, lesson.publication !== "PUBLISHED" && publicationWords(lesson)]
    .filter(Boolean)
    .join(" · ");

/** The lessons of a course, in their order, which is written at once. */
export function CourseLessons() {
  const course = useRecordContext<{ id: number }>();
  return course ? <Lessons course={course.id} /> : null;
}

function Lessons({ course }: { course: number }) {
  const httpClient = useHttpClient();
  const queryKey = ["lessons", course];
  const { data: lessons } = useQuery({
    queryKey,
    queryFn: async () => {
      const filters = new URLSearchParams({
        courseId: `eq.${course}`,
        select: "id,title,minutes,publication,publishAt,updatedAt",
        order: "position,id",
      });
      return (await httpClient(`/rest/v1/lesson?${filters}`)).json as Lesson[];
    },
  });
  const order = useOrder<Lesson>({ queryKey, call: "orderLessons", of: { course }, getId: ({ id }) => id });
  return (
    <Part title="Các bài học" text="Kéo để đổi thứ tự. Thứ tự được lưu ngay.">
      {lessons === undefined && <PartWaiting />}
      {lessons?.length === 0 && (
        <Typography>Khóa học này chưa có bài nào. Bạn thêm bài đầu tiên nhé.</Typography>
      )}
      {lessons && (
        <OrderedList
          label="Thứ tự các bài học"
          isSaving={order.isPending}
          onOrder={order.mutate}
          entries={lessons.map((lesson) => ({
            ...{ id: lesson.id, title: lesson.title, to: `/lesson/${lesson.id}`, text: about(lesson) },
          }))}
        />
      )}
      <Button
        component={Link}
        to={{ pathname: "/lesson/create", search: `?source=${JSON.stringify({ courseId: course })}` }}
        startIcon={<Add />}
        sx={{ alignSelf: "flex-start" }}
      >
        Thêm bài học
      </Button>
    </Part>
  );
}
