import { defineText } from "../../lib/i18n/text.ts";
import type { LegalText } from "./legal-shape.ts";
import { privacyEn } from "./privacy-en.ts";
import { privacyVi } from "./privacy-vi.ts";
import { termsEn } from "./terms-en.ts";
import { termsVi } from "./terms-vi.ts";

export const legalVi: LegalText = (brand) => ({
  title: "Điều khoản và quyền riêng tư",
  version: "Phiên bản 1, có hiệu lực từ 21/11/2026",
  intro:
    "Chúng mình viết trang này để người không học luật cũng đọc được. Chỗ nào chưa rõ, bạn cứ hỏi, chúng mình trả lời bằng lời thường.",
  contents: "Trong trang này",
  parts: [termsVi(brand), privacyVi(brand)],
});

export const legalEn: LegalText = (brand) => ({
  title: "Terms and privacy",
  version: "Version 1, in force from 21/11/2026",
  intro:
    "We wrote this page so that people who never studied law can read it. If anything is unclear, just ask; we answer in plain words.",
  contents: "On this page",
  parts: [termsEn(brand), privacyEn(brand)],
});

export const legalMeta = defineText({
  vi: {
    title: "Điều khoản và quyền riêng tư",
    description:
      "Điều khoản sử dụng và chính sách quyền riêng tư: ai được dùng, dữ liệu nào được giữ, để làm gì, và quyền của bạn.",
    language: "Ngôn ngữ của văn bản",
    support: "Hỗ trợ",
    contact: "Liên hệ",
  },
  en: {
    title: "Terms and privacy",
    description:
      "Terms of use and privacy policy: who may use it, which data is kept, what for, and your rights.",
    language: "Language of the text",
    support: "Support",
    contact: "Contact",
  },
});
