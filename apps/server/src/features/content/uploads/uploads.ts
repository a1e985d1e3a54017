// Uploads from their announcement to the file that they become. The protocol in which the bytes travel is not known here.

import { type MediaFile, UPLOAD_LIMITS, type UploadKind } from "@bentrong/contract/media-file";
import { type Database, MEDIA_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import type { MediaStore } from "../../../platform/storage/media-store.ts";
import { errors } from "../errors.ts";
import { getChecksum } from "../file-bytes.ts";
import { addFile, fileById, fileBySum } from "./file-rows.ts";
import type { PartFiles } from "./part-files.ts";
import { asStaff, type Uploader } from "./staff-only.ts";
import {
  beginUpload,
  findUpload,
  finishUpload,
  forgetUpload,
  LIFE_HOURS,
  type UploadRow,
  unfinishedUploads,
} from "./upload-rows.ts";
import { writePicture, writeSound } from "./write-objects.ts";

export interface UploadsDeps {
  database: Pick<Database, "inTransaction" | "asCaller">;
  store: MediaStore;
  parts: PartFiles;
}

export interface UploadMetadata {
  kind: UploadKind;
  name: string;
  bytes: number;
  /** When it was changed last on its device, in milliseconds. */
  modified: number | null;
}

export interface Unfinished extends UploadMetadata {
  id: string;
  received: number;
  createdAt: Date;
}

export interface Uploads {
  readonly lifeMs: number;
  /** `id` is a new uuid. Throws Problem: not_allowed, too_large, unusable_file, uploads_full. */
  begin(uploader: Uploader, id: string, announced: UploadMetadata): Promise<void>;
  /** Returns the bytes received. Throws Problem: not_allowed, not_found. */
  find(uploader: Uploader, id: string): Promise<Unfinished>;
  /** Those that this person has not finished, oldest first. */
  unfinished(uploader: Uploader): Promise<Unfinished[]>;
  /** Returns the bytes received by now, for callers that may `find` it. */
  look(id: string): Promise<Unfinished | undefined>;
  append(id: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  cancel(id: string): Promise<void>;
  /**
   * Makes the file of an upload that arrived whole; asked again, it answers the same. Throws Problem: upload_unfinished,
   * unusable_file, which forgets the upload, and what `find` throws.
   */
  complete(uploader: Uploader, id: string): Promise<MediaFile>;
}

export function createUploads(deps: UploadsDeps): Uploads {
  const { database, parts } = deps;
  const inOrder: Record<UploadKind, Promise<unknown>> = {
    picture: Promise.resolve(),
    sound: Promise.resolve(),
  };
  const running = new Map<string, Promise<MediaFile>>();

  /** The upload, and its file once it has one. */
  const findResult = (uploader: Uploader, id: string) =>
    asStaff(database, uploader, async (tx) => {
      const row = await requireOwn(tx, uploader, id);
      return { row, file: row.fileId === null ? undefined : await fileById(tx, row.fileId) };
    });
  /** Another process may have been faster, and removed the part that this one was reading: then its file is the answer. */
  const orResultOfOthers = async (uploader: Uploader, id: string, error: unknown): Promise<MediaFile> => {
    const made = await findResult(uploader, id).catch(() => undefined);
    if (made?.file) return made.file;
    throw error;
  };

  const requireOwn = async (tx: Transaction, uploader: Uploader, id: string): Promise<UploadRow> => {
    const row = await findUpload(tx, id);
    if (row?.userId !== uploader.id)
      throw new Problem("not_found", "Lần tải lên này đã hết hạn hoặc đã bị hủy. Bạn tải lại từ đầu nhé.");
    return row;
  };
  const shown = async ({ fileId, userId: _, ...row }: UploadRow): Promise<Unfinished> => {
    return { ...row, received: fileId ? row.bytes : ((await parts.getSize(row.id)) ?? 0) };
  };

  /** One picture and one sound at a time for all users: memory and processor are those of the visitors, too. */
  const takeTurn = (kind: UploadKind, work: () => Promise<MediaFile>): Promise<MediaFile> => {
    const turn = inOrder[kind].then(work);
    inOrder[kind] = turn.catch(() => undefined);
    return turn;
  };

  return {
    lifeMs: LIFE_HOURS * 3_600_000,
    async begin(uploader, id, announced) {
      await asStaff(database, uploader, async (tx) => {
        requireWelcome(announced);
        await beginUpload(tx, { id, userId: uploader.id, ...announced });
      });
      await parts.begin(id);
    },
    find: async (uploader, id) =>
      shown(await asStaff(database, uploader, (tx) => requireOwn(tx, uploader, id))),
    async unfinished(uploader) {
      const rows = await asStaff(database, uploader, (tx) => unfinishedUploads(tx, uploader.id));
      return Promise.all(rows.map(shown));
    },
    async look(id) {
      const row = await database.inTransaction(MEDIA_SERVICE, (tx) => findUpload(tx, id));
      return row && shown(row);
    },
    append: (id, offset, bytes) => parts.append(id, offset, bytes),
    cancel: (id) => forget(deps, id),
    async complete(uploader, id) {
      const { row, file } = await findResult(uploader, id);
      if (file) return file;
      if ((await parts.getSize(id)) !== row.bytes) {
        const unfinished = new Problem(
          errors.upload_unfinished,
          "Tệp chưa tải lên hết. Bạn bấm tải tiếp nhé.",
        );
        return orResultOfOthers(uploader, id, unfinished);
      }
      // A client that lost the response asks again and waits for the same work.
      const work = running.get(id) ?? takeTurn(row.kind, () => makeFile(deps, uploader, row));
      running.set(id, work);
      return work
        .finally(() => running.delete(id))
        .catch((error: unknown) => orResultOfOthers(uploader, id, error));
    },
  };
}

/** The ending only saves a person from sending for an hour what would be refused; what it is, the content says. */
function requireWelcome({ kind, name, bytes }: UploadMetadata): void {
  const limits = UPLOAD_LIMITS[kind];
  if (bytes > limits.bytes) {
    throw new Problem("too_large", `Tệp này quá lớn. Tối đa ${Math.round(limits.bytes / 1024 ** 2)} MB.`);
  }
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  if (limits.endings.includes(ending)) return;
  throw new Problem(
    errors.unusable_file,
    `Tên tệp cần kết thúc bằng ${limits.endings.map((e) => `.${e}`).join(", ")}.`,
  );
}

async function makeFile(deps: UploadsDeps, uploader: Uploader, row: UploadRow): Promise<MediaFile> {
  const { database, parts } = deps;
  const part = parts.getPath(row.id);
  const sha256 = await getChecksum(part);
  const finish = (work: (tx: Transaction) => Promise<MediaFile | undefined>) =>
    asStaff(database, uploader, async (tx) => {
      const file = await work(tx);
      if (file && !(await finishUpload(tx, row.id, file.id))) throw cancelled();
      return file;
    });
  let file = await finish((tx) => fileBySum(tx, row.kind, sha256));
  if (!file) {
    const keys: string[] = [];
    const announce = async (key: string): Promise<void> => {
      keys.push(key);
      await dueTomorrow(database, key);
    };
    const write = row.kind === "sound" ? writeSound : writePicture;
    const written = await write(part, { store: deps.store, announce }).catch(async (error: unknown) => {
      if (error instanceof Problem && error.code === "unusable_file") await forget(deps, row.id);
      throw error;
    });
    const { kind, bytes, name: originalName } = row;
    file = await finish(async (tx) => {
      const added = await addFile(tx, {
        ...{ kind, bytes, originalName, sha256, uploadedBy: uploader.id },
        ...written,
      });
      // Otherwise the keys stay due: the same bytes were faster on another way.
      if (added) await tx.query("delete from ops.media_removal where key = any ($1)", [keys]);
      return added ?? fileBySum(tx, kind, sha256);
    });
  }
  if (!file) throw new Error("a file vanished while it was made");
  await parts.remove(row.id);
  return file;
}

const dueTomorrow = (database: UploadsDeps["database"], key: string): Promise<unknown> =>
  database.asCaller(MEDIA_SERVICE, {
    text: "insert into ops.media_removal (key, due_at) values ($1, now() + interval '1 day')",
    values: [key],
  });

async function forget({ database, parts }: UploadsDeps, id: string): Promise<void> {
  await database.inTransaction(MEDIA_SERVICE, (tx) => forgetUpload(tx, id));
  await parts.remove(id);
}

const cancelled = (): Problem => new Problem("not_found", "Lần tải lên này đã bị hủy.");
