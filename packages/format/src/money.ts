/** 133000 → "133.000đ". Written by hand: Intl puts a no-break space and ₫ where we want a plain đ. */
export function money(amount: number): string {
  const whole = Math.round(amount);
  const grouped = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${whole < 0 ? "-" : ""}${grouped}đ`;
}
