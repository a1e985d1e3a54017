// The received parts of uploads, one file each. How far one got is how long its file is: that survives the process, and
// needs nothing written down that could disagree with it.
import { constants } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Problem } from "../../../platform/problem.ts";

export interface PartFiles {
  getPath(id: string): string;
  begin(id: string): Promise<void>;
  /** Undefined when there is none. */
  getSize(id: string): Promise<number | undefined>;
  /** Writes from `offset` on; returns how long the file is then. What arrived before a failure stays. */
  append(id: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  remove(id: string): Promise<void>;
  ids(): Promise<string[]>;
}

export function createPartFiles(folder: string): PartFiles {
  const getPath = (id: string): string => path.join(folder, `${id}.part`);
  return {
    getPath,
    async begin(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await (await open(getPath(id), "wx", 0o600)).close();
    },
    async getSize(id) {
      return (await stat(getPath(id)).catch(() => undefined))?.size;
    },
    async append(id, offset, bytes) {
      // Not there when the server ended between writing the upload down and making its file: nothing has arrived then.
      const file = await open(getPath(id), constants.O_RDWR | constants.O_CREAT, 0o600);
      let at = offset;
      try {
        for await (const chunk of bytes) {
          const { bytesWritten } = await file.write(chunk, 0, chunk.byteLength, at).catch(explainFullDisk);
          at += bytesWritten;
        }
      } finally {
        await file.close();
      }
      return at;
    },
    remove: (id) => rm(getPath(id), { force: true }),
    async ids() {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => name.endsWith(".part")).map((name) => name.slice(0, -".part".length));
    },
  };
}

function explainFullDisk(error: NodeJS.ErrnoException): never {
  if (error.code !== "ENOSPC") throw error;
  throw new Problem("unavailable", "Máy chủ đang hết chỗ chứa. Bạn báo cho quản trị viên nhé.", {
    cause: error,
  });
}
