// Everything a person has here, as one file. Read piece by piece, so that a long wait shows how far it is.

import { refreshNow } from "../../api/session/refresh.ts";
import { boot } from "../../lib/boot.ts";
import { currentSession } from "../../lib/session/session-store.ts";

const CALL = "/functions/v1/account/export";
const FILE = "ben-trong-du-lieu-cua-toi.zip";
const REFUSED = 401;
const PROOF_NEEDED = 403;

export type Exported = { ok: true } | { ok: false; status: number; retryAfterSeconds: number };

/** True if the server requires a proof of identity before it exports anything. */
export const needsProof = (exported: Exported): boolean => !exported.ok && exported.status === PROOF_NEEDED;

const ask = (): Promise<Response> =>
  fetch(CALL, {
    headers: { apikey: boot().publicKey, Authorization: `Bearer ${currentSession()?.accessToken ?? ""}` },
  });

/** Downloads the archive. `told` hears the bytes so far. */
export async function exportData(told: (bytes: number) => void): Promise<Exported> {
  try {
    let response = await ask();
    if (response.status === REFUSED && (await refreshNow())) response = await ask();
    if (!response.ok) {
      const retryAfterSeconds = Number(response.headers.get("Retry-After") ?? 0);
      return { ok: false, status: response.status, retryAfterSeconds };
    }
    save(await collect(response, told));
    return { ok: true };
  } catch {
    // No answer, or one that broke off in the middle.
    return { ok: false, status: 0, retryAfterSeconds: 0 };
  }
}

async function collect(response: Response, told: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    told(bytes);
  }
  return new Blob(pieces, { type: "application/zip" });
}

function save(archive: Blob): void {
  const address = URL.createObjectURL(archive);
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE;
  link.click();
  // The browser has taken hold of it by then, and nobody else needs it.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
