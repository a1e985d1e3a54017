// Item that a visitor wanted to save before the sign-in. Stored in this tab alone and for a short while, so that it
// is not saved for another person who signs in on the same device later.
import type { SavedRef } from "../../api/saved-items.ts";
import { tabStore } from "../../lib/storage.ts";

const LASTS = 30 * 60_000;
const KINDS = ["blog", "podcast", "course"] as const;

export function keepWantedSave({ kind, id }: SavedRef): void {
  tabStore.write("wantedSave", { kind, id, at: Date.now() });
}

/** Forgotten with this call. */
export function consumePendingSave(): SavedRef | undefined {
  const kept = tabStore.readJson("wantedSave");
  tabStore.remove("wantedSave");
  return readWantedSave(kept, Date.now());
}

function readWantedSave(kept: unknown, now: number): SavedRef | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const kind = KINDS.find((each) => each === Reflect.get(kept, "kind"));
  const [id, at] = [Number(Reflect.get(kept, "id")), Number(Reflect.get(kept, "at"))];
  const isFresh = now - at >= 0 && now - at < LASTS;
  return kind && Number.isSafeInteger(id) && id > 0 && isFresh ? { kind, id } : undefined;
}
