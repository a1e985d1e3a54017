// The tus protocol (https://tus.io, 1.0.0: creation, creation-with-upload, termination, expiration) in front of uploads.
// The library speaks it; whose an upload is, and what may be sent, the uploads say.
import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, Server, Upload } from "@tus/server";
import type { Uploader } from "./staff-only.ts";
import { parseUploadMetadata } from "./upload-metadata.ts";
import type { Uploads } from "./uploads.ts";

/** The person of a request and the upload in its address; absent before one is created. */
export interface TusCall {
  uploader?: Uploader;
  id?: string;
  /** Asked now and then while bytes arrive; rejects once they may not go on. */
  stillMay?: () => Promise<unknown>;
}

/** Answers as the protocol says; throws Problem, TusRefusal, or what went wrong. */
export type AnswerTus = (request: Request, call: TusCall) => Promise<Response>;

/** A refusal in the protocol's own terms, which still has to be put into words. */
export class TusRefusal extends Error {
  override readonly name = "TusRefusal";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message.trim());
    this.status = status;
  }
}

/** `path` is where the function is served. That the uploader may see the upload of an address is checked before. */
export function createTus(uploads: Uploads, path: string): AnswerTus {
  const calls = new WeakMap<object, TusCall>();
  const errors = new WeakMap<object, unknown>();
  const server = new Server({
    path,
    relativeLocation: true,
    // A lost connection still holds its upload, until a resuming client asks for it.
    lockDrainTimeout: 500,
    datastore: new PartStore(uploads),
    namingFunction: () => randomUUID(),
    // The library would look behind the last slash of the whole address, its query included: there another upload may
    // be named than the one that was asked for and allowed.
    getFileIdFromRequest: (request) => calls.get(request)?.id,
    async onUploadCreate(request, upload) {
      const uploader = calls.get(request)?.uploader;
      if (!uploader) throw new Error("an upload began without an uploader");
      await uploads.begin(uploader, upload.id, parseUploadMetadata(upload.metadata, upload.size));
      upload.creation_date = new Date().toISOString();
      return {};
    },
    onResponseError(request, error) {
      errors.set(request, error);
      return undefined;
    },
  });

  return async (sent, call) => {
    let refusal: unknown;
    const refused = (error: unknown): never => {
      refusal = error;
      throw error;
    };
    const { stillMay } = call;
    const request = stillMay ? whileAllowed(sent, () => stillMay().catch(refused)) : sent;
    calls.set(request, call);
    const answer = await server.handleWeb(request as Parameters<typeof server.handleWeb>[0]);
    if (refusal !== undefined) throw refusal;
    if (answer.status < 400) return answer;
    const error = errors.get(request);
    if (error instanceof Error) throw error;
    throw new TusRefusal(answer.status, await answer.text());
  };
}

/** Rights bind within five seconds, and a piece may be on its way for an hour. */
const ASKED_EVERY_MS = 2_000;

/** The same request, whose body ends with an error when `stillMay` rejects. */
function whileAllowed(request: Request, stillMay: () => Promise<unknown>): Request {
  if (!request.body) return request;
  let due = performance.now() + ASKED_EVERY_MS;
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      if (performance.now() >= due) {
        await stillMay();
        due = performance.now() + ASKED_EVERY_MS;
      }
      controller.enqueue(chunk);
    },
  });
  const body = request.body.pipeThrough(watch);
  // Streams as bodies ask for this word; the type does not know it.
  return new Request(request, { body, ...({ duplex: "half" } as object) });
}

/** Uploads as the library's store. Their files are begun and known before it is asked. */
class PartStore extends DataStore {
  readonly #uploads: Uploads;

  constructor(uploads: Uploads) {
    super();
    this.#uploads = uploads;
    this.extensions = ["creation", "creation-with-upload", "termination", "expiration"];
  }

  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.#uploads.look(id);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    const { received, bytes, kind, name, createdAt } = found;
    return new Upload({
      id,
      size: bytes,
      offset: received,
      metadata: { kind, filename: name },
      creation_date: createdAt.toISOString(),
    });
  }

  override write(stream: Readable, id: string, offset: number): Promise<number> {
    return this.#uploads.append(id, offset, stream);
  }

  override remove(id: string): Promise<void> {
    return this.#uploads.cancel(id);
  }

  override getExpiration(): number {
    return this.#uploads.lifeMs;
  }
}
