import { ReferenceInput, required, SelectInput, TextInput } from "react-admin";
import { RowCreate } from "../forms/row-create.tsx";
import { RowEdit } from "../forms/row-edit.tsx";
import { SlugInput } from "../forms/slug-input.tsx";
import { ACCESS } from "../lists/access.tsx";
import { PictureInput } from "../upload/picture-input.tsx";

export const BlogEdit = () => (
  <RowEdit>
    <Fields />
  </RowEdit>
);

export const BlogCreate = () => (
  <RowCreate defaultValues={{ blogType: "PUBLIC", content: "" }}>
    <Fields />
  </RowCreate>
);

const Fields = () => (
  <>
    <TextInput source="title" validate={required()} />
    <SlugInput from="title" />
    <TextInput source="authorName" />
    <ReferenceInput
      source="categoryId"
      reference="category"
      filter={{ categoryType: "BLOG" }}
      sort={{ field: "name", order: "ASC" }}
      perPage={200}
    >
      <SelectInput />
    </ReferenceInput>
    <SelectInput source="blogType" choices={ACCESS} validate={required()} />
    <PictureInput source="coverImage" />
    <TextInput source="content" multiline minRows={12} />
  </>
);
