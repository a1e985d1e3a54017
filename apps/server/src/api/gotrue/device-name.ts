// A name for a device that its owner recognises: browser and system, nothing finer. User agents are the caller's own
// words, so the name is one of a closed set and never a piece of the header.

/** The first that matches wins: most browsers also carry the names of those they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bcoc_coc_browser\//i, "Cốc Cốc"],
  [/\bZalo\b/i, "Zalo"],
  [/\bFB(?:AN|AV|_IAB)\b/, "Facebook"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPad\b/, "iPad"],
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Length to which a user agent is cut before it is stored or compared: a device must be recognised by its stored form. */
export const LONGEST_USER_AGENT = 400;

/** E.g. "Chrome trên Android"; "Thiết bị không rõ" when nothing is recognised. */
export function deviceName(userAgent: string | null | undefined): string {
  const seen = userAgent?.slice(0, LONGEST_USER_AGENT) ?? "";
  const browser = firstMatch(BROWSERS, seen);
  const system = firstMatch(SYSTEMS, seen);
  if (browser && system) return `${browser} trên ${system}`;
  return browser ?? (system ? `Thiết bị ${system}` : "Thiết bị không rõ");
}

const firstMatch = (names: [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];
