import { dateAndTime } from "@bentrong/format/dates";
import { Chip } from "@mui/material";

/** Publication status of content, as in the column `publication`. */
export type Publication = "DRAFT" | "SCHEDULED" | "PUBLISHED";

export const PUBLICATIONS: { id: Publication; name: string }[] = [
  { id: "DRAFT", name: "Bản nháp" },
  { id: "SCHEDULED", name: "Hẹn giờ đăng" },
  { id: "PUBLISHED", name: "Đã đăng" },
];

/** Publication state of a new row. */
export const DRAFT = { publication: "DRAFT", publishAt: null } as const;

/** Columns that every kind of content carries. */
export interface Published {
  id: number;
  publication: Publication;
  publishAt: string | null;
  updatedAt: string;
}

const COLOURS = { DRAFT: "default", SCHEDULED: "warning", PUBLISHED: "success" } as const;

/** "Bản nháp", "Đăng lúc 01/12/2026 21:00", "Đã đăng". */
export const publicationWords = ({ publication, publishAt }: Pick<Published, "publication" | "publishAt">) =>
  publication === "SCHEDULED" && publishAt
    ? `Đăng lúc ${dateAndTime(publishAt)}`
    : (PUBLICATIONS.find(({ id }) => id === publication)?.name ?? publication);

export const PublicationChip = ({ of }: { of: Pick<Published, "publication" | "publishAt"> }) => (
  <Chip size="small" variant="outlined" color={COLOURS[of.publication]} label={publicationWords(of)} />
);
