import { required, SelectInput, TextInput } from "react-admin";
import { ContentCreate, ContentEdit } from "../../common/content/content-forms.tsx";
import { SlugInput } from "../../common/forms/slug-input.tsx";
import { KINDS } from "./kinds.ts";
import { PALETTES } from "./palettes.ts";

export const CategoryEdit = () => (
  <ContentEdit>
    <Fields />
  </ContentEdit>
);

export const CategoryCreate = () => (
  <ContentCreate defaultValues={{ categoryType: "BLOG", palette: "wine", description: "" }}>
    <Fields />
  </ContentCreate>
);

const Fields = () => (
  <>
    <TextInput source="name" validate={required()} />
    <SlugInput from="name" />
    <SelectInput source="categoryType" choices={KINDS} validate={required()} />
    <TextInput
      source="description"
      multiline
      minRows={3}
      defaultValue=""
      parse={(text: string) => text ?? ""}
    />
    <SelectInput source="palette" choices={PALETTES} validate={required()} />
  </>
);
