// Everything a person has here, as one file. Read piece by piece, so that a long wait shows how far it is.

import { fetchExport } from "../../api/account.ts";
import { apiClient } from "../../api/client.ts";
import { saveFile } from "../../lib/save-file.ts";

const FILE = "ben-trong-du-lieu-cua-toi.zip";
const PROOF_NEEDED = 403;

export type Exported = { ok: true } | { ok: false; status: number; retryAfterSeconds: number };

/** True if the server requires a proof of identity before it exports anything. */
export const needsProof = (exported: Exported): boolean => !exported.ok && exported.status === PROOF_NEEDED;

/** Downloads the archive. `told` is called with the bytes so far. */
export async function exportData(onProgress: (bytes: number) => void): Promise<Exported> {
  try {
    const response = await fetchExport(apiClient());
    if (!response.ok) {
      const retryAfterSeconds = Number(response.headers.get("Retry-After") ?? 0);
      return { ok: false, status: response.status, retryAfterSeconds };
    }
    saveFile(FILE, await collect(response, onProgress));
    return { ok: true };
  } catch {
    // No answer, or one that broke off in the middle.
    return { ok: false, status: 0, retryAfterSeconds: 0 };
  }
}

async function collect(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    onProgress(bytes);
  }
  return new Blob(pieces, { type: "application/zip" });
}
