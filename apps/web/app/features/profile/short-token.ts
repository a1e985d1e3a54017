const HEAD = 12;
const TAIL = 6;

/** Enough to tell two tokens apart by the eye, of no use to anybody who looks over a shoulder. */
export const shortToken = (token: string): string =>
  token.length > 4 * (HEAD + TAIL) ? `${token.slice(0, HEAD)}…${token.slice(-TAIL)}` : "…";
