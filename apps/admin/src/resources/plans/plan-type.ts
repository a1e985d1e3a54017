const PERIOD = /^pro(?<count>\d+)(?<unit>month|year)$/;

/** "pro3month" → "Premium 3 tháng" */
export function planType(type: string): string {
  const { count, unit } = PERIOD.exec(type)?.groups ?? {};
  if (count) return `Premium ${count} ${unit === "year" ? "năm" : "tháng"}`;
  return type === "free" ? "Miễn phí" : type;
}
