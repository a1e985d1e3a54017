// The deletion of an account loads a new document, which has to know why it was opened.
const KEY = "farewell";

export function promiseFarewell(): void {
  try {
    window.sessionStorage.setItem(KEY, "1");
  } catch {
    // Then they leave without a word, which deletes as well.
  }
}

/** True if a farewell is to be shown. */
export function isFarewell(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Removes the note, so that the farewell is shown once. */
export function forgetFarewell(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage that cannot be written was not written before, either.
  }
}
