// Which of several written passages is said: the same session and words give the same one, and none is said twice.

/** FNV-1a: short, stable, and spread well enough to choose among a handful. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** One of `lines`, preferably one that `wasSaid` does not know. */
export function chooseLine(
  lines: readonly string[],
  seed: string,
  wasSaid: (line: string) => boolean = () => false,
): string {
  const fresh = lines.filter((line) => !wasSaid(line));
  const from = fresh.length > 0 ? fresh : lines;
  return from[hash(seed) % from.length] ?? "";
}
