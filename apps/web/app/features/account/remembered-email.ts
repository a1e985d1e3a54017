// "Remember me" keeps the address for the next visit. The session itself is always kept in one place.
const KEY = "rememberedEmail";

export function rememberedEmail(): string {
  try {
    return window.localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** An empty address forgets. */
export function rememberEmail(email: string): void {
  try {
    if (email) window.localStorage.setItem(KEY, email);
    else window.localStorage.removeItem(KEY);
  } catch {
    // Then it has to be typed again.
  }
}
