// Columns whose text the database keeps sealed (see packages/postgrest/src/plan/transformed-columns.ts), bound to their row and its owner.
import type { Encryption } from "./encryption.ts";

/** The place of one text: `column` as in "message.content", `aad` the row and its owner. */
export interface ColumnPlace {
  column: string;
  aad: readonly string[];
}

export interface EncryptedColumns {
  /** An empty text stays empty: that nothing was written is no secret. */
  encrypt(place: ColumnPlace, text: string): string;
  /** A text that no key of ours opens becomes one sentence, so that it does not take the rest of a page along. */
  decrypt(sealed: ColumnPlace & { text: string }): string;
}

const UNREADABLE = "(Đoạn này không mở được nữa.)";
/** As encryption.ts writes it. Anything else was never sealed. */
const SEALED = /^[\w-]{1,40}\.[\w-]{38,}$/;

/** The additional authenticated data of a text (encryption.ts). */
export const toAad = ({ column, aad }: ColumnPlace): string => [column, ...aad].join(" ");

/** `unreadable` is called for texts that could not be decrypted: with column and reason, never the text. */
export function createEncryptedColumns(
  encryption: Encryption,
  unreadable: (column: string, error: unknown) => void,
): EncryptedColumns {
  return {
    encrypt: (place, text) => (text === "" ? "" : encryption.encrypt(text, toAad(place))),
    decrypt({ text, ...place }) {
      if (!SEALED.test(text)) return text;
      try {
        return encryption.decrypt(text, toAad(place));
      } catch (error) {
        unreadable(place.column, error);
        return UNREADABLE;
      }
    },
  };
}
