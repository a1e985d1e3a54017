// Objects as files below one folder of this machine.
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { folderState } from "./folder-state.ts";
import { isMediaKey, type MediaStore, requireMediaKey } from "./media-store.ts";

export function folderStore(folder: string): MediaStore {
  const put = async (key: string, fill: (unfinished: string) => Promise<void>): Promise<void> => {
    const file = path.join(folder, requireMediaKey(key));
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    try {
      await fill(unfinished);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    async find(key) {
      if (!isMediaKey(key)) return undefined;
      const file = path.join(folder, key);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        version: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`,
        changedAt: found.mtime,
        // Node's own web streams are the fetch standard's; two type packages name them differently.
        read: async (start, end) =>
          Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>,
      };
    },
    write: (key, body) => put(key, (unfinished) => writeFile(unfinished, body)),
    copyIn: (key, file) => put(key, (unfinished) => copyFile(file, unfinished)),
    remove: (key) => rm(path.join(folder, requireMediaKey(key)), { force: true }),
    state: () => folderState(folder),
  };
}

const ABANDONED_MS = 3_600_000;

/** Removes partial files of a process that was killed while it copied. */
export async function removeAbandonedParts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of entries.filter((entry) => /\.\d+\.part$/.test(entry))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
