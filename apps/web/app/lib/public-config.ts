import type { Brand } from "@bentrong/contract/brand";
import type { Language } from "./i18n/language.ts";

/** The bank account belongs to orders; pages do not need it. */
export type PageBrand = Omit<Brand, "bank">;

/** Data that every page needs before anything else; the root loader's answer, and a data block in the document. */
export interface PublicConfig {
  brand: PageBrand;
  publicKey: string;
  language: Language;
  /** Scheme and host the page was asked for, for canonical and sharing addresses. */
  origin: string;
  /** Other people's accounts that one may sign in through: "google", "facebook", "zalo". */
  providers: readonly string[];
  /** External address of pre-orders, to which `/coursePreorder` is added; absent: they are kept by our server. */
  preordersUrl?: string | undefined;
  /** Days of grace after a membership; the database has the same number. */
  graceDays: number;
}

export const PUBLIC_CONFIG_ID = "boot";

let read: PublicConfig | undefined;

/** The document's data block (a script: an article may hold a heading of the same id). Loaders in the browser run before any component, so they cannot ask a hook. */
export function readPublicConfig(): PublicConfig {
  if (!read) {
    const text = document.querySelector(`script#${PUBLIC_CONFIG_ID}`)?.textContent;
    if (!text) throw new Error("No public config");
    // Written by our own root component from the same type.
    read = JSON.parse(text) as PublicConfig;
  }
  return read;
}
