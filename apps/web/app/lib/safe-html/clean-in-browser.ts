import { decodeMarkup } from "@bentrong/format/entities";
import { ADDRESSES, ALLOWED, allowedAddress, DROPPED, EVERYWHERE } from "./allow-list.ts";
import type { CleanHtml } from "./clean-html.ts";

function cleanAttributes(element: Element, allowed: readonly string[]): void {
  for (const { name, value } of [...element.attributes]) {
    const fine =
      (allowed.includes(name) || EVERYWHERE.includes(name)) &&
      (!ADDRESSES.has(name) || allowedAddress(name, value));
    if (!fine) element.removeAttribute(name);
  }
}

function cleanElement(element: Element): void {
  const name = element.localName;
  const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
  if (DROPPED.has(name) || element.namespaceURI !== "http://www.w3.org/1999/xhtml") element.remove();
  else if (allowed) {
    cleanAttributes(element, allowed);
    cleanChildren(element);
  } else {
    cleanChildren(element);
    element.replaceWith(...element.childNodes);
  }
}

function cleanChildren(parent: Element): void {
  for (const child of [...parent.childNodes]) {
    if (child.nodeType === Node.ELEMENT_NODE) cleanElement(child as Element);
    else if (child.nodeType !== Node.TEXT_NODE) child.remove();
  }
}

/** The browser's own parser reads the article into a document that runs nothing; what is not allowed is taken out. */
export function cleanInBrowser(html: string): CleanHtml {
  const { body } = new DOMParser().parseFromString(decodeMarkup(html), "text/html");
  cleanChildren(body);
  // Serialised from the cleaned tree: this is what the type promises.
  return body.innerHTML as CleanHtml;
}
