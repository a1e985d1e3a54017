// Settings that administrators change at run time, in three parts that are saved one by one.
import { z } from "zod/mini";
import { BrandSchema } from "./brand-schema.ts";

const line = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cf}]+$/u));
const MOST_LINKS = 8;

export const SITE_SETTINGS = ["identity", "bank", "mail"] as const;
export type SiteSettingName = (typeof SITE_SETTINGS)[number];

const Identity = z.strictObject({
  name: line(60),
  tagline: line(160),
  supportEmail: z.email().check(z.maxLength(200)),
  contactEmail: z.email().check(z.maxLength(200)),
  social: z
    .array(
      z.strictObject({
        label: line(40),
        href: z.url({ protocol: /^https$/ }).check(z.maxLength(300)),
      }),
    )
    .check(z.maxLength(MOST_LINKS)),
});

const Bank = z.strictObject({
  ...BrandSchema.shape.bank.shape,
  bankName: line(60),
  accountName: z.string().check(z.regex(/^[A-Z0-9 ]{1,70}$/)),
});

/** Quotes, angles and line ends would end the name in a header. */
const Mail = z.strictObject({
  name: line(60).check(z.regex(/^[^"<>\\]+$/)),
  address: z.email().check(z.maxLength(200)),
});

/** One schema for the form, the call, the row and what a process reads back. */
export const SiteSettings = z.strictObject({ identity: Identity, bank: Bank, mail: Mail });
export type SiteSettings = z.infer<typeof SiteSettings>;

/** Response of the settings page. */
export const ShownSettings = z.object({
  settings: SiteSettings,
  /** Those that are not the environment's. */
  overridden: z.array(z.enum(SITE_SETTINGS)),
  /** True if e-mails are sent by a mail server; otherwise they are written to files. */
  transport: z.enum(["smtp", "folder"]),
});
export type ShownSettings = z.infer<typeof ShownSettings>;
