import type { Brand } from "@bentrong/contract/brand";
import type { Language } from "./i18n/language.ts";

/** The bank account belongs to orders; pages do not need it. */
export type PageBrand = Omit<Brand, "bank">;

/** Data that every page needs before anything else; the root loader's answer, and a data block in the document. */
export interface Boot {
  brand: PageBrand;
  publicKey: string;
  language: Language;
  /** Scheme and host the page was asked for, for canonical and sharing addresses. */
  origin: string;
  /** Other people's accounts that one may sign in through: "google", "facebook", "zalo". */
  providers: readonly string[];
  /** External address of pre-orders, to which `/coursePreorder` is added; absent: they are kept by our server. */
  preordersUrl?: string | undefined;
  /** Days for which premium stays after a membership ended; the database says so too. */
  graceDays: number;
}

export const BOOT_ID = "boot";

let read: Boot | undefined;

/** The document's data block (a script: an article may hold a heading of the same id). Loaders in the browser run before any component, so they cannot ask a hook. */
export function boot(): Boot {
  if (!read) {
    const text = document.querySelector(`script#${BOOT_ID}`)?.textContent;
    if (!text) throw new Error("The document carries no boot data");
    // Written by our own root component from the same type.
    read = JSON.parse(text) as Boot;
  }
  return read;
}
