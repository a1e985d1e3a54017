import { MediaFile, type UploadKind } from "@bentrong/contract/media-file";
import type { Transaction } from "../../../platform/database/database.ts";

/** A file as it is made; what a kind does not have is null. */
export interface NewFile {
  kind: UploadKind;
  address: string;
  contentType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  bitrate: number | null;
  variants: MediaFile["variants"];
  originalName: string;
  sha256: string;
  uploadedBy: string;
}

const COLUMNS = `id, kind, address, "contentType", bytes::float8 as bytes, width, height, seconds, bitrate, variants,
  "originalName", to_json("createdAt") #>> '{}' as "createdAt"`;

export async function fileById(tx: Transaction, id: string): Promise<MediaFile | undefined> {
  const { rows } = await tx.query(`select ${COLUMNS} from "mediaFile" where id = $1`, [id]);
  return rows[0] && MediaFile.parse(rows[0]);
}

export async function fileBySum(
  tx: Transaction,
  kind: UploadKind,
  sha256: string,
): Promise<MediaFile | undefined> {
  const { rows } = await tx.query(`select ${COLUMNS} from "mediaFile" where kind = $1 and sha256 = $2`, [
    ...[kind, sha256],
  ]);
  return rows[0] && MediaFile.parse(rows[0]);
}

/** Undefined when the same bytes became a file meanwhile. */
export async function addFile(tx: Transaction, file: NewFile): Promise<MediaFile | undefined> {
  const values = { ...file, variants: JSON.stringify(file.variants) };
  const { rows } = await tx.query(
    `insert into "mediaFile" (${Object.keys(values)
      .map((name) => `"${name}"`)
      .join(", ")})
     values (${Object.keys(values)
       .map((_, at) => `$${at + 1}`)
       .join(", ")})
     on conflict (kind, sha256) do nothing returning ${COLUMNS}`,
    Object.values(values),
  );
  return rows[0] && MediaFile.parse(rows[0]);
}
