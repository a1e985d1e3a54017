import { required, SelectInput, TextInput } from "react-admin";
import { askBeforePublishing } from "../../common/content/ask-before-publishing.ts";
import { ContentCreate, ContentEdit } from "../../common/content/content-forms.tsx";
import { CoverInput } from "../../common/content/cover-input.tsx";
import { categorySelect } from "../../common/content/list-columns.tsx";
import { DRAFT } from "../../common/content/publication.tsx";
import { PublicationInput } from "../../common/content/publication-input.tsx";
import { SharingInput } from "../../common/content/sharing-input.tsx";
import { EditorColumns } from "../../common/forms/editor-columns.tsx";
import { SlugInput } from "../../common/forms/slug-input.tsx";
import { ACCESS } from "../../common/lists/access.tsx";
import { RichTextInput } from "../../common/rich-text/rich-text-input.tsx";

const askBefore = askBeforePublishing(["coverImage", "categoryId"]);

export const BlogEdit = () => (
  <ContentEdit askBefore={askBefore} place={({ id }) => `/blog/detail/${id}`}>
    <Fields />
  </ContentEdit>
);

export const BlogCreate = () => (
  <ContentCreate askBefore={askBefore} defaultValues={{ ...DRAFT, blogType: "PUBLIC", content: "" }}>
    <Fields />
  </ContentCreate>
);

const Fields = () => (
  <EditorColumns
    state={<PublicationInput />}
    text={
      <>
        <TextInput source="title" validate={required()} />
        <RichTextInput source="content" />
      </>
    }
    fields={
      <>
        <SlugInput from="title" />
        <TextInput source="authorName" />
        {categorySelect("BLOG")}
        <SelectInput source="blogType" choices={ACCESS} validate={required()} />
        <CoverInput />
        <SharingInput />
      </>
    }
  />
);
