import { access, constants, mkdir, statfs } from "node:fs/promises";
import type { StoreState } from "./media-store.ts";

export async function folderState(folder: string): Promise<StoreState> {
  const unusable = { place: "folder", isWritable: false, freeBytes: null, answerMs: null } as const;
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return { ...unusable, isWritable: true, freeBytes: bavail * bsize };
  } catch {
    return unusable;
  }
}
