const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** "450k" below a million and "1,5tr" from there on: short enough to stand on one line. */
export const axisAmount = (amount: number): string => {
  if (amount === 0) return "0";
  if (amount < MILLION) return `${Math.round(amount / THOUSAND)}k`;
  return `${String(Math.round((amount / MILLION) * 100) / 100).replace(".", ",")}tr`;
};
