import { maxValue, minValue, NumberInput, required, SelectInput, TextInput } from "react-admin";
import { askBeforePublishing } from "../../common/content/ask-before-publishing.ts";
import { ContentCreate, ContentEdit } from "../../common/content/content-forms.tsx";
import { CoverInput } from "../../common/content/cover-input.tsx";
import { DRAFT } from "../../common/content/publication.tsx";
import { PublicationInput } from "../../common/content/publication-input.tsx";
import { SharingInput } from "../../common/content/sharing-input.tsx";
import { SlugInput } from "../../common/forms/slug-input.tsx";
import { useHost } from "../../common/host/host-context.ts";
import { RichTextInput } from "../../common/rich-text/rich-text-input.tsx";
import { CourseLessons } from "./course-lessons.tsx";
import { STATUSES, WITHDRAWN_COURSE } from "./course-statuses.ts";

const askBefore = askBeforePublishing(["coverImage"]);

export const CourseEdit = () => (
  <ContentEdit askBefore={askBefore} place={({ id }) => `/course/${id}`} parts={<CourseLessons />}>
    <Fields />
  </ContentEdit>
);

export const CourseCreate = () => (
  <ContentCreate
    askBefore={askBefore}
    defaultValues={{ ...DRAFT, status: "OPEN", description: "", price: 0 }}
  >
    <Fields />
  </ContentCreate>
);

const HIGHEST_PRICE = 1_000_000_000;
const PRICE = [required(), minValue(0), maxValue(HIGHEST_PRICE)];

function Fields() {
  const { role } = useHost();
  const decidesPrices = role === "administrator";
  return (
    <>
      <PublicationInput beforeWithdrawing={WITHDRAWN_COURSE} />
      <TextInput source="title" validate={required()} />
      <SlugInput from="title" />
      <RichTextInput source="description" />
      <CoverInput />
      <SelectInput source="status" choices={STATUSES} validate={required()} />
      <NumberInput
        source="price"
        size="medium"
        step={1000}
        validate={PRICE}
        readOnly={!decidesPrices}
        helperText={
          decidesPrices
            ? "0 là miễn phí. Người mua trả đúng giá lúc họ đặt."
            : "Chỉ quản trị viên mới đặt giá khóa học."
        }
      />
      <NumberInput
        source="top"
        size="medium"
        step={1}
        validate={minValue(0)}
        helperText="Số nhỏ đứng trước trong phần nổi bật; để trống hoặc 0 là không nổi bật."
      />
      <SharingInput />
    </>
  );
}
