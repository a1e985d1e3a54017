// Prefer: return=representation, count=exact — the first of a kind wins, unknown ones are ignored unless strict.
import { badPreferences } from "../rest-error.ts";

const KNOWN = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

export interface Preferences {
  resolution?: (typeof KNOWN.resolution)[number];
  return?: (typeof KNOWN.return)[number];
  count?: (typeof KNOWN.count)[number];
  missing?: (typeof KNOWN.missing)[number];
  handling?: (typeof KNOWN.handling)[number];
  maxAffected?: number;
}

const MAX_AFFECTED = /^max-affected=([0-9]{1,15})$/;

export function parsePreferences(header: string | undefined): Preferences {
  const found: Record<string, string> = {};
  const unknown: string[] = [];
  let maxAffected: number | undefined;
  for (const text of header === undefined ? [] : header.split(",")) {
    const preference = text.trim();
    const [kind = "", value = ""] = preference.split("=");
    const rows = MAX_AFFECTED.exec(preference)?.[1];
    if (rows !== undefined) maxAffected ??= Number(rows);
    else if (isKnown(kind, value)) found[kind] ??= value;
    else if (preference !== "") unknown.push(preference);
  }
  if (found.handling === "strict" && unknown.length > 0) throw badPreferences(unknown);
  // Only kinds and values of KNOWN were put in.
  return { ...(found as Preferences), ...(maxAffected === undefined ? {} : { maxAffected }) };
}

const isKnown = (kind: string, value: string): boolean =>
  Object.hasOwn(KNOWN, kind) && (KNOWN[kind as keyof typeof KNOWN] as readonly string[]).includes(value);

type Kind = "resolution" | "missing" | "return" | "count";

/** The value of Preference-Applied: what was asked, as far as this kind of request honours it. */
export function appliedPreferences(preferences: Preferences, honoured: readonly Kind[]): string | undefined {
  const parts: string[] = [];
  for (const kind of honoured) {
    if (preferences[kind] !== undefined) parts.push(`${kind}=${preferences[kind]}`);
  }
  if (preferences.handling) parts.push(`handling=${preferences.handling}`);
  if (preferences.handling === "strict" && preferences.maxAffected !== undefined) {
    parts.push(`max-affected=${preferences.maxAffected}`);
  }
  return parts.length === 0 ? undefined : parts.join(", ");
}
