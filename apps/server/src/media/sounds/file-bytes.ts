// Pieces of a file that may be larger than memory.
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
