import { slug } from "@bentrong/format/slug";

/** The first of "a", "a-2", "a-3" … that no other row has, as the database numbers them. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  const base = slug(wanted);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
