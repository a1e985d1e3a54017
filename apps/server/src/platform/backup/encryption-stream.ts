// Encrypts a file of any length with a passphrase: scrypt makes the key (RFC 7914), AES-256-GCM seals segments of 64 KiB.
// Each nonce carries the segment's number and whether it is the last, so that segments can be neither moved, left out nor
// cut off at the end (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { promisify } from "node:util";

const MAGIC = Buffer.from("ben-trong backup, AES-256-GCM, 1\n");
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const SEGMENT_BYTES = 65_536;
export const HEADER_BYTES = MAGIC.length + SALT_BYTES + PREFIX_BYTES;

/** OWASP's advice for scrypt; 128 MB for about half a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const deriveKey = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export const isEncrypted = (head: Buffer): boolean => head.subarray(0, MAGIC.length).equals(MAGIC);

function getNonce(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, PREFIX_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

export async function createEncryptStream(passphrase: string): Promise<Transform> {
  const head = Buffer.concat([MAGIC, randomBytes(SALT_BYTES + PREFIX_BYTES)]);
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const prefix = head.subarray(MAGIC.length + SALT_BYTES);
  const key = await deriveKey(passphrase, salt, 32, COST);
  const stream = segmented(SEGMENT_BYTES, (segment, index, isLast) => {
    const cipher = createCipheriv("aes-256-gcm", key, getNonce(prefix, index, isLast)).setAAD(head);
    return Buffer.concat([cipher.update(segment), cipher.final(), cipher.getAuthTag()]);
  });
  stream.push(head);
  return stream;
}

/** `head`: the first HEADER_BYTES of the file, which the stream is not given again. */
export async function createDecryptStream(passphrase: string, head: Buffer): Promise<Transform> {
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const prefix = head.subarray(MAGIC.length + SALT_BYTES, HEADER_BYTES);
  const key = await deriveKey(passphrase, salt, 32, COST);
  return segmented(SEGMENT_BYTES + TAG_BYTES, (segment, index, isLast) => {
    if (segment.length < TAG_BYTES) throw new Error("it ends too early");
    const cut = segment.length - TAG_BYTES;
    const cipher = createDecipheriv("aes-256-gcm", key, getNonce(prefix, index, isLast))
      .setAAD(head)
      .setAuthTag(segment.subarray(cut));
    try {
      return Buffer.concat([cipher.update(segment.subarray(0, cut)), cipher.final()]);
    } catch {
      throw new Error(
        index === 0 ? "the passphrase is not the one of this file" : "a part of it was changed or is missing",
      );
    }
  });
}

/** Cuts what comes into pieces of `bytes`; the last, which may be shorter or empty, is known as such. */
function segmented(
  bytes: number,
  transform: (segment: Buffer, index: number, isLast: boolean) => Buffer,
): Transform {
  let waiting: Buffer[] = [];
  let length = 0;
  let index = 0;
  const emit = (stream: Transform, isLast: boolean, done: TransformCallback): void => {
    try {
      let all = Buffer.concat(waiting);
      // One byte more than a segment: only then it is known not to be the last.
      while (all.length > bytes) {
        stream.push(transform(all.subarray(0, bytes), index, false));
        index += 1;
        all = all.subarray(bytes);
      }
      if (isLast) stream.push(transform(all, index, true));
      waiting = [all];
      length = all.length;
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      length += chunk.length;
      if (length > bytes) emit(this, false, done);
      else done();
    },
    flush(done) {
      emit(this, true, done);
    },
  });
}
