const MB = 1024 ** 2;

/** As people read sizes: "340 KB", "12,5 MB", "600 MB". */
export function shownBytes(bytes: number): string {
  if (bytes < MB) return `${Math.round(bytes / 1024)} KB`;
  const tenths = Math.round((bytes / MB) * 10);
  const [whole, rest] = [Math.floor(tenths / 10), tenths % 10];
  return rest === 0 || whole >= 100 ? `${whole} MB` : `${whole},${rest} MB`;
}
