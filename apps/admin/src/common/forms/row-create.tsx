import type { ReactNode } from "react";
import { Create, type RaRecord, SimpleForm } from "react-admin";
import { EDITOR_COLUMNS } from "./editor-columns.tsx";
import { FormToolbar } from "./form-toolbar.tsx";
import type { AskBeforeSave } from "./save-question.ts";

interface Props {
  children: ReactNode;
  defaultValues?: Partial<RaRecord>;
  /** Turns the values of the form into those that are sent. */
  transform?: (values: RaRecord) => RaRecord;
  /** Beside the button that saves. */
  note?: ReactNode;
  askBefore?: AskBeforeSave;
}

/** The form of a new row; afterwards one goes on with it. */
export const RowCreate = ({ children, defaultValues, transform, note, askBefore }: Props) => (
  <Create
    redirect="edit"
    sx={{ "& .RaCreate-card": { overflow: "visible", minWidth: 0 } }}
    {...(transform && { transform })}
  >
    <SimpleForm
      warnWhenUnsavedChanges
      sx={{ maxWidth: 760, [`&:has(.${EDITOR_COLUMNS})`]: { maxWidth: 1180 } }}
      toolbar={<FormToolbar note={note} askBefore={askBefore} />}
      {...(defaultValues && { defaultValues })}
    >
      {children}
    </SimpleForm>
  </Create>
);
