import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { UnfinishedUpload, type UploadKind } from "@bentrong/contract/media-file";
import { z } from "zod/mini";
import { createHttpClient } from "../api/http-client.ts";

export const UPLOADS = "/functions/v1/upload";
const Answer = z.object({ data: z.array(UnfinishedUpload) });

/** This user's unfinished uploads of one kind. */
export async function unfinishedUploads(
  hostFetch: BackOfficeHost["fetch"],
  kind: UploadKind,
): Promise<UnfinishedUpload[]> {
  const { data } = Answer.parse((await createHttpClient(hostFetch)(UPLOADS)).json);
  return data.filter((upload) => upload.kind === kind);
}

export const forgetUpload = (
  hostFetch: BackOfficeHost["fetch"],
  { id }: UnfinishedUpload,
): Promise<unknown> =>
  createHttpClient(hostFetch)(`${UPLOADS}/${id}`, {
    method: "DELETE",
    headers: { "Tus-Resumable": "1.0.0" },
  });

/** True if `upload` is of this very file, and not of an earlier edition with the same name. */
export const isOfFile = ({ name, bytes, modified }: UnfinishedUpload, file: File): boolean =>
  name === file.name.normalize("NFC").trim() && bytes === file.size && modified === file.lastModified;
