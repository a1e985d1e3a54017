// People who call the server, and say whether an answer came that they can rely on.
import { randomInt, randomUUID } from "node:crypto";
import { readDataFile, type ServerUnderTest } from "./server-under-test.ts";

export interface Reply {
  status: number;
  // Answers are looked at field by field.
  body: Record<string, unknown> & { data?: Record<string, unknown> };
  headers: Headers;
}

export interface Client {
  readonly name: string;
  token: string;
  refreshToken: string;
  /** Rejects when no answer came, or one of 5xx: whether it happened is unknown then. */
  call(path: string, init?: RequestInit): Promise<Reply>;
  /** The answer as it is, whatever its status. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

const LONGEST_MS = 20_000;

/** Another place for everybody: limits by address are not what is looked at here. */
const anyPlace = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

export async function createClient(server: ServerUnderTest, name: string): Promise<Client> {
  const { apiKey } = await readDataFile<{ apiKey: string }>(server.dataDir, "public.json");
  const place = anyPlace();
  const client: Client = {
    ...{ name, token: apiKey, refreshToken: "" },
    fetch: (path, init = {}) =>
      fetch(`${server.url}${path}`, {
        signal: AbortSignal.timeout(LONGEST_MS),
        ...init,
        headers: {
          apikey: apiKey,
          Authorization: `Bearer ${client.token}`,
          "X-Forwarded-For": place,
          ...(typeof init.body === "string" ? { "Content-Type": "application/json" } : {}),
          ...init.headers,
        },
      }),
    async call(path, init) {
      const answer = await client.fetch(path, init);
      const text = await answer.text();
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      return { status: answer.status, body: text ? JSON.parse(text) : {}, headers: answer.headers };
    },
  };
  return client;
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers,
});

export async function signIn(client: Client, account: { email: string; password: string }): Promise<void> {
  keepSession(client, await client.call("/auth/v1/token?grant_type=password", post(account)));
}

/** Somebody new; asked again with the same address after an answer that was lost, the account is signed in. */
export async function signUp(client: Client, email: string): Promise<void> {
  const account = { email, password: `một câu dài ${randomUUID()}` };
  await retryUntilAnswered(async () => {
    const reply = await client.call("/auth/v1/signup", post(account));
    if (reply.status === 200) keepSession(client, reply);
    else await signIn(client, account);
  });
}

function keepSession(client: Client, { status, body }: Reply): void {
  if (status !== 200) throw new Error(`${client.name} is not signed in: ${status} ${JSON.stringify(body)}`);
  client.token = String(body.access_token);
  client.refreshToken = String(body.refresh_token);
}

/** As the site does: a refresh whose answer was lost is sent again with the same token. */
export async function refresh(client: Client): Promise<void> {
  keepSession(
    client,
    await client.call(
      "/auth/v1/token?grant_type=refresh_token",
      post({ refresh_token: client.refreshToken }),
    ),
  );
}

const PATIENCE_MS = 60_000;

export async function retryUntilAnswered<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}
