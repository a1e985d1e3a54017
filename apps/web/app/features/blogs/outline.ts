import { plainText } from "@bentrong/format/plain-text";
import { slug } from "@bentrong/format/slug";
import type { CleanHtml } from "../../lib/safe-html/clean-html.ts";

export interface Heading {
  id: string;
  title: string;
  /** 2 or 3. */
  level: number;
}

export interface Outline {
  html: CleanHtml;
  headings: Heading[];
}

const HEADING = /<h([23])(?:\s[^>]*)?>([\s\S]*?)<\/h\1>/g;

/** Gives the headings of an article addresses of their own. An id from the text itself
 * gives way to ours, which cannot collide with the page's own. */
export function outline(html: CleanHtml): Outline {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = html.replace(HEADING, (_, level: string, inner: string) => {
    const title = plainText(inner);
    const id = freeName(slug(title) || "muc", taken);
    headings.push({ id, title, level: Number(level) });
    return `<h${level} id="${id}" tabindex="-1">${inner}</h${level}>`;
  });
  // Only ids of our own making were added.
  return { html: marked as CleanHtml, headings };
}

/** Headings that fold to the same name get a number. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name}-${n}`;
  taken.add(free);
  return free;
}
