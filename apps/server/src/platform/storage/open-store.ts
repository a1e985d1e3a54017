// The store that the settings name, tried out before anything is served from it.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { type ObjectStore, SettingError } from "../settings.ts";
import { folderStore, removeAbandonedParts } from "./folder-store.ts";
import type { MediaStore } from "./media-store.ts";
import { selfTest } from "./self-test.ts";

interface StoreSettings {
  dataDir: string;
  s3: ObjectStore | undefined;
}

/** Throws SettingError when the store that is set cannot be used. */
export async function openStore({ dataDir, s3 }: StoreSettings): Promise<MediaStore> {
  if (!s3) {
    const folder = path.join(dataDir, "media");
    await removeAbandonedParts(folder);
    return folderStore(folder);
  }
  // Loaded when it is needed: most installations keep a folder.
  const { s3Store } = await import("./s3-store.ts");
  const store = s3Store(s3);
  await selfTest(store, `probe/${randomUUID()}`).catch((error: unknown) => {
    throw new SettingError(`S3_BUCKET: ${explain(error, s3)}`);
  });
  return store;
}

function explain(error: unknown, { bucket, endpoint }: ObjectStore): string {
  const where = endpoint ?? "Amazon S3";
  const { name, message, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  if (status === 404) return `the bucket "${bucket}" does not exist at ${where}`;
  if (status === 403) {
    return `${where} refuses these keys for the bucket "${bucket}" (${name}); they need to list, read, write and delete`;
  }
  return `${where} cannot be used (${[code ?? name, message].filter(Boolean).join(": ")})`;
}
