// Special columns on their way out: addresses of premium sound are signed, sealed text is opened. The statement put a
// mark before each (sql/rows.ts), so they are found in one pass over the answer, whatever its shape.
import { randomBytes } from "node:crypto";
import type { Media } from "../parse/media-type.ts";
import type { Marks } from "../sql/rows.ts";

/** A text that only a key outside the database can open. */
export interface SealedText {
  /** As in `message.content`. */
  column: string;
  /** The values it is bound to: the row and its owner. */
  boundTo: string[];
  text: string;
}

export interface Openers {
  /** Signs each media address in JSON text. */
  presentMedia?: (json: string) => string;
  openSealed?: (sealed: SealedText) => string;
}

export interface MarkedText {
  marks: Marks;
  present(body: string, shape: Media["shape"]): string;
}

const newMark = (): string => `${randomBytes(16).toString("hex")}:`;

export function markedText({ presentMedia, openSealed }: Openers): MarkedText {
  const marks: Marks = {
    ...(presentMedia ? { media: newMark() } : {}),
    ...(openSealed ? { sealed: newMark() } : {}),
  };
  const passes: ((body: string, shape: Media["shape"]) => string)[] = [];
  const { media, sealed } = marks;
  if (presentMedia && media) {
    const found = new RegExp(`${media}([^",\\n]*)`, "g");
    passes.push((body) =>
      body.includes(media)
        ? body.replace(found, (_, address: string) => presentMedia(`"${address}"`).slice(1, -1))
        : body,
    );
  }
  if (openSealed && sealed) {
    // Sealed text and what it is bound to hold no character that JSON or CSV would escape.
    const found = new RegExp(`${sealed}([\\w.]+):([\\w-]+):([\\w-]+):([^",\\n]*)`, "g");
    const open =
      (shape: Media["shape"]) => (_: string, column: string, row: string, owner: string, text: string) =>
        escaped(openSealed({ column, boundTo: [row, owner], text }), shape);
    passes.push((body, shape) => (body.includes(sealed) ? body.replace(found, open(shape)) : body));
  }
  return { marks, present: (body, shape) => passes.reduce((text, pass) => pass(text, shape), body) };
}

const escaped = (text: string, shape: Media["shape"]): string =>
  shape === "csv" ? `"${text.replaceAll('"', '""')}"` : JSON.stringify(text).slice(1, -1);
