// Pieces of a file that may be larger than memory.
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

export interface FileBytes {
  readonly size: number;
  /** At most `length` bytes from `at`; fewer at the end of the file. The next call may overwrite them. */
  at(at: number, length: number): Promise<Buffer>;
}

/** Runs `work` with the opened file, and closes it whatever happens. */
export async function withFileBytes<T>(file: string, work: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    return await work({ size, at: reader(handle) });
  } finally {
    await handle.close();
  }
}

function reader(handle: FileHandle): FileBytes["at"] {
  let buffer = Buffer.alloc(0);
  return async (at, length) => {
    if (buffer.length < length) buffer = Buffer.allocUnsafe(length);
    const { bytesRead } = await handle.read(buffer, 0, length, at);
    return buffer.subarray(0, bytesRead);
  };
}

const STEP = 256 * 1024;

/** SHA-256 in hexadecimal. Reads into one piece of memory: a stream would leave a new one behind for every step. */
export const getChecksum = (file: string): Promise<string> =>
  withFileBytes(file, async (bytes) => {
    const hash = createHash("sha256");
    for (let at = 0; at < bytes.size; at += STEP) hash.update(await bytes.at(at, STEP));
    return hash.digest("hex");
  });
