// Google, by OpenID Connect: discovery, PKCE, nonce, and a signed statement about the person.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { z } from "zod";
import { ANSWER_TIMEOUT_MS, isOnThisMachine, type Provider } from "./provider.ts";

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** The domain of an organisation whose mailboxes Google runs. */
  hd: z.string().optional(),
});

/**
 * Google answers for its own mailboxes. An address elsewhere was verified once, when the Google account was made, and
 * may have another owner by now: Google advises not to identify anyone by it.
 */
function vouchedEmail({ email, email_verified: isVerified, hd }: z.infer<typeof Claims>): string | undefined {
  return isVerified === true && email && (hd || /@gmail\.com$/i.test(email)) ? email : undefined;
}

export function googleProvider({ clientId, clientSecret, issuer }: GoogleOptions): Provider {
  let found: Promise<Configuration> | undefined;
  /** Asked for when the first person comes; after a failure the next one asks again. */
  const configuration = (): Promise<Configuration> => {
    found ??= discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: ANSWER_TIMEOUT_MS / 1_000,
      // The statement is checked by Google's key too, not only by the line that it came over.
      execute: [enableNonRepudiationChecks, ...(isOnThisMachine(issuer) ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    async authorizationUrl(redirectUri, { state, nonce, verifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        ...{ state, nonce },
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      });
    },
    async profile(callback, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        idTokenExpected: true,
      });
      const claims = Claims.parse(tokens.claims());
      return { subject: claims.sub, name: claims.name, email: vouchedEmail(claims) };
    },
  };
}
