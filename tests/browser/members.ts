// People with a real account and a real session: the server signs them up, the browser keeps what it answers.
import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import type { SignedIn } from "./sign-in.ts";

export interface Member extends SignedIn {
  password: string;
}

interface Call {
  token?: string;
  data?: unknown;
  method?: string;
  userAgent?: string;
}

/** Every call comes from somewhere else, so that no spec meets a limit because of another one. */
const randomIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Any call of the interfaces, with the public key and, if there is one, a token. */
export async function call(
  request: APIRequestContext,
  address: string,
  given: Call = {},
): Promise<APIResponse> {
  const file = path.join(process.env.TEST_DATA_DIR ?? "", "public.json");
  const { apiKey } = JSON.parse(await readFile(file, "utf8"));
  return request.fetch(address, {
    method: given.method ?? (given.data === undefined ? "GET" : "POST"),
    headers: {
      apikey: apiKey,
      Authorization: given.token ? `Bearer ${given.token}` : "",
      "X-Forwarded-For": randomIp(),
      ...(given.userAgent && { "User-Agent": given.userAgent }),
    },
    ...(given.data !== undefined && { data: given.data }),
  });
}

export const anAddress = (): string => `ban-${randomUUID().slice(0, 13)}@example.vn`;

/** A new account under an address of its own. */
export async function aMember(request: APIRequestContext, name = "Trần Thu Hà"): Promise<Member> {
  const email = anAddress();
  const password = `mua-dem-${randomUUID().slice(0, 8)}`;
  const data = { email, password, data: { fullname: name, avatar_url: "/avatars/0.svg" } };
  const answer = await call(request, "/auth/v1/signup", { data });
  return { ...toSession(await told(answer)), email, password };
}

/** One more device of theirs. */
export async function anotherDevice(
  request: APIRequestContext,
  { email, password }: Member,
  userAgent?: string,
): Promise<SignedIn> {
  const answer = await call(request, "/auth/v1/token?grant_type=password", {
    data: { email, password },
    ...(userAgent && { userAgent }),
  });
  return { ...toSession(await told(answer)), email };
}

/** Whether the server still accepts the token. */
export const isAccepted = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await call(request, "/auth/v1/user", { token })).ok();

async function told(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const toSession = (answer: { access_token: string; refresh_token: string; user: { id: string } }) => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  userId: answer.user.id,
});
