import type { Brand } from "@bentrong/contract/brand";
import { createContext } from "react-router";

/** Services that the server passes to the pages with every request: see server/pages.ts. */
export interface PagesContext {
  api(request: Request): Promise<Response>;
  publicKey: string;
  brand: Brand;
  /** Providers that people may sign in through. */
  providers: readonly string[];
  preordersUrl: string | undefined;
  /** Days for which premium stays after a membership ended. */
  graceDays: number;
  /** Logs what failed while the page of a path was made. */
  reportError(error: unknown, path: string): void;
  /** The nonce of this rendering's own inline scripts. */
  scriptMark: string;
  /** Version of the build: documents carry it, so that they can detect a newer one. */
  release: string;
}

export const pagesContext = createContext<PagesContext>();
