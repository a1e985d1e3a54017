// What a client of ours sends to the account server, and what it reads.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Platform } from "./platform.ts";

export const PASSWORD = "một câu chỉ mình mình biết";

export const Session = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string().min(12),
  user: z.looseObject({ id: z.uuid(), email: z.string() }),
});
export type Session = z.infer<typeof Session>;

export interface Asked {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** One call with the public key; a body that is no string is sent as JSON. */
export async function ask(
  platform: Pick<Platform, "url" | "tokens">,
  path: string,
  { method, body, token, headers = {} }: Asked = {},
): Promise<Answered> {
  const response = await fetch(`${platform.url}${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    redirect: "manual",
    headers: {
      apikey: platform.tokens.publicKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
}

export const newAddress = (): string => `lan-${randomUUID().slice(0, 12)}@example.vn`;

export async function signUp(
  platform: Platform,
  account: { email?: string; password?: string; data?: object; headers?: Record<string, string> } = {},
): Promise<Session> {
  const {
    email = newAddress(),
    password = PASSWORD,
    data = { fullname: "Nguyễn Thị Lan" },
    headers,
  } = account;
  const { status, body } = await ask(platform, "/auth/v1/signup", {
    body: { email, password, data },
    ...(headers ? { headers } : {}),
  });
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  return Session.parse(body);
}

export const signIn = (
  platform: Platform,
  email: string,
  password = PASSWORD,
  headers?: Record<string, string>,
): Promise<Answered> =>
  ask(platform, "/auth/v1/token?grant_type=password", {
    body: { email, password },
    ...(headers ? { headers } : {}),
  });

export const refresh = (platform: Platform, token: unknown): Promise<Answered> =>
  ask(platform, "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: token } });
