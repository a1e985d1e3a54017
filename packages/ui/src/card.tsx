/** A raised sheet: a hairline rather than a box. */
export const cardClass = "rounded-l border border-line bg-card";

/** For a card that is one link: the link's `::after` covers it, other controls inside lie above with `relative`. */
export const cardLinkClass =
  "after:absolute after:inset-0 after:rounded-l after:content-[''] focus-visible:outline-none";
