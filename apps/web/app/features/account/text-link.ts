/** A link of a form, as high as a finger. */
export const TEXT_LINK =
  "inline-flex min-h-11 items-center text-sm font-medium text-wine-ink underline-offset-4 hover:underline";
