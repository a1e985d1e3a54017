import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";
import { DeleteButton, Edit, type RaRecord, SimpleForm, useNotify } from "react-admin";
import { StaleRowError } from "../api/errors.ts";
import { getChanges } from "../data/save-row.ts";
import { type Conflict, ConflictDialog } from "./conflict-dialog.tsx";
import { EDITOR_COLUMNS } from "./editor-columns.tsx";
import { FormToolbar } from "./form-toolbar.tsx";
import type { AskBeforeSave } from "./save-question.ts";

interface Props {
  children: ReactNode;
  /** Columns and embedded parts, where `*` is not enough. */
  columns?: string;
  /** Turns the values of the form into those that are sent. */
  transform?: (values: RaRecord) => RaRecord;
  mayDelete?: boolean;
  /** In place of the button that deletes. */
  deletion?: ReactNode;
  /** Beside the button that saves. */
  note?: ReactNode;
  askBefore?: AskBeforeSave;
  /** Below the form, and no part of it: what is saved on its own. */
  parts?: ReactNode;
}

interface Sent {
  data?: Record<string, unknown>;
  previousData?: Record<string, unknown>;
}

/**
 * The form of a row. A save reaches the server at once, and says which version it began from; leaving with unsaved
 * changes asks first; a save that came too late loses nothing.
 */
export function RowEdit({
  children,
  columns,
  transform,
  mayDelete = true,
  deletion,
  note,
  askBefore,
  parts,
}: Props) {
  const notify = useNotify();
  const [conflict, setConflict] = useState<Conflict>();
  const onError = (error: unknown, { data = {}, previousData = {} }: Sent) => {
    if (error instanceof StaleRowError)
      setConflict({ theirs: error.theirs, mine: getChanges(data, previousData) });
    else notify(error instanceof Error ? error.message : "ra.notification.http_error", { type: "error" });
  };
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      // Sticky elements (tools of a long text) need a page that scrolls.
      sx={{ "& .RaEdit-card": { overflow: "visible", minWidth: 0 } }}
      queryOptions={{ meta: columns ? { columns } : {} }}
      mutationOptions={{ onError, meta: columns ? { columns } : {} }}
      {...(transform && { transform })}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        sx={{ maxWidth: 760, [`&:has(.${EDITOR_COLUMNS})`]: { maxWidth: 1180 } }}
        toolbar={
          <FormToolbar note={note} askBefore={askBefore}>
            {mayDelete && (deletion ?? <Deletion />)}
          </FormToolbar>
        }
      >
        {children}
      </SimpleForm>
      {parts && <Box sx={{ maxWidth: 760, padding: 2, paddingTop: 0 }}>{parts}</Box>}
      {conflict && <ConflictDialog conflict={conflict} close={() => setConflict(undefined)} />}
    </Edit>
  );
}

const Deletion = () => <DeleteButton mutationMode="pessimistic" />;
