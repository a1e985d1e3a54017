/** The parts of the account page, in their order; each is also its own address on the page. */
export const SECTIONS = [
  "ban",
  "email",
  "mat-khau",
  "hai-buoc",
  "goi-va-don",
  "hien-thi",
  "thong-bao",
  "thiet-bi",
  "bao-mat",
  "dong-y",
  "nghe",
  "du-lieu",
  "ho-so",
] as const;

export type SectionId = (typeof SECTIONS)[number];
