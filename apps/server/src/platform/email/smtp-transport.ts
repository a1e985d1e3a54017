// A real mail server, by SMTP. Connections are kept for a while and shared.
import { createTransport } from "nodemailer";
import { messageId, Refusal, type Sender, type Transport } from "./transport.ts";

const CONNECT_MS = 15_000;
/** A server may think about a message for a while (RFC 5321 4.5.3.2 allows minutes), a person may not wait for ever. */
const SILENCE_MS = 60_000;

export interface SmtpOptions {
  /** smtp:// (STARTTLS where the server offers it) or smtps://, with user and password. */
  url: string;
  from: Sender;
  atOnce: number;
  /** Longest silence of the server, in milliseconds. */
  silenceMs?: number;
}

export function createSmtpTransport({ url, from, atOnce, silenceMs = SILENCE_MS }: SmtpOptions): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    connectionTimeout: Math.min(CONNECT_MS, silenceMs),
    greetingTimeout: Math.min(CONNECT_MS, silenceMs),
    socketTimeout: silenceMs,
    // A password goes over an encrypted connection or not at all.
    requireTLS: new URL(url).password !== "",
  });
  return {
    async send(message, signal) {
      try {
        await transport.sendMail({
          // A copy: the composer writes into it, and the sender follows the settings while the server runs.
          from: { name: from.name, address: from.address },
          to: { name: "", address: message.to },
          subject: message.subject,
          text: message.text,
          html: message.html,
          headers: message.headers,
          messageId: messageId(message, from),
          // Disabled file and URL access: content of an e-mail must not make the composer read them.
          disableFileAccess: true,
          disableUrlAccess: true,
          signal,
        });
      } catch (error) {
        throw toRefusal(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Servers refuse a recipient for what they think of the sender, too: relaying denied, a blocked host. Read as a bounce,
 * one bad day of our own host would end the newsletter for everybody. The enhanced code tells (RFC 3463); without one,
 * 554 and what asks for a sign-in are no word about the mailbox.
 */
function isAboutMailbox(responseCode: number, message: string): boolean {
  const [, subject, detail] = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(message) ?? [];
  if (subject === "1") return detail !== "7" && detail !== "8";
  if (subject !== undefined) return subject === "2";
  return ![530, 534, 535, 538, 554].includes(responseCode);
}

/**
 * 5xx to the envelope or the message is a definite no (503 is not: the conversation went wrong, not the message). 5xx
 * to a greeting or a sign-in is about us, and may be mended while e-mails wait.
 */
function toRefusal(cause: unknown): Refusal {
  const { code, command, responseCode = 0, message } = cause as SmtpError;
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isAboutMessage && responseCode >= 500 && responseCode !== 503;
  return new Refusal(message, {
    isFinal,
    isBounce: isFinal && command === "RCPT TO" && isAboutMailbox(responseCode, message),
    reason: `${code ?? "unknown"} ${responseCode || ""}`.trim(),
    cause,
  });
}
