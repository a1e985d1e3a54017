// Scripts and styles of earlier releases. A tab that was opened before a release names files that a new build does not
// have any more; they stay in the data folder for a while, under names that carry their content.
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";

const DAY = 86_400_000;
/** Longest time that a tab is expected to stay open without a reload. */
export const KEPT_DAYS = 30;

export interface AssetFolders {
  from: string;
  to: string;
}

/** Stores the files of the running build, repeated daily; returns a function that stops it. */
export async function keepAssetsDaily(folders: readonly AssetFolders[]): Promise<() => void> {
  for (const { to } of folders) await mkdir(to, { recursive: true });
  const keep = async () => {
    for (const { from, to } of folders) {
      // A full disk or a build under way costs a day, not the site.
      await keepAssets(from, to).catch((error: unknown) => console.error(error));
    }
  };
  void keep();
  const timer = setInterval(keep, DAY).unref();
  return () => clearInterval(timer);
}

/** Adds the files of `from` to those in `to`, and removes what no release within the kept days had. */
export async function keepAssets(from: string, to: string, now = new Date()): Promise<void> {
  await mkdir(to, { recursive: true });
  const present = await readdir(from);
  for (const name of present) await keepFile(path.join(from, name), path.join(to, name), now);
  for (const name of await readdir(to)) {
    const { mtimeMs } = await stat(path.join(to, name));
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY) await rm(path.join(to, name), { force: true });
  }
}

/** The time of a kept file says when a release last had it. */
async function keepFile(source: string, target: string, now: Date): Promise<void> {
  try {
    await utimes(target, now, now);
  } catch {
    // Under another name until it is whole: it may be asked for meanwhile, or by another process.
    const part = `${target}.${process.pid}.part`;
    await copyFile(source, part, constants.COPYFILE_FICLONE);
    await utimes(part, now, now);
    await rename(part, target);
  }
}
