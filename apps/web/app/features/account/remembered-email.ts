// "Remember me" keeps the address for the next visit. The session itself is always kept in one place.
import { localStore } from "../../lib/storage.ts";

const KEY = "rememberedEmail";

export const rememberedEmail = (): string => localStore.read(KEY) ?? "";

/** An empty address forgets. */
export function rememberEmail(email: string): void {
  if (email) localStore.write(KEY, email);
  else localStore.remove(KEY);
}
