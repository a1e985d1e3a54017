// Interface of transports: a mail server, or a folder where there is none.
import type { Message } from "./message.ts";

export interface Transport {
  /** Resolves once the message was taken over for good; throws Refusal. */
  send(message: Message, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * A message that was not taken over. `isFinal`: the same message would be refused again. `message` may quote the
 * server, and servers quote addresses; `reason` is what a log may hold, such as "EENVELOPE 550".
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly isFinal: boolean;
  /** The mailbox does not take e-mails: about the address, and not about the message or its sender. */
  readonly isBounce: boolean;
  readonly reason: string;

  constructor(
    message: string,
    about: { isFinal: boolean; isBounce?: boolean; reason: string; cause?: unknown },
  ) {
    super(message, { cause: about.cause });
    this.isFinal = about.isFinal;
    this.isBounce = about.isBounce ?? false;
    this.reason = about.reason;
  }
}

/** The sender of every message. */
export interface Sender {
  name: string;
  address: string;
}

/** The same for every copy of an e-mail, so that mailboxes can know a second one for what it is. */
export const messageId = ({ id }: Pick<Message, "id">, { address }: Sender): string =>
  `<${id}${address.slice(address.lastIndexOf("@"))}>`;
