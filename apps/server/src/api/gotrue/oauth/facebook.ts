// Facebook, by OAuth 2. It tells an address but not whether it was verified, so the address counts for nothing here.
import { createHmac } from "node:crypto";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
} from "openid-client";
import { graphProfile } from "./graph-profile.ts";
import { ANSWER_TIMEOUT_MS, isOnThisMachine, type Provider } from "./provider.ts";

const VERSION = "v23.0";

export interface FacebookOptions {
  clientId: string;
  clientSecret: string;
  /** Base address of Facebook; another one in tests. */
  dialog?: string;
  graph?: string;
}

export function facebookProvider({
  clientId,
  clientSecret,
  dialog = "https://www.facebook.com",
  graph = "https://graph.facebook.com",
}: FacebookOptions): Provider {
  const configuration = new Configuration(
    {
      issuer: dialog,
      authorization_endpoint: `${dialog}/${VERSION}/dialog/oauth`,
      token_endpoint: `${graph}/${VERSION}/oauth/access_token`,
    },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  configuration.timeout = ANSWER_TIMEOUT_MS / 1_000;
  if (isOnThisMachine(graph)) allowInsecureRequests(configuration);

  return {
    authorizationUrl: async (redirectUri, { state }) =>
      buildAuthorizationUrl(configuration, { redirect_uri: redirectUri, state, scope: "public_profile" }),
    async profile(callback, { state }) {
      const { access_token: token } = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
      });
      const address = new URL(`${graph}/${VERSION}/me?fields=id,name`);
      // Proves that the token is used by the application that it was made for.
      address.searchParams.set(
        "appsecret_proof",
        createHmac("sha256", clientSecret).update(token).digest("hex"),
      );
      return graphProfile(address, { Authorization: `Bearer ${token}` });
    },
  };
}
