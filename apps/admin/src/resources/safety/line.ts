import type { OpeningHours } from "@bentrong/contract/opening-hours";
import { HELPS } from "@bentrong/contract/safety";
import { getCheckLimit } from "../../common/data/due-lines.ts";

/** A row, as the data API gives it. */
export interface Line {
  id: string;
  number: string;
  tel: string;
  name: string;
  helps: (typeof HELPS)[number][];
  hours: OpeningHours;
  isActive: boolean;
  checkedAt: string | null;
  updatedAt: string;
}

const HELP_NAMES: Record<(typeof HELPS)[number], string> = {
  body: "Bị thương, cấp cứu",
  violence: "Bị đánh, bị đe dọa, bị hại",
  child: "Trẻ em",
  talk: "Cần người nghe",
};
export const HELP_CHOICES = HELPS.map((id) => ({ id, name: HELP_NAMES[id] }));

export const needsCheck = ({ isActive, checkedAt }: Line, now: number): boolean =>
  isActive && (checkedAt === null || Date.parse(checkedAt) < getCheckLimit(now).getTime());
