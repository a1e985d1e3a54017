// The deletion of an account loads a new document, which has to know why it was opened.
import { tabStore } from "../../lib/storage.ts";

export const promiseFarewell = (): boolean => tabStore.write("farewell", "1");

/** True if the goodbye after a deletion is to be shown. */
export const isFarewell = (): boolean => typeof tabStore.read("farewell") === "string";

/** Removes the note, so that the goodbye is shown once. */
export const forgetFarewell = (): void => tabStore.remove("farewell");
