// Whoever deletes their account lands on a new document, which has to know why it was opened.
const KEY = "farewell";

export function promiseFarewell(): void {
  try {
    window.sessionStorage.setItem(KEY, "1");
  } catch {
    // Then they leave without a word, which deletes as well.
  }
}

/** Whether a farewell is due. */
export function isFarewell(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** It is said once. */
export function forgetFarewell(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // What cannot be written was not kept either.
  }
}
