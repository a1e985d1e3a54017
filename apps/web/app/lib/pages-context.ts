import type { Brand } from "@bentrong/contract/brand";
import { createContext } from "react-router";

/** What the server hands to the pages with every request: see server/pages.ts. */
export interface PagesContext {
  api(request: Request): Promise<Response>;
  publicKey: string;
  brand: Brand;
  providers: readonly string[];
  preordersUrl: string | undefined;
}

export const pagesContext = createContext<PagesContext>();
