import {
  FormDataConsumer,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from "react-admin";
import { ContentCreate, ContentEdit } from "../../common/content/content-forms.tsx";
import { DRAFT } from "../../common/content/publication.tsx";
import { PublicationInput } from "../../common/content/publication-input.tsx";
import { SlugInput } from "../../common/forms/slug-input.tsx";
import { RichTextInput } from "../../common/rich-text/rich-text-input.tsx";
import { SoundInput } from "../../common/upload/sound-input.tsx";
import { KINDS } from "./lesson-kinds.ts";

export const LessonEdit = () => (
  <ContentEdit place={({ courseId, id }) => `/course/${courseId}/learn/${id}`}>
    <Fields />
  </ContentEdit>
);

export const LessonCreate = () => (
  <ContentCreate defaultValues={{ ...DRAFT, kind: "text", content: "" }}>
    <Fields />
  </ContentCreate>
);

const MINUTES = [required(), minValue(1)];

const Fields = () => (
  <>
    <PublicationInput />
    <ReferenceInput
      source="courseId"
      reference="course"
      sort={{ field: "title", order: "ASC" }}
      perPage={200}
    >
      <SelectInput
        label="Khóa học"
        validate={required()}
        helperText="Bài của một khóa học chưa đăng thì cũng chưa hiện."
      />
    </ReferenceInput>
    <TextInput source="title" validate={required()} />
    <SlugInput from="title" />
    <SelectInput source="kind" choices={KINDS} validate={required()} />
    <FormDataConsumer>
      {({ formData }) =>
        formData.kind === "video" && (
          <>
            <TextInput source="mediaUrl" helperText="Địa chỉ của tệp phim, bắt đầu bằng https://" />
            <NumberInput
              source="minutes"
              size="medium"
              step={1}
              validate={MINUTES}
              helperText="Phim dài bao nhiêu phút. Bài đọc và bài nghe thì được tính từ số chữ và tệp âm thanh."
            />
          </>
        )
      }
    </FormDataConsumer>
    <FormDataConsumer>
      {({ formData }) => formData.kind === "audio" && <SoundInput source="mediaUrl" />}
    </FormDataConsumer>
    <RichTextInput source="content" />
  </>
);
