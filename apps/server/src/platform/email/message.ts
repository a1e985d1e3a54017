// A letter as a mail program will receive it.

import { composeEmail, greeting } from "./compose-email.ts";
import type { Email } from "./email.ts";
import type { EmailContext } from "./email-content.ts";
import { plainLine } from "./plain-line.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

export interface Message {
  /** The outbox row's id. The Message-ID is made of it, so that a second copy can be known as one. */
  id: string;
  kind: Email["kind"];
  /** The address alone: a name would be a stranger's text in a header. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export function toMessage(id: string, letter: Email, desk: EmailContext): Message {
  const written = composeEmail(letter, desk);
  const hello = greeting(letter.name);
  const { unsubscribe } = written;
  return {
    id,
    kind: letter.kind,
    to: letter.to,
    subject: plainLine(written.subject),
    text: renderText(hello, written, desk.brand),
    html: renderHtml(hello, written, desk.brand),
    headers: {
      // Answering machines leave letters with this mark alone (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
