// Reads a ZIP archive by its directory at the end, as file managers do: not with the library that wrote it.
import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of an archive, as text. Throws when it is cut short or an entry is not what it says. */
export function unzip(archive: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.length - 22;
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error("the archive has no end");
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error("the directory is broken");
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [nameSize, extraSize] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameSize);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const stored = bytes.subarray(start, start + packed);
    const content = bytes.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(stored) : stored;
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes instead of ${size}`);
    files[name] = content.toString("utf8");
    at += 46 + nameSize + extraSize + bytes.readUInt16LE(at + 32);
  }
  return files;
}
