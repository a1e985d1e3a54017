// Where no mail server is set: every message becomes a file. It is written in plain UTF-8 (RFC 6532) instead of the
// encodings that mail servers need, so that it can be read as it is, and opened by mail programs as well.
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Message } from "./message.ts";
import { messageId, type Sender, type Transport } from "./transport.ts";

export function createFolderTransport(folder: string, from: Sender): Transport {
  return {
    async send(message) {
      // A local folder delivers no last e-mail, and its file would be the one trace of a person that is never
      // removed.
      if (message.kind === "account_deleted") return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, getFileName(message));
      // Under its name it is complete.
      await writeFile(`${file}.part`, toSource(message, from), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: async () => undefined,
  };
}

const getFileName = ({ id, kind }: Message): string =>
  `${new Date().toISOString().replaceAll(":", "-")}-${kind}-${id}.eml`;

function toSource(message: Message, from: Sender): string {
  const boundary = `part-${message.id}`;
  const part = (type: string, body: string): string[] => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: 8bit",
    "",
    body,
  ];
  const headers = {
    From: `"${from.name}" <${from.address}>`,
    To: message.to,
    Subject: message.subject,
    Date: new Date().toUTCString().replace("GMT", "+0000"),
    "Message-ID": messageId(message, from),
    ...message.headers,
    "MIME-Version": "1.0",
    "Content-Type": `multipart/alternative; boundary="${boundary}"`,
  };
  return [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    ...part("text/plain", message.text),
    ...part("text/html", message.html),
    `--${boundary}--`,
    "",
  ].join("\n");
}

/** Removes the files of these e-mails. */
export async function removeEmailFiles(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const wanted = new Set(ids);
  const theirs = names.filter((name) => wanted.has(getEmailId(name)));
  await Promise.all(theirs.map((name) => rm(path.join(folder, name), { force: true })));
}

/** The 36 characters before the ending; of a name that is not ours, some text that is no e-mail's id. */
export const getEmailId = (name: string): string => name.replace(/\.eml(\.part)?$/, "").slice(-36);
