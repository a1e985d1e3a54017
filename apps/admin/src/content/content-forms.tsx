import OpenInNew from "@mui/icons-material/OpenInNew";
import { Button, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { type RaRecord, useRecordContext } from "react-admin";
import { RowCreate } from "../forms/row-create.tsx";
import { RowEdit } from "../forms/row-edit.tsx";
import { DeleteContent } from "./delete-content.tsx";
import { Editing } from "./editing.tsx";
import { PublicationChip, type Published } from "./publication.tsx";
import { Versions } from "./versions.tsx";

interface EditProps {
  children: ReactNode;
  columns?: string;
  /** Where it stands on the site, drafts too; none while it stands nowhere. */
  place(row: RaRecord): string | undefined;
  /** Beside the form, saved on its own: what belongs to the row. */
  parts?: ReactNode;
}

/** The form of something that readers see: its state and its page above, the trash below. */
export const ContentEdit = ({ children, columns, place, parts }: EditProps) => (
  <RowEdit deletion={<DeleteContent />} parts={parts} {...(columns && { columns })}>
    <Head place={place} />
    {children}
  </RowEdit>
);

interface CreateProps {
  children: ReactNode;
  defaultValues: Partial<RaRecord>;
}

export const ContentCreate = ({ children, defaultValues }: CreateProps) => (
  <RowCreate defaultValues={{ publication: "DRAFT", publishAt: null, ...defaultValues }}>
    {children}
  </RowCreate>
);

function Head({ place }: Pick<EditProps, "place">) {
  const record = useRecordContext<Published>();
  if (!record) return null;
  const page = place(record);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, width: "100%", marginBottom: 1 }}
    >
      <PublicationChip of={record} />
      {page && (
        <Button component="a" href={page} target="_blank" rel="noopener" endIcon={<OpenInNew />}>
          {record.publication === "PUBLISHED" ? "Xem trên trang" : "Xem trước"}
        </Button>
      )}
      <Versions />
      <Editing />
    </Stack>
  );
}
