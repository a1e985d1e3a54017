// /auth/v1: accounts in GoTrue's dialect.
import { z } from "zod";
import {
  EnrollBody,
  VerifyBody as FactorProof,
  CodeBody as RecoveryCode,
} from "../api/gotrue/factors/routes.ts";
import { AddressBody } from "../api/gotrue/oauth/oauth.ts";
import {
  ChangeBody,
  CodeBody,
  EmailBody,
  PasswordBody,
  ProofBody,
  RefreshBody,
  ResendBody,
  SignUpBody,
  VerifyBody,
} from "../api/gotrue/routes.ts";
import { type Calls, createDocument } from "./document.ts";

const text = z.string().optional();
const REDIRECT = { status: 302, about: "To where it goes on." };

const calls: Calls = {
  "POST /signup": { summary: "Makes an account", body: SignUpBody, access: "public" },
  "POST /token": {
    ...{ summary: "A session: by password, refresh token or code", access: "public" },
    query: z.object({ grant_type: z.enum(["password", "refresh_token", "pkce"]) }),
    body: z.union([PasswordBody, RefreshBody, CodeBody]),
  },
  "GET /user": { summary: "The person of the token" },
  "PUT /user": { summary: "Changes address, password or profile", body: ChangeBody },
  "POST /logout": {
    ...{
      summary: "Ends sessions",
      query: z.object({ scope: z.enum(["global", "local", "others"]).optional() }),
    },
    success: { status: 204, about: "Ended." },
  },
  "GET /reauthenticate": { summary: "Sends a code that proves the identity" },
  "POST /reauthenticate": { summary: "Proves it, by password or code", body: ProofBody },
  "POST /recover": { summary: "Sends a letter for a new password", body: EmailBody, access: "public" },
  "POST /resend": { summary: "Sends the confirmation again", body: ResendBody, access: "public" },
  "POST /verify": { summary: "A session from the token of a letter", body: VerifyBody, access: "public" },
  "GET /verify": {
    ...{
      summary: "The link of a letter; changes nothing itself",
      access: "open",
      success: { ...REDIRECT, status: 303 },
    },
    query: z.object({ type: text, token_hash: text }),
  },
  "POST /factors": { summary: "Begins a second step", body: EnrollBody },
  "GET /factors/recovery-codes": { summary: "How many recovery codes are left" },
  "POST /factors/recovery-codes": { summary: "Makes recovery codes" },
  "POST /factors/recovery-codes/regenerate": { summary: "Makes new ones" },
  "DELETE /factors/recovery-codes": { summary: "Removes them" },
  "POST /factors/recovery-codes/verify": {
    summary: "The second step by a recovery code",
    body: RecoveryCode,
  },
  "POST /factors/{id}/challenge": { summary: "Asks for the second step" },
  "POST /factors/{id}/verify": { summary: "Takes the second step", body: FactorProof },
  "DELETE /factors/{id}": { summary: "Removes a second step" },
  "GET /authorize": {
    ...{ summary: "To a provider's sign-in", access: "open", success: REDIRECT },
    query: z.object({
      provider: z.string(),
      redirect_to: text,
      code_challenge: text,
      code_challenge_method: text,
    }),
  },
  "GET /callback": { summary: "Back from a provider", access: "open", success: REDIRECT },
  "POST /provider-email": {
    summary: "Sends a code to the address of a first sign-in",
    body: AddressBody,
    access: "public",
  },
  "GET /settings": { summary: "Which ways in are open", access: "public" },
  "GET /health": { summary: "That it is there", access: "open" },
  "GET /.well-known/jwks.json": {
    summary: "The keys that tokens are checked with (RFC 7517)",
    access: "open",
  },
};

export const describeAuth = (version: string) =>
  createDocument(
    {
      title: "Bên Trong: accounts",
      about: "The dialect of GoTrue: its client libraries work. Differences: docs/api/auth.md.",
      prefix: "/auth/v1",
      calls,
      answer: z.looseObject({}),
      error: z.looseObject({
        code: z.union([z.int(), z.string()]),
        error_code: text,
        msg: text,
        message: text,
      }),
    },
    version,
  );
