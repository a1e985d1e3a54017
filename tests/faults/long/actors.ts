// Mixed load. An actor has one thing under way at a time; when no answer came it keeps it, and repeats it once the server is
// back, as clients of ours do. What was answered is what it will be held to.
import { randomUUID } from "node:crypto";
import { sepayBody } from "../../http/buying.ts";
import { aPng } from "../../support/picture-files.ts";
import { begin, complete, patch, received } from "../../support/tus.ts";
import { tellAsBank } from "../database-access.ts";
import { type Client, post, refresh } from "./client.ts";
import type { Random } from "./random.ts";
import type { ServerUnderTest } from "./server-under-test.ts";

export interface Actor {
  readonly name: string;
  /** Does what comes next, or again what was not answered. */
  step(): Promise<void>;
  hasOpen(): boolean;
  /** What is wrong with what the server kept; after everything was answered. */
  findFaults(): Promise<string[]>;
}

const refuse = (what: string, { status, body }: { status: number; body: unknown }): never => {
  throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
};

/** Messages of one conversation; the sixth opens another. */
const A_SESSION = 5;

export function createTalker(client: Client): Actor {
  let session: string | undefined;
  let inSession = 0;
  let number = 0;
  let open: { key: string; session: string; question: string } | undefined;
  const answered: { session: string; question: string; reply: string }[] = [];
  return {
    name: `talker ${client.name}`,
    hasOpen: () => open !== undefined,
    async step() {
      if (!open && (!session || inSession === A_SESSION)) {
        const reply = await client.call("/functions/v1/session", post({ mode: "map" }));
        if (reply.status !== 201) return refuse("session", reply);
        [session, inSession] = [String(reply.body.data?.id), 0];
      }
      open ??= {
        key: randomUUID(),
        session: String(session),
        question: `Hôm nay mình xếp lại ngăn kéo thứ ${++number}, rồi pha một ấm trà.`,
      };
      const { key, question } = open;
      const reply = await client.call(
        "/functions/v1/companion/map",
        post({ sessionId: open.session, question }, { "Idempotency-Key": key }),
      );
      // The turn that the dead process held is still its own until its lease is over.
      if (reply.status === 409 || reply.status === 429) throw new Error(`companion: ${reply.status}`);
      if (reply.status !== 200) return refuse("companion", reply);
      answered.push({ session: open.session, question, reply: String(reply.body.response) });
      inSession += 1;
      open = undefined;
    },
    async findFaults() {
      const faults: string[] = [];
      for (const id of new Set(answered.map((one) => one.session))) {
        const { body } = await client.call(`/rest/v1/message?sessionId=eq.${id}&order=createdAt.asc`);
        const kept = (body as unknown as { role: string; content: string }[]).map(
          ({ role, content }) => `${role}: ${content}`,
        );
        const wanted = answered
          .filter((one) => one.session === id)
          .flatMap(({ question, reply }) => [`user: ${question}`, `assistant: ${reply}`]);
        if (JSON.stringify(kept) !== JSON.stringify(wanted))
          faults.push(`conversation ${id}: kept ${JSON.stringify(kept)}, answered ${JSON.stringify(wanted)}`);
      }
      return faults;
    },
  };
}

export interface Buyer extends Actor {
  /** Codes of the orders whose transfer the server confirmed to the bank. */
  readonly paid: readonly string[];
}

export function createBuyer(client: Client, server: ServerUnderTest): Buyer {
  let open: { code?: string; body?: string } | undefined;
  let isSpent = false;
  const paid: string[] = [];
  return {
    name: `buyer ${client.name}`,
    paid,
    hasOpen: () => open !== undefined,
    async step() {
      if (!open && isSpent) return new Promise((resolve) => setTimeout(resolve, 50));
      open ??= {};
      if (!open.code) {
        const reply = await client.call("/functions/v1/companion/2/order", { method: "POST" });
        // The platform counts 30 tries of one person in an hour, those without an answer among them.
        if (reply.status === 429) {
          [isSpent, open] = [true, undefined];
          return;
        }
        if (reply.status >= 300) return refuse("order", reply);
        const { orderCode, price } = reply.body.data as { orderCode: string; price: number };
        open = { code: orderCode, body: sepayBody({ content: orderCode, amount: price }) };
      }
      // The bank calls until it hears yes, and once more when it is not sure.
      const status = await tellAsBank(server.dataDir, server.url, String(open.body));
      if (status !== 200) throw new Error(`webhook: ${status}`);
      paid.push(String(open.code));
      open = undefined;
    },
    async findFaults() {
      const { body: orders } = await client.call("/rest/v1/order?select=id,orderCode,status");
      const { body: memberships } = await client.call("/rest/v1/membership?select=orderId,expiresAt");
      const verified = (orders as unknown as { id: string; orderCode: string; status: string }[]).filter(
        ({ status }) => status === "VERIFIED",
      );
      const given = (memberships as unknown as { orderId: string; expiresAt: string | null }[]).filter(
        ({ expiresAt }) => expiresAt !== null,
      );
      const faults: string[] = [];
      const codes = verified.map(({ orderCode }) => orderCode).sort();
      if (JSON.stringify(codes) !== JSON.stringify([...paid].sort()))
        faults.push(`${client.name}: paid ${paid}, verified ${codes}`);
      const withAccess = given.map(({ orderId }) => orderId).sort();
      if (JSON.stringify(withAccess) !== JSON.stringify(verified.map(({ id }) => id).sort()))
        faults.push(`${client.name}: ${verified.length} paid orders, ${given.length} periods`);
      return faults;
    },
  };
}

interface MadePicture {
  variants: { address: string; bytes: number }[];
}

export interface Uploader extends Actor {
  made(): number;
}

export function createUploader(client: Client, random: Random): Uploader {
  let number = 0;
  let open: { name: string; bytes: Buffer<ArrayBuffer>; path?: string } | undefined;
  let unseen: MadePicture[] = [];
  let made = 0;
  const call = (path: string, init?: RequestInit) => client.fetch(`/functions/v1${path}`, init);
  /** The upload of that name, which may have been announced although the answer was lost. */
  const findBegun = async (name: string): Promise<string | undefined> => {
    const { body } = await client.call("/functions/v1/upload");
    const list = body.data as unknown as { id: string; name: string }[];
    const found = list.find((one) => one.name === name);
    return found && `/upload/${found.id}`;
  };
  return {
    name: "uploader",
    made: () => made,
    hasOpen: () => open !== undefined,
    async step() {
      if (!open) {
        number += 1;
        const colour: [number, number, number] = [number % 200, Math.floor(number / 200), random.below(200)];
        open = { name: `ảnh ${number}.png`, bytes: aPng(420 + random.below(200), 300, colour) };
      }
      const { bytes, name } = open;
      open.path ??=
        (await findBegun(name)) ??
        (await begin(call, { kind: "picture", filename: name, length: bytes.length }));
      const from = await received(call, open.path);
      // In two pieces, so that it can be broken off in the middle.
      const middle = Math.max(from, Math.floor(bytes.length / 2));
      for (const [start, end] of [
        [from, middle],
        [middle, bytes.length],
      ] as const) {
        if (start === end) continue;
        const { status } = await patch(call, open.path, start, bytes.subarray(start, end));
        if (status !== 204) throw new Error(`patch: ${status}`);
      }
      const answer = await complete(call, open.path);
      const body = (await answer.json()) as { data: MadePicture };
      if (answer.status !== 200) throw new Error(`complete: ${answer.status} ${JSON.stringify(body)}`);
      unseen.push(body.data);
      made += 1;
      open = undefined;
    },
    async findFaults() {
      const faults: string[] = [];
      for (const { address, bytes } of unseen.flatMap(({ variants }) => variants)) {
        const answer = await client.fetch(address);
        const size = (await answer.arrayBuffer()).byteLength;
        if (answer.status !== 200 || size !== bytes)
          faults.push(`${address}: ${answer.status}, ${size} of ${bytes} bytes`);
      }
      unseen = [];
      return faults;
    },
  };
}

export function createWriter(client: Client, rowId: number): Actor {
  let sent = 0;
  let saved = 0;
  return {
    name: `writer of ${rowId}`,
    hasOpen: () => sent !== saved,
    async step() {
      sent += 1;
      const version = sent;
      const reply = await client.call(
        "/rest/v1/workingCopy",
        post(
          {
            kind: "blog",
            rowId,
            content: { title: `Bản ${version}`, content: `<p>${"một câu ".repeat(400)}</p>` },
          },
          { Prefer: "resolution=merge-duplicates" },
        ),
      );
      if (reply.status >= 300) return refuse("working copy", reply);
      saved = version;
    },
    async findFaults() {
      const { body } = await client.call(
        `/rest/v1/workingCopy?kind=eq.blog&rowId=eq.${rowId}&select=content`,
      );
      const [row] = body as unknown as { content: { title: string; content: string } }[];
      if (!row) return saved === 0 ? [] : [`working copy ${rowId} is gone; version ${saved} was answered`];
      const version = Number(row.content.title.slice("Bản ".length));
      const isWhole = row.content.content.length === "<p></p>".length + 400 * "một câu ".length;
      return version >= saved && version <= sent && isWhole
        ? []
        : [`working copy ${rowId}: version ${version}, answered ${saved}, sent ${sent}, whole: ${isWhole}`];
    },
  };
}

export function createReturningReader(client: Client): Actor {
  let isOpen = false;
  return {
    name: `reader ${client.name}`,
    hasOpen: () => isOpen,
    async step() {
      isOpen = true;
      await refresh(client);
      isOpen = false;
    },
    async findFaults() {
      const user = await client.call("/auth/v1/user");
      return user.status === 200 ? [] : [`${client.name}: the session is gone: ${JSON.stringify(user.body)}`];
    },
  };
}
