import { required, SelectInput, TextInput } from "react-admin";
import { DeleteContent } from "../content/delete-content.tsx";
import { Editing } from "../content/editing.tsx";
import { Versions } from "../content/versions.tsx";
import { RowCreate } from "../forms/row-create.tsx";
import { RowEdit } from "../forms/row-edit.tsx";
import { SlugInput } from "../forms/slug-input.tsx";
import { KINDS } from "./kinds.ts";
import { PALETTES } from "./palettes.ts";

export const CategoryEdit = () => (
  <RowEdit deletion={<DeleteContent />}>
    <Versions />
    <Editing />
    <Fields />
  </RowEdit>
);

export const CategoryCreate = () => (
  <RowCreate defaultValues={{ categoryType: "BLOG", palette: "wine", description: "" }}>
    <Editing />
    <Fields />
  </RowCreate>
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
