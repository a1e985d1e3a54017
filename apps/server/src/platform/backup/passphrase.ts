import { readFile } from "node:fs/promises";

const SHORTEST = 12;

/** From a file, because the arguments of a process can be seen by everybody on its machine. */
export async function readPassphrase(file: string | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Error(`--passphrase-file: ${file} cannot be read (${error.code})`, { cause: error });
  });
  const passphrase = text.trim();
  if (passphrase.length >= SHORTEST) return passphrase;
  throw new Error(`--passphrase-file: a passphrase needs at least ${SHORTEST} characters`);
}
