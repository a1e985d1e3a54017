import type { PageBrand } from "../../lib/public-config.ts";

export interface Clause {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

export interface Part {
  /** The anchor: the two addresses of this page are named after its parts. */
  id: "dieu-khoan" | "chinh-sach";
  title: string;
  clauses: readonly Clause[];
}

export interface Legal {
  title: string;
  version: string;
  intro: string;
  contents: string;
  parts: readonly Part[];
}

export type LegalText = (brand: PageBrand) => Legal;
