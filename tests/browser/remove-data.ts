import { rm } from "node:fs/promises";

export default async function removeData(): Promise<void> {
  const folder = process.env.TEST_DATA_DIR;
  // The server is stopped after this; it may still write while it ends.
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
