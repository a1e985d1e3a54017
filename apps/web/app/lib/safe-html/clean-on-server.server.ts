import { decodeMarkup } from "@bentrong/format/entities";
import sanitize from "sanitize-html";
import { ADDRESSES, ALLOWED, allowedAddress, DROPPED, EVERYWHERE } from "./allow-list.ts";
import type { CleanHtml } from "./clean-html.ts";

function cleanAttributes(tagName: string, attribs: Record<string, string>) {
  const kept = Object.entries(attribs).filter(
    ([name, value]) => !ADDRESSES.has(name) || allowedAddress(name, value),
  );
  return { tagName, attribs: Object.fromEntries(kept) };
}

/** The server's half of the seam; never part of the browser's bundle. */
export const cleanOnServer = (html: string): CleanHtml =>
  // sanitize-html's answer under the same allow-list: this is what the type promises.
  sanitize(decodeMarkup(html), {
    allowedTags: Object.keys(ALLOWED),
    allowedAttributes: {
      ...Object.fromEntries(Object.entries(ALLOWED).map(([tag, names]) => [tag, [...names]])),
      "*": [...EVERYWHERE],
    },
    nonTextTags: [...DROPPED],
    transformTags: { "*": cleanAttributes },
  }) as CleanHtml;
