/** Messages before that are read with a message: a "yes" or "it is over now" says little alone. */
const EARLIER_READ = 2;

/** A message with the person's own messages before it (`earlier`, oldest first), as the heads were trained on them. */
export const joinMessages = (message: string, earlier: readonly string[]): string =>
  [...earlier.slice(-EARLIER_READ), message].join("\n");
