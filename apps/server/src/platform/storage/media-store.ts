// Where sounds and pictures lie. Keys are paths such as "audio/mua-hue.mp3"; nothing is ever held whole in memory.

export interface StoredObject {
  size: number;
  /** Changes whenever the bytes do. */
  version: string;
  changedAt: Date;
  /** Bytes `start`..`end`, both included. Rejects when the store cannot be reached. */
  read(start: number, end: number): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** Returns true if the store is usable now. */
export interface StoreState {
  /** A folder of this machine, or a store that speaks S3. */
  place: "folder" | "objects";
  isWritable: boolean;
  /** Room that is left; null where that cannot be known. */
  freeBytes: number | null;
  /** Durations of writing, reading and removing a few bytes; null for a folder, and where it failed. */
  answerMs: number | null;
}

export interface MediaStore {
  find(key: string): Promise<StoredObject | undefined>;
  /** Atomic: `key` is not visible until all of it is written. */
  write(key: string, body: string | Uint8Array): Promise<void>;
  /** Copies a file of this machine. */
  copyIn(key: string, file: string): Promise<void>;
  /** An absent object counts as removed. */
  remove(key: string): Promise<void>;
  /** Never rejects, and is cheap to ask often. */
  state(): Promise<StoreState>;
}

const GOOD_KEY = /^[a-z0-9]+(?:\/[a-z0-9][a-z0-9._-]*)+$/;

/** A key can only name something inside the store: no dots that climb, no absolute paths. */
export const isMediaKey = (key: string): boolean =>
  GOOD_KEY.test(key) && !key.includes("..") && key.length < 500;

export function requireMediaKey(key: string): string {
  if (isMediaKey(key)) return key;
  throw new Error(`"${key}" cannot be a media key`);
}

const SOUND = /^sound\/(?<file>[0-9a-f]{32}\.[a-z0-9]+)$/;

/** The key of what `/media/…` names; undefined for addresses of other places. */
export function keyOfAddress(address: string): string | undefined {
  if (!address.startsWith("/media/")) return undefined;
  const key = address.slice("/media/".length);
  // Open and closed are two addresses of one object.
  const sound = SOUND.exec(key)?.groups?.file;
  return sound ? `premium/${sound}` : key;
}
