import type { MediaStore } from "./media-store.ts";

/** Tests every operation that is needed later, so that a missing one fails at start and not for a user. */
export async function selfTest(store: Omit<MediaStore, "state">, key: string): Promise<void> {
  // Amazon answers 403 instead of 404 to keys that may not list the bucket: then nothing could ever be "not there".
  await store.find(key);
  await store.write(key, "Bên Trong");
  const found = await store.find(key);
  const part = found && (await new Response(await found.read(1, 2)).arrayBuffer());
  await store.remove(key);
  if (part?.byteLength !== 2) throw new Error("ranges of an object cannot be read");
}
