// Lists of which clients take the first row that suits them, so that the sequence matters although nobody asks for one.

/** What was paid for stands before what is free, and what lasts longest before the rest. */
const USUAL = new Map<string, (alias: string) => string>([
  ["membership", (alias) => `${alias}."planId" = 1, ${alias}."expiresAt" desc nulls last, ${alias}.id`],
]);

export const getDefaultOrder = (relation: string): ((alias: string) => string) | undefined =>
  USUAL.get(relation);
