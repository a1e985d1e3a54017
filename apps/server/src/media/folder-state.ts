import { access, constants, mkdir, statfs } from "node:fs/promises";

/** Whether files can be written, and how much room is left; null where that cannot be known. */
export interface StorageState {
  isWritable: boolean;
  freeBytes: number | null;
}

export async function folderState(folder: string): Promise<StorageState> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return { isWritable: true, freeBytes: bavail * bsize };
  } catch {
    return { isWritable: false, freeBytes: null };
  }
}
