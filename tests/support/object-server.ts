// An S3 server for tests: a peer of its own over HTTP, with its objects in a throw-away folder.
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Server from "s3rver";
import type { ObjectStore } from "../../apps/server/src/platform/settings.ts";

export interface ObjectServer {
  settings: ObjectStore;
  /** The same as environment variables. */
  environment: Record<string, string>;
  /** Of every object that lies there. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startObjectServer(): Promise<ObjectServer> {
  const directory = await mkdtemp(path.join(tmpdir(), "objects-"));
  const server = new Server({
    ...{ port: 0, address: "127.0.0.1", silent: true, directory },
    configureBuckets: [{ name: "media" }],
  });
  const { port } = await server.run();
  const settings: ObjectStore = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "media",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    pathStyle: true,
  };
  return {
    settings,
    environment: {
      S3_ENDPOINT: String(settings.endpoint),
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_PATH_STYLE: "true",
    },
    // An object lies there as several files that begin with its key.
    async keys() {
      const entries = await readdir(path.join(directory, settings.bucket), { recursive: true });
      return entries.filter((name) => name.endsWith("_object"));
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
