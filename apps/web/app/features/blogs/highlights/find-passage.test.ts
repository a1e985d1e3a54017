import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describePassage, findAll, findPassage } from "./find-passage.ts";

const word = fc.constantFrom("mưa", "bà", "chiếu", "Nhà", "đêm", "ấm", "và", "rồi", "ơi");
const prose = (minLength: number) =>
  fc.array(word, { minLength, maxLength: 60 }).map((words) => words.join(" "));

/** A text and a passage of it that occurs with its neighbours. */
const marked = fc.tuple(prose(1), prose(1), prose(1)).map(([before, quote, after]) => ({
  text: `${before} [${quote}] ${after}`,
  start: before.length + 1,
  end: before.length + 3 + quote.length,
}));

describe("every place of a pattern", () => {
  it("is what a simple search finds", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 40 });
    fc.assert(
      fc.property(
        letters,
        fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 5 }),
        (text, pattern) => {
          const simple = [...text].flatMap((_, at) => (text.startsWith(pattern, at) ? [at] : []));
          expect(findAll(text, pattern)).toEqual(simple);
        },
      ),
    );
  });
});

describe("a marked passage", () => {
  it("is found where it was in the text that it was marked in", () => {
    fc.assert(
      fc.property(marked, ({ text, start, end }) => {
        expect(findPassage(text, describePassage(text, { start, end }))).toEqual({ start, end });
      }),
    );
  });

  it("moves with its words when the text is edited elsewhere, near or far", () => {
    fc.assert(
      fc.property(
        marked,
        prose(0),
        prose(0),
        fc.nat(),
        fc.nat(),
        ({ text, start, end }, added, last, from, to) => {
          const [cutFrom, cutTo] = [from % (start + 1), to % (start + 1)].sort((a, b) => a - b) as [
            number,
            number,
          ];
          const before = text.slice(0, cutFrom) + added + text.slice(cutTo, start);
          const edited = before + text.slice(start, end) + last + text.slice(end);
          const found = findPassage(edited, describePassage(text, { start, end }));
          expect(found).toEqual({ start: before.length, end: before.length + end - start });
        },
      ),
    );
  });

  it("of words that stand there often is told apart by its neighbours, then by where it stood", () => {
    const text = "một mưa hai. ba mưa bốn. năm mưa sáu.";
    const start = text.indexOf("mưa bốn");
    const selector = describePassage(text, { start, end: start + 3 });
    const moved = `Thêm một mưa nữa. ${text}`;
    expect(findPassage(moved, selector)?.start).toBe(moved.indexOf("mưa bốn"));
    const alike = "mưa ".repeat(50);
    expect(findPassage(alike, { quote: "mưa", prefix: "", suffix: "", start: 81 })?.start).toBe(80);
  });

  it("that was corrected itself is found between its neighbours", () => {
    const text = "Trưa hôm ấy trời rất oi. Bà ngoại rải chiêú giữa gian nhà. Rồi cả nhà nằm xuống.";
    const start = text.indexOf("Bà");
    const selector = describePassage(text, { start, end: text.indexOf(" Rồi") });
    const corrected = `Mở đầu. ${text.replace("chiêú", "chiếu hoa")}`;
    const found = findPassage(corrected, selector);
    expect(corrected.slice(found?.start, found?.end)).toBe("Bà ngoại rải chiếu hoa giữa gian nhà.");
  });

  it("that was taken out, or replaced by other words, is not found anywhere", () => {
    const text = "Trưa hôm ấy trời rất oi. Bà ngoại rải chiếu giữa gian nhà. Rồi cả nhà nằm xuống.";
    const start = text.indexOf("Bà");
    const selector = describePassage(text, { start, end: text.indexOf(" Rồi") });
    expect(findPassage(text.replace("Bà ngoại rải chiếu giữa gian nhà.", ""), selector)).toBeUndefined();
    const others = text.replace("Bà ngoại rải chiếu giữa gian nhà.", "Chiều xuống từ lúc nào chẳng ai hay.");
    expect(findPassage(others, selector)).toBeUndefined();
    expect(findPassage("", selector)).toBeUndefined();
  });

  it("costs no more than a few looks at each letter, whatever the text repeats", () => {
    const cost = (length: number) => {
      let looks = 0;
      const text = new Proxy(new String("a".repeat(length)), {
        get(target, key) {
          if (typeof key === "string" && /^\d+$/.test(key)) looks += 1;
          const value: unknown = Reflect.get(target, key);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      // The proxy stands for its text and counts what is read of it.
      findAll(text as unknown as string, `${"a".repeat(300)}b`);
      return looks;
    };
    expect(cost(20_000)).toBeLessThan(cost(10_000) * 2.2);
    expect(cost(10_000)).toBeLessThan(10_000 * 4);
  });
});
