// Schema of the setting BRAND. Apart from the default, which every page carries.
import { z } from "zod/mini";

const Link = z.object({ label: z.string(), href: z.url() });

export const BrandSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  handle: z.string(),
  supportEmail: z.email(),
  contactEmail: z.email(),
  social: z.array(Link),
  /** The company behind it, as the privacy policy has to name it; absent until the operator says who that is. */
  operator: z.optional(z.object({ name: z.string(), address: z.string(), taxCode: z.string() })),
  /** True if the sign-up's box for the newsletter is ticked by default. */
  newsletterTicked: z.boolean(),
  bank: z.object({
    bin: z.string().check(z.regex(/^\d{6}$/)),
    bankName: z.string(),
    accountNumber: z.string().check(z.regex(/^[0-9A-Za-z]{1,19}$/)),
    accountName: z.string(),
  }),
});

export type Brand = z.infer<typeof BrandSchema>;
