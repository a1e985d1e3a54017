// Reads a backup from its first entry to its last. Writers of its contents verify it first: see verifyArchive.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { createDecryptStream, HEADER_BYTES, isEncrypted } from "./encryption-stream.ts";
import { END_ENTRY, End, MANIFEST_ENTRY, Manifest } from "./manifest.ts";

const GZIP = Buffer.from([0x1f, 0x8b]);

export interface Archive {
  file: string;
  passphrase: string | undefined;
}

export type OnEntry = (name: string, content: Readable, size: number) => Promise<void>;

/** Hands over one entry after the other; each has to be read to its end. */
export async function readArchive(archive: Archive, onEntry: OnEntry): Promise<void> {
  const source = await openSource(archive);
  const extract = tar.extract();
  const flowing = pipeline([...source, createGunzip(), extract]);
  flowing.catch(() => undefined);
  for await (const entry of extract) {
    await onEntry(entry.header.name, entry as unknown as Readable, entry.header.size ?? 0);
    entry.resume();
  }
  await flowing;
}

async function openSource({ file, passphrase }: Archive): Promise<[Readable, ...Transform[]]> {
  const head = await readHead(file);
  if (isEncrypted(head)) {
    if (!passphrase) throw new Error(`${file} is encrypted: name its passphrase with --passphrase-file`);
    return [createReadStream(file, { start: HEADER_BYTES }), await createDecryptStream(passphrase, head)];
  }
  if (!head.subarray(0, 2).equals(GZIP)) throw new Error(`${file} is not a backup`);
  return [createReadStream(file)];
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code})`, { cause: error });
  });
  try {
    const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads all of it without keeping any, and returns what it holds. A file that was cut or changed is refused. */
export async function verifyArchive(
  archive: Archive,
): Promise<{ manifest: Manifest; migrations: Map<string, string> }> {
  const seal = createHash("sha256");
  const migrations = new Map<string, string>();
  let entries = 0;
  let manifest: Manifest | undefined;
  let end: End | undefined;
  const sealing = (): Transform =>
    new Transform({
      transform(chunk, _encoding, done) {
        seal.update(chunk);
        done(null, chunk);
      },
    });
  try {
    await readArchive(archive, async (name, content, size) => {
      if (end) throw new Error("something follows its end");
      if (name === END_ENTRY) {
        end = End.parse(JSON.parse((await buffer(content)).toString()));
        return;
      }
      entries += 1;
      seal.update(`${name}\0${size}\0`);
      const isKept = name === MANIFEST_ENTRY || name.startsWith("migrations/");
      const chunks: Buffer[] = [];
      for await (const chunk of content.pipe(sealing())) if (isKept) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      if (name === MANIFEST_ENTRY) manifest = Manifest.parse(JSON.parse(text));
      else if (isKept) migrations.set(name.slice("migrations/".length), text);
    });
    if (!manifest || !end) throw new Error("it ends too early");
    if (end.entries !== entries || end.sha256 !== seal.digest("hex"))
      throw new Error("its content was changed");
  } catch (error) {
    throw explain(archive.file, error as Error & { code?: string });
  }
  return { manifest, migrations };
}

function explain(file: string, error: Error & { code?: string }): Error {
  if (error.message.startsWith(file)) return error;
  const why = error.code === "Z_BUF_ERROR" ? "it ends too early" : (error.message.split("\n")[0] ?? "");
  return new Error(`${file} cannot be used, and nothing was changed: ${why}`, { cause: error });
}
