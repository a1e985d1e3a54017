// Brand of the operator: name, voice, addresses and the account that receives money. In one place, so that screens
// and e-mails agree. The server may replace any field by the setting BRAND (JSON).
import type { Brand } from "./brand-schema.ts";

export type { Brand } from "./brand-schema.ts";

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
