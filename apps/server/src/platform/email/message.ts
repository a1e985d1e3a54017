// An e-mail as a mail program receives it.

import type { EmailContext } from "./email-content.ts";
import { greeting } from "./greeting.ts";
import { plainLine } from "./plain-line.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";
import type { EmailTemplates } from "./template.ts";

export interface Message {
  /** The outbox row's id. The Message-ID is made of it, so that a second copy can be known as one. */
  id: string;
  kind: string;
  /** The address alone: a name would put a user's text into a header. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** `email`: its kind, its addressee and the details of its kind. Throws where no template fits. */
export function toMessage(
  templates: EmailTemplates,
  id: string,
  email: { kind: string },
  context: EmailContext,
): Message {
  const template = templates.get(email.kind);
  if (!template) throw new Error(`there is no template for e-mails of kind "${email.kind}"`);
  const { addressee, content } = template.compose(email, context);
  const hello = greeting(addressee.name);
  const { unsubscribe } = content;
  return {
    id,
    kind: email.kind,
    to: addressee.to,
    subject: plainLine(content.subject),
    text: renderText(hello, content, context.brand),
    html: renderHtml(hello, content, context.brand),
    headers: {
      // Answering machines leave e-mails with this mark alone (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
