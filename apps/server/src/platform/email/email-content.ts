// Content of an e-mail before it becomes HTML or plain text. Every string is plain text: the renderers escape all of
// it, so an e-mail cannot contain markup from any source. Only text that editors formatted has some, and that is
// rebuilt (rich-text.ts).
import type { Brand } from "@bentrong/contract/brand";
import type { Links } from "./links.ts";

export interface EmailContent {
  subject: string;
  /** The line that a mailbox shows beside the subject. Never a code: it can be read on a locked phone. */
  preheader: string;
  paragraphs: string[];
  /** Body of a newsletter. It replaces the greeting, which an editor writes. */
  article?: Article;
  /** Things to open, after the paragraphs. */
  items?: { title: string; byline: string; href: string }[];
  /** Shown large, to be typed somewhere else. */
  code?: string;
  button?: Link;
  /** Small print: what to do when the e-mail was not asked for. */
  note: string;
  /** To stop e-mails of this kind: the page, and the address for one POST. */
  unsubscribe?: { page: string; oneClick: string };
}

export interface Article {
  /** HTML that editors formatted; of all strings the only ones that may hold markup. */
  before: string;
  posts: { title: string; byline: string; excerpt: string; href: string }[];
  after: string;
}

interface Link {
  label: string;
  href: string;
}

/** Available to every template. */
export interface EmailContext {
  brand: Brand;
  links: Links;
}
