const two = (n: number): string => String(n).padStart(2, "0");

/** 65 → "01:05", 3665 → "1:01:05". What is not yet known (NaN, Infinity, negative) reads "00:00". */
export function duration(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
