/** As it is meant: what people paste brings spaces and hyphens along, and what they type is often in small letters. */
export const resetCodeFrom = (typed: string): string =>
  typed.replace(/[\s\u200B\u2060\uFEFF-]/g, "").toUpperCase();
