// Zalo, by its own reading of OAuth 2 (version 4): the application has an `app_id`, proves itself by the header
// `secret_key`, and the answers lack what the standard asks for. It tells no address.
import { createHmac } from "node:crypto";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
} from "openid-client";
import { z } from "zod";
import { graphProfile } from "./graph-profile.ts";
import { ANSWER_TIMEOUT_MS, isOnThisMachine, type Provider } from "./provider.ts";

export interface ZaloOptions {
  appId: string;
  secret: string;
  /** Base address of Zalo; another one in tests. */
  oauth?: string;
  graph?: string;
}

const Granted = z.object({ access_token: z.string(), expires_in: z.coerce.number().optional() });

/** Zalo says 200 also to a refusal, gives the life of a token as text, and leaves out its kind. */
async function standardAnswer(answer: Response): Promise<Response> {
  const granted = Granted.safeParse(await answer.json().catch(() => undefined));
  if (!granted.success) return Response.json({ error: "invalid_grant" }, { status: 400 });
  return Response.json({ ...granted.data, token_type: "bearer" });
}

export function zaloProvider({
  appId,
  secret,
  oauth = "https://oauth.zaloapp.com",
  graph = "https://graph.zalo.me",
}: ZaloOptions): Provider {
  const configuration = new Configuration(
    {
      issuer: oauth,
      authorization_endpoint: `${oauth}/v4/permission`,
      token_endpoint: `${oauth}/v4/access_token`,
    },
    appId,
    undefined,
    (_server, _client, body, headers) => {
      body.set("app_id", appId);
      headers.set("secret_key", secret);
    },
  );
  configuration.timeout = ANSWER_TIMEOUT_MS / 1_000;
  if (isOnThisMachine(oauth)) allowInsecureRequests(configuration);
  configuration[customFetch] = async (url, options) =>
    standardAnswer(await fetch(url, { ...options, body: String(options.body) }));

  return {
    authorizationUrl: async (redirectUri, { state, verifier }) =>
      buildAuthorizationUrl(configuration, {
        ...{ app_id: appId, redirect_uri: redirectUri, state },
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    async profile(callback, { state, verifier }) {
      const { access_token: token } = await authorizationCodeGrant(configuration, callback, {
        ...{ expectedState: state, pkceCodeVerifier: verifier },
      });
      return graphProfile(`${graph}/v2.0/me?fields=id,name`, {
        access_token: token,
        appsecret_proof: createHmac("sha256", secret).update(token).digest("hex"),
      });
    },
  };
}
