import OpenInNew from "@mui/icons-material/OpenInNew";
import { Button, Stack } from "@mui/material";
import { type ReactNode, useState } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import { RowCreate } from "../forms/row-create.tsx";
import { RowEdit } from "../forms/row-edit.tsx";
import type { AskBeforeSave } from "../forms/save-question.ts";
import { AutosaveNote, AutosaveNotices } from "./autosave-notices.tsx";
import { DeleteContent } from "./delete-content.tsx";
import { PublicationChip, type Published } from "./publication.tsx";
import { Versions } from "./versions.tsx";

interface EditProps {
  children: ReactNode;
  columns?: string;
  /** Address of the row on the site, of drafts too; undefined while it has none. */
  place?(row: RaRecord): string | undefined;
  /** Below the form, saved on its own: what belongs to the row. */
  parts?: ReactNode;
  askBefore?: AskBeforeSave;
}

/** The form of something that readers see: its state, its page and its versions above, the trash below. */
export function ContentEdit({ children, columns, place, parts, askBefore }: EditProps) {
  const [note, setNote] = useState("");
  return (
    <RowEdit
      deletion={<DeleteContent />}
      note={<AutosaveNote>{note}</AutosaveNote>}
      parts={parts}
      {...(columns && { columns })}
      {...(askBefore && { askBefore })}
    >
      <Head place={place} />
      <AutosaveNotices onNote={setNote} />
      {children}
    </RowEdit>
  );
}

interface CreateProps {
  children: ReactNode;
  defaultValues: Partial<RaRecord>;
  askBefore?: AskBeforeSave;
}

export function ContentCreate({ children, defaultValues, askBefore }: CreateProps) {
  const [note, setNote] = useState("");
  return (
    <RowCreate
      defaultValues={defaultValues}
      note={<AutosaveNote>{note}</AutosaveNote>}
      {...(askBefore && { askBefore })}
    >
      <AutosaveNotices onNote={setNote} />
      {children}
    </RowCreate>
  );
}

function Head({ place }: { place: EditProps["place"] }) {
  const record = useRecordContext<Partial<Published>>();
  if (!record) return null;
  const { publication, publishAt = null, id = 0 } = record;
  const page = place?.({ ...record, id });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, width: "100%", marginBottom: 1 }}
    >
      {publication && <PublicationChip of={{ publication, publishAt }} />}
      {page && (
        <Button component="a" href={page} target="_blank" rel="noopener" endIcon={<OpenInNew />}>
          {publication === "PUBLISHED" ? "Xem trên trang" : "Xem trước"}
        </Button>
      )}
      <Versions />
    </Stack>
  );
}
