import { required, SelectInput, TextInput } from "react-admin";
import { askBeforePublishing } from "../content/ask-before-publishing.ts";
import { ContentCreate, ContentEdit } from "../content/content-forms.tsx";
import { CoverInput } from "../content/cover-input.tsx";
import { categorySelect } from "../content/list-columns.tsx";
import { DRAFT } from "../content/publication.tsx";
import { PublicationInput } from "../content/publication-input.tsx";
import { SharingInput } from "../content/sharing-input.tsx";
import { SlugInput } from "../forms/slug-input.tsx";
import { ACCESS } from "../lists/access.tsx";
import { RichTextInput } from "../rich-text/rich-text-input.tsx";

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
  <>
    <PublicationInput />
    <TextInput source="title" validate={required()} />
    <SlugInput from="title" />
    <TextInput source="authorName" />
    {categorySelect("BLOG")}
    <SelectInput source="blogType" choices={ACCESS} validate={required()} />
    <CoverInput />
    <RichTextInput source="content" />
    <SharingInput />
  </>
);
