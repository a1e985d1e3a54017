import englishMessages from "ra-language-english";
import { describe, expect, it } from "vitest";
import { vietnamese } from "./vietnamese.ts";

/** Every text of a catalogue by its dotted key. */
function texts(messages: unknown, prefix = ""): [key: string, text: string][] {
  if (typeof messages === "string") return [[prefix, messages]];
  return Object.entries(messages ?? {}).flatMap(([name, value]) =>
    texts(value, prefix ? `${prefix}.${name}` : name),
  );
}

const own = new Map(texts(vietnamese));
const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].sort();
const HAS_WORDS = /\p{L}/u;

describe("the words of the back office", () => {
  it.each(texts(englishMessages))(
    "say %s in Vietnamese, with nothing that cannot be filled in",
    (key, english) => {
      const text = own.get(key);
      expect(text).toBeTypeOf("string");
      if (HAS_WORDS.test(english.replace(/%\{\w+\}/g, ""))) expect(text).not.toBe(english);
      const known = placeholders(english);
      for (const placeholder of placeholders(text ?? "")) expect(known).toContain(placeholder);
    },
  );
});
