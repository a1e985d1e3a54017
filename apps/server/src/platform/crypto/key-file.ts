// Keys that the first start makes and every later one reads: a file of the data folder, for its owner alone.
import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

interface KeyFile<Keys> {
  /** Below keys/ in the data folder. */
  name: string;
  /** Throws for what is no such file. */
  parse(json: unknown): Keys;
  make(): Keys | Promise<Keys>;
}

/** The keys in the file, which are made when there is none; the same for all who ask at once. */
export async function readKeyFile<Keys>(
  dataDir: string,
  { name, parse, make }: KeyFile<Keys>,
): Promise<Keys> {
  const folder = path.join(dataDir, "keys");
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") {
      throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
    }
  }
  const keys = await make();
  // The rename is atomic: concurrent readers see a complete file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    // Another process was faster: its keys count.
    if ((error as NodeJS.ErrnoException).code === "EEXIST")
      return readKeyFile(dataDir, { name, parse, make });
    throw error;
  } finally {
    await rm(draft);
  }
  return keys;
}
