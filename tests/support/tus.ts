// The tus protocol from the other side, one request at a time, so that a test can stop anywhere.
import type { MediaFile, UploadKind } from "@bentrong/contract/media-file";

/** A call as somebody; `path` below /functions/v1. */
type Call = (path: string, init?: RequestInit) => Promise<Response>;

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");

export interface Announcement {
  kind: UploadKind;
  filename: string;
  length: number;
}

export const announce = (call: Call, { kind, filename, length }: Announcement): Promise<Response> =>
  call("/upload", {
    method: "POST",
    headers: {
      "Tus-Resumable": "1.0.0",
      "Upload-Length": String(length),
      "Upload-Metadata": `kind ${base64(kind)},filename ${base64(filename)}`,
    },
  });

/** The path of a new upload. */
export async function begin(call: Call, announcement: Announcement): Promise<string> {
  const answer = await announce(call, announcement);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return String(answer.headers.get("location")).slice("/functions/v1".length);
}

export const patch = (call: Call, path: string, offset: number, body: BodyInit): Promise<Response> =>
  call(path, {
    method: "PATCH",
    body,
    headers: {
      "Tus-Resumable": "1.0.0",
      "Upload-Offset": String(offset),
      "Content-Type": "application/offset+octet-stream",
    },
    // Streams as bodies ask for this word; the type does not know it.
    ...({ duplex: "half" } as object),
  });

/** Bytes that the server has. */
export async function received(call: Call, path: string): Promise<number> {
  const answer = await call(path, { method: "HEAD", headers: { "Tus-Resumable": "1.0.0" } });
  if (answer.status !== 200) throw new Error(String(answer.status));
  return Number(answer.headers.get("upload-offset"));
}

export const complete = (call: Call, path: string): Promise<Response> =>
  call(`${path}/complete`, { method: "POST" });

/** Announces, sends and completes. */
export async function upload(
  call: Call,
  kind: UploadKind,
  filename: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const path = await begin(call, { kind, filename, length: bytes.length });
  await patch(call, path, 0, bytes);
  return complete(call, path);
}

/** As `upload`, for files that are taken. */
export async function uploaded(...sent: Parameters<typeof upload>): Promise<MediaFile> {
  const answer = await upload(...sent);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: MediaFile }).data;
}
