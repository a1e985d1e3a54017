// Signing in through somebody else's account: away to the provider, and back with a code that only this tab can use.

import { tabStore } from "../../lib/storage.ts";
import { type Tokens, TokensSchema } from "../auth.ts";
import type { Api, ApiResult } from "../result.ts";

const VISITOR = { token: null };

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** False in browsers without storage and on pages without https, where the flow cannot work. */
export async function leaveForProvider(provider: string): Promise<boolean> {
  try {
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    if (!tabStore.write("signInVerifier", verifier)) return false;
    const query = new URLSearchParams({
      provider,
      redirect_to: `${window.location.origin}/login`,
      code_challenge: base64url(new Uint8Array(digest)),
      code_challenge_method: "s256",
    });
    window.location.assign(`/auth/v1/authorize?${query}`);
    return true;
  } catch {
    return false;
  }
}

/** The verifier that this tab stored when it left for the provider; the call removes it. */
export const takeVerifier = (): string | undefined => tabStore.take("signInVerifier") ?? undefined;

/** A way back from the provider, with what it needs. */
export interface Returned {
  code: string;
  verifier: string;
}

const toTokenRequest = ({ code, verifier }: Returned) => ({ auth_code: code, code_verifier: verifier });

/** `emailCode`: from the letter to the address that was given with `giveAddress`. */
export const codeGrant = (api: Api, returned: Returned, emailCode?: string): Promise<ApiResult<Tokens>> =>
  api.post(
    "/auth/v1/token?grant_type=pkce",
    { ...toTokenRequest(returned), ...(emailCode === undefined ? {} : { email_code: emailCode }) },
    { ...VISITOR, schema: TokensSchema },
  );

/** For people whose provider confirms no address: a code goes to this one. */
export const giveAddress = (api: Api, returned: Returned, email: string): Promise<ApiResult<unknown>> =>
  api.post("/auth/v1/provider-email", { ...toTokenRequest(returned), email }, VISITOR);
