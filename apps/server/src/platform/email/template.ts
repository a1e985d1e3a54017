// Templates of e-mails. Each kind is defined beside the feature that sends it: the details that its row carries, and
// how they become words.
import { z } from "zod";
import type { Transaction } from "../database/statement.ts";
import type { EmailContent, EmailContext } from "./email-content.ts";

/** The fields that every kind has. */
export const addressee = {
  to: z.string(),
  /** Absent without an account. */
  userId: z.uuid().optional(),
  /** Name given at sign-up: untrusted text. */
  name: z.string().optional(),
};
const Addressee = z.object(addressee);
type Addressee = z.output<typeof Addressee>;

/** The details of each kind: features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by features
export interface EmailDetails {}

export type EmailKind = keyof EmailDetails;
export type Email = { [Kind in EmailKind]: { kind: Kind } & EmailDetails[Kind] }[EmailKind];
export type EmailByKind<Kind extends EmailKind> = Extract<Email, { kind: Kind }>;

interface EmailOptions {
  /** Asked while the row is locked and the mail server comes next: the details; undefined when it is not sent now. */
  checkBeforeSend?(tx: Transaction, row: { id: string; to: string }): Promise<object | undefined>;
  /** Jobs of the feature send it, so that it never delays other e-mails. */
  hasOwnQueue?: boolean;
  /** Holds a code: its content is removed when it expires. */
  isSecret?: boolean;
}

export interface EmailTemplate extends EmailOptions {
  kind: string;
  /** Throws for details that this kind does not have. */
  parse(row: unknown): Addressee;
  compose(row: unknown, context: EmailContext): { addressee: Addressee; content: EmailContent };
}

export const defineEmail = <Kind extends EmailKind>(
  kind: Kind,
  schema: z.ZodType<EmailDetails[Kind] & Addressee>,
  write: (details: EmailDetails[Kind], context: EmailContext) => EmailContent,
  options: EmailOptions = {},
): EmailTemplate => ({
  kind,
  parse: (row) => schema.parse(row),
  compose(row, context) {
    const details = schema.parse(row);
    return { addressee: details, content: write(details, context) };
  },
  ...options,
});

/** By kind. */
export type EmailTemplates = ReadonlyMap<string, EmailTemplate>;
