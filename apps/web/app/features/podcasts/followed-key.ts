import { localStore } from "../../lib/storage.ts";

/** Storage key of the podcasts that a visitor follows. */
export const FOLLOWED_KEY = "followedPodcasts";

/** False when there are no follows and the rest need not be fetched: most visitors follow nothing. */
export const hasLocalFollows = (): boolean => typeof localStore.read(FOLLOWED_KEY) === "string";
