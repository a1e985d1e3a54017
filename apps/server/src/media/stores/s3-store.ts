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
import { Upload } from "@aws-sdk/lib-storage";
import type { ObjectStore } from "../../settings.ts";
import { isMediaKey, type MediaStore, requireMediaKey } from "../media-store.ts";
import { mediaTypeOf } from "../media-types.ts";

/** One part is in memory at a time. 600 MB are 75 of them; S3 takes 10,000. */
const PART_BYTES = 8 * 1024 ** 2;

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
  const type = (key: string) => ({ ContentType: mediaTypeOf(key) ?? "application/octet-stream" });

  return {
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
    async copyIn(key, file) {
      const { size } = await stat(file);
      const params = { ...place(key), ...type(key), Body: createReadStream(file) };
      if (size <= PART_BYTES) {
        await client.send(new PutObjectCommand({ ...params, ContentLength: size }));
      } else {
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
  };
}

function undefinedWhenMissing(error: unknown): undefined {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status === 404) return undefined;
  throw error;
}
