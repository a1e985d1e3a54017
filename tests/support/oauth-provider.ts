// A provider on this machine that people sign in through: OpenID Connect as Google speaks it, and what Facebook and Zalo
// speak. It checks what the real ones check, and can be told to answer wrongly.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export interface Stranger {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  hd?: string;
}

export interface OAuthProvider {
  url: string;
  client: { id: string; secret: string };
  /** The signed-in person; the consent is given without asking. */
  who: Stranger;
  /** Fault of the next answers. */
  fault: "none" | "denied" | "nonce" | "signature" | "refusal";
  /** Calls to the token endpoint. */
  asked: number;
  close(): Promise<void>;
}

interface Grant {
  who: Stranger;
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
}

interface Reply {
  status?: number;
  json?: object;
  location?: string;
}

const wrong = (error: string): Reply => ({ status: 400, json: { error } });

export async function openOAuthProvider(): Promise<OAuthProvider> {
  const pair = await generateKeyPair("RS256", { extractable: true });
  const foreign = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const client = { id: "client-of-ours", secret: "secret-of-ours" };
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Stranger>();
  const provider = { url: "", client, asked: 0 } as OAuthProvider;
  provider.who = { sub: "1" };
  provider.fault = "none";

  const authorize = (query: URLSearchParams): Reply => {
    const redirectUri = query.get("redirect_uri") ?? "";
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (provider.fault === "denied") back.searchParams.set("error", "access_denied");
    else {
      const code = randomUUID();
      const [nonce, challenge] = [query.get("nonce"), query.get("code_challenge")];
      codes.set(code, { who: provider.who, redirectUri, nonce, challenge });
      back.searchParams.set("code", code);
    }
    return { status: 302, location: back.href };
  };

  /** A code is good once, for the address it went to and for whoever knows the verifier. */
  const redeem = (form: URLSearchParams): Grant | undefined => {
    const grant = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    if (!grant || grant.redirectUri !== form.get("redirect_uri")) return undefined;
    const made = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    return grant.challenge === null || grant.challenge === made ? grant : undefined;
  };

  const tokenFor = (who: Stranger): string => {
    const token = randomUUID();
    tokens.set(token, who);
    return token;
  };

  const idToken = ({ who, nonce }: Grant): Promise<string> =>
    new SignJWT({ ...who, nonce: provider.fault === "nonce" ? "of somebody else" : nonce })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(provider.url)
      .setAudience(client.id)
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(provider.fault === "signature" ? foreign.privateKey : pair.privateKey);

  const grantToken = async (form: URLSearchParams): Promise<Reply> => {
    provider.asked += 1;
    if (form.get("client_id") !== client.id || form.get("client_secret") !== client.secret) {
      return wrong("invalid_client");
    }
    const grant = provider.fault === "refusal" ? undefined : redeem(form);
    if (!grant) return wrong("invalid_grant");
    const id_token = grant.nonce === null ? {} : { id_token: await idToken(grant) };
    return {
      json: { access_token: tokenFor(grant.who), token_type: "bearer", expires_in: 300, ...id_token },
    };
  };

  const grantAtZalo = (form: URLSearchParams, request: IncomingMessage): Reply => {
    provider.asked += 1;
    const isOurs = form.get("app_id") === client.id && request.headers.secret_key === client.secret;
    const grant = isOurs && provider.fault !== "refusal" ? redeem(form) : undefined;
    // With status 200, as Zalo does it.
    if (!grant) return { json: { error_name: "Invalid code", error: -14003 } };
    return { json: { access_token: tokenFor(grant.who), refresh_token: "r", expires_in: "90000" } };
  };

  const me = (token: string, proof: unknown): Reply => {
    const who = tokens.get(token);
    const isProved = proof === createHmac("sha256", client.secret).update(token).digest("hex");
    if (!who || !isProved) return wrong("invalid_token");
    return { json: { id: who.sub, name: who.name, ...(who.email ? { email: who.email } : {}) } };
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", provider.url);
    const form = async () => new URLSearchParams(await text(request));
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return {
          json: {
            issuer: provider.url,
            authorization_endpoint: `${provider.url}/authorize`,
            token_endpoint: `${provider.url}/token`,
            jwks_uri: `${provider.url}/jwks`,
            response_types_supported: ["code"],
            subject_types_supported: ["public"],
            id_token_signing_alg_values_supported: ["RS256"],
          },
        };
      case "/jwks":
        return { json: { keys: [jwk] } };
      case "/authorize":
      case "/v23.0/dialog/oauth":
      case "/v4/permission":
        return authorize(searchParams);
      case "/token":
      case "/v23.0/oauth/access_token":
        return grantToken(await form());
      case "/v4/access_token":
        return grantAtZalo(await form(), request);
      case "/v23.0/me":
        return me(request.headers.authorization?.slice(7) ?? "", searchParams.get("appsecret_proof"));
      case "/v2.0/me":
        return me(String(request.headers.access_token), request.headers.appsecret_proof);
      default:
        return { status: 404, json: {} };
    }
  };

  const server = createServer((request, response) => {
    void answer(request).then(({ status = 200, json, location }) => {
      response.writeHead(status, {
        ...(location ? { Location: location } : {}),
        "Content-Type": "application/json",
      });
      response.end(json ? JSON.stringify(json) : "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return provider;
}
