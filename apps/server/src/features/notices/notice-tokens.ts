// Links in e-mails about what is new: whoever reads the mailbox may turn these e-mails off and on, for ever.
import { createLinkMacs } from "../../platform/crypto/link-macs.ts";

const TOKEN = /^(?<person>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<mac>[\w-]{43})$/;

export interface NoticeTokens {
  sign(userId: string): string;
  /** The account that a good token names; undefined for any other text. */
  read(token: string): string | undefined;
}

/** `secrets`: newest first. */
export function createNoticeTokens(secrets: readonly string[]): NoticeTokens {
  const macs = createLinkMacs(secrets, "notice links");
  return {
    sign: (userId) => `${userId}.${macs.sign(userId)}`,
    read(token) {
      const { person = "", mac = "" } = TOKEN.exec(token)?.groups ?? {};
      return person && macs.verify(person, mac) ? person : undefined;
    },
  };
}
