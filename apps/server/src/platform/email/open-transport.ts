// Which way out there is: the mail server of the settings, or a folder of this machine.
import path from "node:path";
import { EMAILS_AT_ONCE } from "./email-jobs.ts";
import { createFolderTransport } from "./folder-transport.ts";
import { NEWSLETTERS_AT_ONCE } from "./newsletter/newsletter-jobs.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import type { Sender, Transport } from "./transport.ts";

export interface WayOut {
  smtpUrl: string | undefined;
  mailFrom: Sender;
  dataDir: string;
}

export const mailFolder = (dataDir: string): string => path.join(dataDir, "mail");

export const openTransport = ({ smtpUrl, mailFrom, dataDir }: WayOut): Transport =>
  smtpUrl
    ? createSmtpTransport({ url: smtpUrl, from: mailFrom, atOnce: EMAILS_AT_ONCE + NEWSLETTERS_AT_ONCE })
    : createFolderTransport(mailFolder(dataDir), mailFrom);
