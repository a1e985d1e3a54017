// What an operator calls the place: name, voice, addresses and the account that money goes to. In one place, so that
// no screen and no mail has its own idea of it. The server may replace any field by the setting BRAND (JSON).
import { z } from "zod/mini";

const Link = z.object({ label: z.string(), href: z.url() });

export const BrandSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  handle: z.string(),
  supportEmail: z.email(),
  contactEmail: z.email(),
  social: z.array(Link),
  /** Whether the sign-up's box for the newsletter is ticked before anybody touched it. */
  newsletterTicked: z.boolean(),
  bank: z.object({
    bin: z.string().check(z.regex(/^\d{6}$/)),
    bankName: z.string(),
    accountNumber: z.string().check(z.regex(/^[0-9A-Za-z]{1,19}$/)),
    accountName: z.string(),
  }),
});

export type Brand = z.infer<typeof BrandSchema>;

/** The bank account is for demonstration; a real one replaces it by configuration. */
export const defaultBrand: Brand = {
  name: "Bên Trong",
  tagline: "Một khoảng lặng để gặp lại chính mình.",
  handle: "@bentrong.vn",
  supportEmail: "hotro@bentrong.vn",
  contactEmail: "lienhe@bentrong.vn",
  social: [
    { label: "Facebook", href: "https://www.facebook.com/bentrong.vn" },
    { label: "Instagram", href: "https://www.instagram.com/bentrong.vn" },
    { label: "YouTube", href: "https://www.youtube.com/@bentrong.vn" },
  ],
  newsletterTicked: true,
  bank: {
    bin: "970436",
    bankName: "Vietcombank",
    accountNumber: "1012345678",
    accountName: "CONG TY BEN TRONG",
  },
};
