// Transforms special columns in the response: addresses of premium sound are signed, encrypted text is decrypted. The
// statement put a placeholder before each (sql/rows.ts), so one pass over the response finds them, whatever its
// shape.
import { randomBytes } from "node:crypto";
import type { Caller } from "../database.ts";
import type { Media } from "../parse/media-type.ts";
import type { Placeholders } from "../sql/rows.ts";

/** A text that only a key outside the database can open. */
export interface EncryptedText {
  /** As in `message.content`. */
  column: string;
  /** The values it is bound to: the row and its owner. */
  aad: string[];
  text: string;
}

export interface ColumnTransforms {
  /** The address that the caller is given for a media address. */
  presentMedia?: (address: string, caller: Caller) => string;
  openSealed?: (sealed: EncryptedText) => string;
}

export interface ColumnPlaceholders {
  marks: Placeholders;
  present(body: string, shape: Media["shape"], caller: Caller): Presented;
}

export interface Presented {
  text: string;
  /** Holds an address that was made for this caller: it must not be shared. */
  isPersonal: boolean;
}

const newMark = (): string => `${randomBytes(16).toString("hex")}:`;

export function createColumnPlaceholders({ presentMedia, openSealed }: ColumnTransforms): ColumnPlaceholders {
  const marks: Placeholders = {
    ...(presentMedia ? { media: newMark() } : {}),
    ...(openSealed ? { sealed: newMark() } : {}),
  };
  const presentAddresses = (body: string, caller: Caller): Presented => {
    if (!presentMedia || !marks.media || !body.includes(marks.media))
      return { text: body, isPersonal: false };
    let isPersonal = false;
    const text = body.replace(new RegExp(`${marks.media}([^",\\n]*)`, "g"), (_, address: string) => {
      const given = presentMedia(address, caller);
      if (given !== address) isPersonal = true;
      return given;
    });
    return { text, isPersonal };
  };
  const openTexts = (body: string, shape: Media["shape"]): string => {
    if (!openSealed || !marks.sealed || !body.includes(marks.sealed)) return body;
    // Sealed text and what it is bound to hold no character that JSON or CSV would escape.
    const found = new RegExp(`${marks.sealed}([\\w.]+):([\\w-]+):([\\w-]+):([^",\\n]*)`, "g");
    return body.replace(found, (_, column: string, row: string, owner: string, text: string) =>
      escaped(openSealed({ column, aad: [row, owner], text }), shape),
    );
  };
  return {
    marks,
    present(body, shape, caller) {
      const { text, isPersonal } = presentAddresses(body, caller);
      return { text: openTexts(text, shape), isPersonal };
    },
  };
}

const escaped = (text: string, shape: Media["shape"]): string =>
  shape === "csv" ? `"${text.replaceAll('"', '""')}"` : JSON.stringify(text).slice(1, -1);
