// Chooses the transport: the mail server of the settings, or a folder of this machine.
import path from "node:path";
import { createFolderTransport } from "./folder-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Sender, Transport } from "./transport.ts";

export interface TransportOptions {
  smtpUrl: string | undefined;
  mailFrom: Sender;
  dataDir: string;
  /** Connections to the mail server. */
  atOnce: number;
}

export const mailFolder = (dataDir: string): string => path.join(dataDir, "mail");

export const openTransport = ({ smtpUrl, mailFrom, dataDir, atOnce }: TransportOptions): Transport =>
  smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from: mailFrom, atOnce })
    : createFolderTransport(mailFolder(dataDir), mailFrom);
