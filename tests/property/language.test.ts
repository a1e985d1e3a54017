import fc from "fast-check";
import { expect, it } from "vitest";
import { parseLanguage } from "../../apps/server/src/platform/http/language.ts";
import { languageFrom } from "../../apps/web/app/lib/i18n/language.ts";

const part = fc.constantFrom(
  "lang=en",
  "lang=vi",
  "lang=",
  "lang=en ",
  'lang="en"',
  "Lang=en",
  "a=lang=en",
  "x",
  "\t",
);

it("a page is kept under the language in which it was written, whatever cookies were sent", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(part, fc.constantFrom("; ", ";", ", ", ";  ")), { maxLength: 4 }),
      (parts) => {
        const cookies = parts.flat().join("");
        expect(parseLanguage(cookies)).toBe(languageFrom(cookies));
      },
    ),
  );
  expect(parseLanguage("lang=vi; lang=en")).toBe("vi");
  expect(parseLanguage("theme=dark; lang=en")).toBe("en");
});
