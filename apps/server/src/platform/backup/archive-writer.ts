// A backup is a tar, compressed with gzip: any operator can look into one with `tar`. Nothing is held in memory but the
// entry at hand. Under its name the file is whole.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import tar from "tar-stream";
import { createEncryptStream } from "./encryption-stream.ts";
import { END_ENTRY } from "./manifest.ts";

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  addFile(name: string, file: string): Promise<void>;
  /** Writes the seal of all entries and gives the file its name. */
  finish(): Promise<void>;
  /** Removes what was written. */
  abort(): Promise<void>;
}

export async function createArchiveWriter(file: string, passphrase?: string): Promise<ArchiveWriter> {
  const unfinished = `${file}.part`;
  const pack = tar.pack();
  const output = createWriteStream(unfinished, { flags: "wx", mode: 0o600 });
  const written = passphrase
    ? pipeline(pack, createGzip(), await createEncryptStream(passphrase), output)
    : pipeline(pack, createGzip(), output);
  // Reported by whichever step waits for it.
  written.catch(() => undefined);
  const seal = createHash("sha256");
  let entries = 0;

  const append = async (
    name: string,
    size: number,
    fill: (entry: tar.Pack) => Promise<void>,
  ): Promise<void> => {
    seal.update(`${name}\0${size}\0`);
    entries += 1;
    await Promise.race([fill(pack), written.then(() => Promise.reject(new Error("the file was closed")))]);
  };
  const addContent = (name: string, content: Buffer): Promise<void> =>
    append(name, content.length, (into) => {
      seal.update(content);
      return new Promise((resolve, reject) => {
        into.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()));
      });
    });

  return {
    add: addContent,
    async addFile(name, source) {
      const { size } = await stat(source);
      await append(name, size, (into) =>
        pipeline(
          size === 0 ? Readable.from([]) : createReadStream(source, { end: size - 1 }),
          async function* hash(chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              seal.update(chunk);
              yield chunk;
            }
          },
          into.entry({ name, size }),
        ),
      );
    },
    async finish() {
      const end = { entries, sha256: seal.copy().digest("hex") };
      await addContent(END_ENTRY, Buffer.from(JSON.stringify(end)));
      pack.finalize();
      await written;
      const handle = await open(unfinished, "r");
      await handle.sync().finally(() => handle.close());
      await rename(unfinished, file);
    },
    async abort() {
      pack.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}
