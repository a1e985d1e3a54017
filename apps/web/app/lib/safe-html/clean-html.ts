declare const cleaned: unique symbol;

/** HTML that went through an allow-list. Only the two cleaners make it; only `<SafeHtml>` shows it. */
export type CleanHtml = string & { readonly [cleaned]: true };
