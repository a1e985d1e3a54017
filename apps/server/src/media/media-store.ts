// Where sounds and pictures lie: a folder. Keys are paths below it, such as "audio/mua-hue.mp3".
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

export interface StoredObject {
  size: number;
  /** Changes whenever the bytes do. */
  version: string;
  changedAt: Date;
  /** Bytes `start`..`end`, both included. */
  read(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface MediaStore {
  find(key: string): Promise<StoredObject | undefined>;
  /** Nothing is seen under `key` until all of it is there. */
  write(key: string, body: string | Uint8Array): Promise<void>;
  /** Takes over a file of this machine. */
  copyIn(key: string, file: string): Promise<void>;
}

const GOOD_KEY = /^[a-z0-9]+(?:\/[a-z0-9][a-z0-9._-]*)+$/;

export function folderStore(folder: string): MediaStore {
  /** A key can only name something below the folder: no dots that climb, no absolute paths. */
  const fileOf = (key: string): string | undefined =>
    GOOD_KEY.test(key) && !key.includes("..") ? path.join(folder, key) : undefined;

  const put = async (key: string, fill: (unfinished: string) => Promise<void>): Promise<void> => {
    const file = fileOf(key);
    if (!file) throw new Error(`"${key}" cannot be a media key`);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await fill(unfinished);
    await rename(unfinished, file);
  };

  return {
    async find(key) {
      const file = fileOf(key);
      const found = file ? await stat(file).catch(() => undefined) : undefined;
      if (!file || !found?.isFile()) return undefined;
      return {
        size: found.size,
        version: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`,
        changedAt: found.mtime,
        // Node's own web streams are the fetch standard's; two type packages name them differently.
        read: (start, end) =>
          Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array<ArrayBuffer>>,
      };
    },
    write: (key, body) => put(key, (unfinished) => writeFile(unfinished, body)),
    copyIn: (key, file) => put(key, (unfinished) => copyFile(file, unfinished)),
  };
}
