// Pages of the back office are in documents with a style policy of their own, so that reaching them from an open page
// needs a document load.
import { STYLE_NONCE } from "@bentrong/contract/back-office";
import { redirectDocument } from "react-router";
import { isHydrated } from "./hydration.ts";

/** The word that this document allows styles with; undefined on every other page. Only the property tells it, the attribute is hidden. */
export const getStyleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[property="${STYLE_NONCE}"]`)?.nonce || undefined;

/** A client middleware. */
export function requireDocumentNavigation({ request }: { request: Request }): void {
  if (!isHydrated() || getStyleNonce() !== undefined) return;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
