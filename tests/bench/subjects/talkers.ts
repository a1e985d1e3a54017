// People who talk to the companion at the same moment: accounts with a consent to the model, a conversation and a token.
import { randomUUID } from "node:crypto";
import { keysFromFolder } from "../../../apps/server/src/platform/identity/keys.ts";
import { createTokens } from "../../../apps/server/src/platform/identity/tokens.ts";
import { type Platform, readLogins, withClient } from "./platform.ts";

export interface Talker {
  /** Sends a message and reads the answer to its end. */
  talk(question: string): Promise<Heard>;
}

export interface Heard {
  /** Until the first words, in milliseconds. */
  firstMs: number;
  /** Sum of the parts. */
  text: string;
  /** Stored text; absent when the stream ended without saying so. */
  response: string | undefined;
}

/** Made in the database: signing up so many people is another figure's business. */
export async function createTalkers(dataDir: string, platform: Platform, count: number): Promise<Talker[]> {
  const tokens = await createTokens(await keysFromFolder(dataDir));
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }));
  await withClient((await readLogins(dataDir)).owner, async (client) => {
    for (const { id, session } of people) {
      await client.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.vn`]);
      await client.query(
        `insert into consent ("userId", kind, given, version, wording) values ($1, 'model', true, '1', '')`,
        [id],
      );
      await client.query(`insert into session (id, "userId", mode) values ($1, $2, 'map')`, [session, id]);
    }
  });
  return Promise.all(
    people.map(async ({ id, session }) => {
      const token = await tokens.sign({ sub: id, role: "authenticated" }, 3_600);
      return { talk: (question) => talk(platform, { token, session }, question) };
    }),
  );
}

async function talk(
  { port, publicKey }: Platform,
  { token, session }: { token: string; session: string },
  question: string,
): Promise<Heard> {
  const from = performance.now();
  const response = await fetch(`http://localhost:${port}/functions/v1/companion/map`, {
    method: "POST",
    headers: {
      apikey: publicKey,
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      "Idempotency-Key": randomUUID(),
    },
    body: JSON.stringify({ sessionId: session, question }),
  });
  if (!response.ok || !response.body) throw new Error(`refused: ${response.status} ${await response.text()}`);
  const heard: Heard = { firstMs: 0, text: "", response: undefined };
  let rest = "";
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    rest += part;
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) take(heard, block, performance.now() - from);
  }
  return heard;
}

function take(heard: Heard, block: string, ms: number): void {
  const event = /^event: (\w+)$/m.exec(block)?.[1];
  const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null");
  if (event === "token") {
    if (heard.text === "") heard.firstMs = ms;
    heard.text += data.text;
  }
  if (event === "restart") heard.text = "";
  if (event === "done") heard.response = data.response;
}
