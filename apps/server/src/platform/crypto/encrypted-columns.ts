// Columns whose text the database keeps sealed (see rest/plan/transformed-columns.ts), bound to their row and its owner.
import type { Sealer } from "./encryption.ts";

/** The place of one text: `column` as in "message.content", `boundTo` the row and its owner. */
export interface SealedPlace {
  column: string;
  boundTo: readonly string[];
}

export interface SealedColumns {
  /** An empty text stays empty: that nothing was written is no secret. */
  seal(place: SealedPlace, text: string): string;
  /** A text that no key of ours opens becomes one sentence, so that it does not take the rest of a page along. */
  open(sealed: SealedPlace & { text: string }): string;
}

const UNREADABLE = "(Đoạn này không mở được nữa.)";
/** As sealing.ts writes it. Anything else was never sealed. */
const SEALED = /^[\w-]{1,40}\.[\w-]{38,}$/;

/** What a text is bound to, in the words of sealing.ts. */
export const placeName = ({ column, boundTo }: SealedPlace): string => [column, ...boundTo].join(" ");

/** `unreadable` hears of texts that could not be opened: which column and why, never the text. */
export function createSealedColumns(
  sealer: Sealer,
  unreadable: (column: string, error: unknown) => void,
): SealedColumns {
  return {
    seal: (place, text) => (text === "" ? "" : sealer.seal(text, placeName(place))),
    open({ text, ...place }) {
      if (!SEALED.test(text)) return text;
      try {
        return sealer.open(text, placeName(place));
      } catch (error) {
        unreadable(place.column, error);
        return UNREADABLE;
      }
    },
  };
}
