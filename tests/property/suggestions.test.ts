// Which orders an administrator is shown for a transfer that belongs to none.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bareMemo,
  editsFromCode,
  editsWithin,
} from "../../apps/server/src/features/orders/admin/near-code.ts";
import { type Candidate, getScore, suggest } from "../../apps/server/src/features/orders/admin/suggest.ts";
import { newOrderCode } from "../../apps/server/src/features/orders/order-code.ts";
import { parseCsv } from "../../apps/server/src/platform/csv/parse-csv.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../apps/server/src/platform/http/csv-line.ts";

const NOW = new Date("2026-11-22T03:00:00Z");
const hoursBefore = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
let ids = 0;
const anOrder = (given: Partial<Candidate> = {}): Candidate => {
  ids += 1;
  return {
    id: `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`,
    orderCode: newOrderCode(),
    price: 299_000,
    personName: "Trần Thu Hà",
    createdAt: hoursBefore(500),
    claimedAt: null,
    ...given,
  };
};
const arrived = (memo: string, given = {}) => ({ amount: 1, memo, at: NOW, namedOrderId: null, ...given });

const code = fc.noShrink(fc.constant(undefined)).map(() => newOrderCode());
const letters = fc.string({ unit: fc.constantFrom(..."ABCDEGHKMNXYZ 0123456789"), maxLength: 30 });
const character = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
/** One slip of whoever types: a wrong character, one too few, one too many. */
const slip = fc.record({ kind: fc.constantFrom("swap", "drop", "add"), at: fc.nat(9), character });
const slipped = (
  text: string,
  { kind, at, character: other }: { kind: string; at: number; character: string },
) => {
  if (kind === "drop") return text.slice(0, at) + text.slice(at + 1);
  return text.slice(0, at) + other + text.slice(kind === "add" ? at : at + 1);
};

/** The definition, by trying every stretch of the text. */
function editsByDefinition(pattern: string, text: string): number {
  const distance = (one: string, other: string): number => {
    if (one === "" || other === "") return one.length + other.length;
    const same = one.at(-1) === other.at(-1) ? 0 : editsWithin(one.at(-1) ?? "", other.at(-1) ?? "");
    return Math.min(
      distance(one.slice(0, -1), other.slice(0, -1)) + same,
      distance(one.slice(0, -1), other) + 1,
      distance(one, other.slice(0, -1)) + 1,
    );
  };
  const stretches = [""];
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from + 1; to <= text.length; to += 1) stretches.push(text.slice(from, to));
  }
  return Math.min(...stretches.map((stretch) => distance(pattern, stretch)));
}

describe("how near a memo is to a code", () => {
  it("is the fewest edits to any stretch of it", () => {
    const short = (maxLength: number) => fc.string({ unit: fc.constantFrom(..."AB0O1I"), maxLength });
    fc.assert(
      fc.property(short(4), short(4), (pattern, text) => {
        expect(editsWithin(pattern, text)).toBe(editsByDefinition(pattern, text));
      }),
      { numRuns: 300 },
    );
  });

  it("is at most one for one slip and at most two for two, whatever stands around", () => {
    fc.assert(
      fc.property(code, slip, slip, letters, letters, (one, first, second, before, after) => {
        const around = (typed: string) => bareMemo(`${before} ${typed} ${after}`);
        expect(editsFromCode(one, around(slipped(one, first)))).toBeLessThanOrEqual(1);
        expect(editsFromCode(one, around(slipped(slipped(one, first), second)))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is nothing without the prefix, and less for a look-alike than for another letter", () => {
    expect(editsFromCode("BT23456789", bareMemo("ck 2345 6789 cam on"))).toBe(0);
    expect(editsFromCode("BTABCDEFGH", bareMemo("BTA8CDEFGH"))).toBe(0.5);
    expect(editsFromCode("BTABCDEFGH", bareMemo("BTAXCDEFGH"))).toBe(1);
    expect(editsFromCode("BTABCDEFGH", bareMemo("chuyen tien an trua"))).toBeUndefined();
    expect(editsFromCode("BTABCDEFGH", "")).toBeUndefined();
  });
});

describe("orders suggested for a transfer", () => {
  it("begin with the one whose code was mistyped, before any that only cost the same", () => {
    fc.assert(
      fc.property(slip, letters, fc.nat(20), (wrong, around, others) => {
        const meant = anOrder();
        const rest = Array.from({ length: others }, () => anOrder({ createdAt: hoursBefore(2) }));
        const memo = `TRAN THU HA ${slipped(meant.orderCode, wrong)} ${around}`;
        const [first] = suggest(arrived(memo, { amount: 299_000 }), [...rest, meant]);
        expect(first?.order.id).toBe(meant.id);
      }),
      { numRuns: 300 },
    );
  });

  it("do not depend on the order in which they were read, and never rise above what is likelier", () => {
    const orders = fc.array(
      fc.record({ hours: fc.integer({ min: -50, max: 200 }), price: fc.constantFrom(299_000, 399_000) }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(orders, fc.nat(), (given, seed) => {
        const candidates = given.map(({ hours, price }) => anOrder({ createdAt: hoursBefore(hours), price }));
        const memo = candidates.length
          ? `x ${candidates[seed % candidates.length]?.orderCode.slice(2)}`
          : "x";
        const transfer = arrived(memo, { amount: 299_000 });
        const shown = suggest(transfer, candidates);
        expect(suggest(transfer, candidates.toReversed())).toEqual(shown);
        const scores = shown.map(getScore);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
        expect(shown.length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it("gain by every sign and lose by none", () => {
    const sign = fc.boolean();
    const edits = fc.constantFrom(null, 0, 0.5, 1, 2);
    fc.assert(
      fc.property(
        fc.record({ isNamed: sign, edits, hasSameAmount: sign, hasSameName: sign, isTimely: sign }),
        (signs) => {
          const order = anOrder();
          const score = getScore({ order, ...signs });
          for (const name of ["isNamed", "hasSameAmount", "hasSameName", "isTimely"] as const) {
            if (!signs[name]) expect(getScore({ order, ...signs, [name]: true })).toBeGreaterThan(score);
          }
          if (signs.edits !== 0) expect(getScore({ order, ...signs, edits: 0 })).toBeGreaterThan(score);
        },
      ),
    );
  });

  it("are found by the payer's full name, by the amount within two days, and not by chance", () => {
    const byName = anOrder({ personName: "Đỗ Thị Hòa", price: 5 });
    const byAmount = anOrder({ createdAt: hoursBefore(3) });
    const claimed = anOrder({ claimedAt: hoursBefore(1) });
    const others = [anOrder(), anOrder({ personName: "Hòa" }), anOrder({ createdAt: hoursBefore(-9) })];
    const shown = suggest(arrived("DO THI HOA chuyen khoan", { amount: 299_000 }), [
      ...others,
      ...[claimed, byAmount, byName],
    ]);
    expect(new Set(shown.map(({ order }) => order.id))).toEqual(
      new Set([byName.id, byAmount.id, claimed.id]),
    );
  });

  it("have the order on top that the memo names", () => {
    const named = anOrder({ price: 9 });
    const shown = suggest(arrived("x", { amount: 299_000, namedOrderId: named.id }), [
      anOrder({ createdAt: hoursBefore(1) }),
      named,
    ]);
    expect(shown[0]).toMatchObject({ order: { id: named.id }, isNamed: true });
  });
});

describe("a line of a file for spreadsheets", () => {
  it("is read back as it was written, and no cell of it is a formula", () => {
    const cell = fc.string({ unit: fc.constantFrom(...`aĐ,;"'=+-@|%\t 1\n\r＝`), maxLength: 10 });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        fc.pre(cells.some((one) => one.trim() !== ""));
        const [row] = parseCsv(csvLine(["đầu,", ...cells]));
        for (const [at, one] of (row?.cells.slice(1) ?? []).entries()) {
          expect([cells[at], `'${cells[at]}`]).toContain(one);
          expect(one).not.toMatch(/^\s*[=+\-@|%\t\r\n＝]/);
        }
        expect(row?.cells).toHaveLength(cells.length + 1);
      }),
      { numRuns: 1_000 },
    );
  });

  it("keeps amounts as numbers, and begins a file with the mark that Excel asks for", () => {
    expect(csvLine(["BT", 299_000, -5, null])).toBe("BT,299000,-5,\r\n");
    expect(new TextEncoder().encode(BYTE_ORDER_MARK)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  });
});
