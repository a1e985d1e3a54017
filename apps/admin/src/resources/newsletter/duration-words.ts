const HOUR = 60;

/** About how long so many letters take: "khoảng 5 phút", "khoảng 2 giờ". */
export function durationWords(letters: number, perMinute: number): string {
  const minutes = Math.ceil(letters / perMinute);
  if (minutes <= 1) return "chưa tới một phút";
  return minutes < 2 * HOUR ? `khoảng ${minutes} phút` : `khoảng ${Math.round(minutes / HOUR)} giờ`;
}
