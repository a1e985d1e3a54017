// A real mail server for tests: takes letters over SMTP and lets a test read them, or behaves as badly as mail servers
// do.
import { mkdir, rename, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface ReceivedMail {
  /** Of the envelope: where it was really going. */
  from: string;
  to: string[];
  mail: Email;
  /** As it came over the wire. */
  source: string;
}

export interface MailServerOptions {
  /** 0, the default: any free port. */
  port?: number;
  /** Keeps each letter as a file here instead of in memory, for readers in other processes. */
  folder?: string;
  /** Answer to a recipient; undefined accepts it. */
  onRecipient?: (address: string) => Reply | undefined;
  /** Answer after the message; undefined accepts it, "cut" ends the connection without an answer. */
  onMessage?: (received: ReceivedMail) => Reply | "cut" | undefined;
  /** Milliseconds that it thinks before it answers a message. */
  slowness?: number;
  /** More of the server's own options, such as a certificate. */
  server?: SMTPServerOptions;
}

/** E.g. 451 with "try again later". */
export interface Reply {
  code: number;
  text: string;
}

export interface MailServer {
  /** For the setting SMTP_URL. */
  url: string;
  messages: ReceivedMail[];
  /** The oldest letter to `to` that was not asked for before; waits up to 15 s for it. */
  next(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function openMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const messages: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const { folder, onRecipient, onMessage, slowness = 0 } = options;
  if (folder) await mkdir(folder, { recursive: true });

  const receive = async (received: ReceivedMail): Promise<Reply | "cut" | undefined> => {
    if (slowness > 0) await sleep(slowness);
    const reply = onMessage?.(received);
    if (!reply && folder) await keep(folder, received);
    if (!reply && !folder) messages.push(received);
    return reply;
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(toError(onRecipient?.(address))),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("end", async () => {
        const source = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom ? mailFrom.address : "";
        const reply = await receive({ from, to, mail: await PostalMime.parse(source), source });
        if (reply === "cut") cut(server);
        else done(toError(reply));
      });
    },
    ...options.server,
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `${options.server?.secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    messages,
    async next(to) {
      for (let tries = 0; tries < 300; tries++) {
        const found = messages.find((one) => one.to.includes(to) && !taken.has(one));
        if (found) {
          taken.add(found);
          return found;
        }
        await sleep(50);
      }
      throw new Error(`no letter to ${to} came within 15 s`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Pooled connections of clients would keep it open for a while.
        cut(server);
      }),
  };
}

function cut(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket?.destroy();
}

function toError(reply: Reply | undefined): Error | null {
  return reply ? Object.assign(new Error(reply.text), { responseCode: reply.code }) : null;
}

/** Under its final name a file is complete. */
async function keep(folder: string, { to, source }: ReceivedMail): Promise<void> {
  const name = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  await writeFile(path.join(folder, `${name}.part`), JSON.stringify({ to, source }));
  await rename(path.join(folder, `${name}.part`), path.join(folder, `${name}.json`));
}
