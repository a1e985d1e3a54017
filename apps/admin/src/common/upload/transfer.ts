// One file on its way: sent in pieces that can be stopped, gone on with and taken back, then made a file of the site.
import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { MediaFile, type UnfinishedUpload, type UploadKind } from "@bentrong/contract/media-file";
import { type DetailedError, Upload } from "tus-js-client";
import { z } from "zod/mini";
import { createHttpError, isRetryable } from "../api/errors.ts";
import { createHttpClient } from "../api/http-client.ts";
import { createFetchStack } from "./fetch-stack.ts";

import { UPLOADS } from "./unfinished.ts";

const PIECE_BYTES = 2 * 1024 ** 2;
const WAITS_MS = [0, 1_000, 3_000, 5_000, 10_000];

export interface Listeners {
  /** Bytes that have arrived. */
  onProgress(arrived: number): void;
  /** Upload complete; the server is validating it. */
  onArrived(): void;
  onDone(file: MediaFile): void;
  /** `message` is for readers. With `again` the same may be tried once more. */
  onFailed(message: string, again: boolean): void;
}

export interface Transfer {
  start(): void;
  pause(): void;
  /** Takes it back from the server, too. */
  cancel(): void;
}

/** `resumed` is an upload of the same file that was broken off. */
export function createTransfer(
  hostFetch: BackOfficeHost["fetch"],
  kind: UploadKind,
  { file, resumed, ...listeners }: Listeners & { file: File; resumed: UnfinishedUpload | undefined },
): Transfer {
  const endpoint = new URL(UPLOADS, window.location.origin).href;
  const upload = new Upload(file, {
    endpoint,
    uploadUrl: resumed ? `${endpoint}/${resumed.id}` : null,
    metadata: { kind, filename: file.name, modified: String(file.lastModified) },
    chunkSize: PIECE_BYTES,
    retryDelays: WAITS_MS,
    httpStack: createFetchStack(hostFetch),
    // The server knows the unfinished uploads: the browser stores nothing of them.
    storeFingerprintForResuming: false,
    onProgress: (arrived) => listeners.onProgress(arrived),
    onSuccess: () => void finish(),
    onError: (error) => tell(error),
  });
  const tell = (error: Error | DetailedError) => {
    const response = "originalResponse" in error ? error.originalResponse : null;
    const refused = createHttpError(response?.getStatus() ?? 0, parseJson(response?.getBody()));
    listeners.onFailed(refused.message, isRetryable(refused));
  };
  const finish = async () => {
    listeners.onArrived();
    try {
      listeners.onDone(await complete(hostFetch, new URL(upload.url ?? endpoint).pathname));
    } catch (error) {
      listeners.onFailed(error instanceof Error ? error.message : "", isRetryable(error));
    }
  };
  return {
    start: () => upload.start(),
    pause: () => void upload.abort(),
    cancel: () => void upload.abort(true).catch(() => undefined),
  };
}

const Completed = z.object({ data: MediaFile });

/** A large file takes the server a while, and the line may be lost meanwhile: asking again waits for the same work. */
async function complete(hostFetch: BackOfficeHost["fetch"], path: string): Promise<MediaFile> {
  const httpClient = createHttpClient(hostFetch);
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      return Completed.parse((await httpClient(`${path}/complete`, { method: "POST" })).json).data;
    } catch (error) {
      if (!isRetryable(error) || wait === WAITS_MS.at(-1)) throw error;
    }
  }
  throw createHttpError(0, undefined);
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
