// Objects in any store that speaks S3.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { ObjectStore } from "../settings.ts";
import { isMediaKey, type MediaStore, requireMediaKey } from "./media-store.ts";
import { getMediaType } from "./media-types.ts";
import { objectsState } from "./objects-state.ts";

/** The client cannot resend a body that is streamed from a file: the caller can. */
const TRIES = 3;

export function s3Store({ bucket, endpoint, region, pathStyle, ...credentials }: ObjectStore): MediaStore {
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    credentials,
    forcePathStyle: pathStyle,
    // Amazon's newer checksums travel in trailers that many other stores do not understand.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  });
  const place = (key: string) => ({ Bucket: bucket, Key: requireMediaKey(key) });
  const type = (key: string) => ({ ContentType: getMediaType(key) ?? "application/octet-stream" });

  const objects: Omit<MediaStore, "state"> = {
    async find(key) {
      if (!isMediaKey(key)) return undefined;
      const found = await client.send(new HeadObjectCommand(place(key))).catch(undefinedWhenMissing);
      if (!found) return undefined;
      const { ContentLength: size = 0, ETag: tag = "", LastModified: changedAt = new Date(0) } = found;
      return {
        size,
        version: tag.replace(/[^\w-]/g, "") || `${size.toString(36)}-${changedAt.getTime().toString(36)}`,
        changedAt,
        async read(start, end) {
          // Never the beginning of one version and the end of another.
          const match = tag ? { IfMatch: tag } : {};
          const { Body } = await client.send(
            new GetObjectCommand({ ...place(key), ...match, Range: `bytes=${start}-${end}` }),
          );
          if (!Body) throw new Error("the object store answered without a body");
          return Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>;
        },
      };
    },
    async write(key, body) {
      await client.send(new PutObjectCommand({ ...place(key), ...type(key), Body: body }));
    },
    // In one piece as it is read. In parts it would hold several of them in memory, and leave them in the bucket when
    // the process is killed; one piece may have 5 GB.
    async copyIn(key, file) {
      const { size } = await stat(file);
      for (let tries = 1; ; tries += 1) {
        const body = { Body: createReadStream(file), ContentLength: size };
        const sent = client.send(new PutObjectCommand({ ...place(key), ...type(key), ...body }));
        const error = await sent.then(
          () => undefined,
          (reason: unknown) => reason ?? new Error("the object store refused a file"),
        );
        if (error === undefined) return;
        body.Body.destroy();
        if (tries === TRIES || getStatus(error) === 403) throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
  };
  return { ...objects, state: objectsState(objects) };
}

const getStatus = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function undefinedWhenMissing(error: unknown): undefined {
  if (getStatus(error) === 404) return undefined;
  throw error;
}
