// Pages of the back office stand in documents with a style policy of their own, so one cannot get there from a page
// that is already open without loading a document.
import { STYLE_NONCE } from "@bentrong/contract/back-office";
import { redirectDocument } from "react-router";
import { isHydrated } from "./hydration.ts";

/** The word that this document allows styles with; undefined on every other page. Only the property tells it, the attribute is hidden. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[property="${STYLE_NONCE}"]`)?.nonce || undefined;

/** A client middleware. */
export function ownDocument({ request }: { request: Request }): void {
  if (!isHydrated() || styleNonce() !== undefined) return;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
