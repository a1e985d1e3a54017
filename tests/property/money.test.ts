import { defaultBrand } from "@bentrong/contract/brand";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codesIn, isOrderCode, newOrderCode } from "../../apps/server/src/features/orders/order-code.ts";
import { createCasso } from "../../apps/server/src/features/orders/providers/casso.ts";
import { createPayos } from "../../apps/server/src/features/orders/providers/payos.ts";
import { createPaymentProviders } from "../../apps/server/src/features/orders/providers/providers.ts";
import { createSepay } from "../../apps/server/src/features/orders/providers/sepay.ts";
import { qrPng, qrSvg } from "../../apps/server/src/features/orders/qr-picture.ts";
import { readStatement } from "../../apps/server/src/features/orders/statement.ts";
import { parseCsv } from "../../apps/server/src/platform/csv/parse-csv.ts";
import { requireUsable } from "../../apps/server/src/platform/payments/bank-account.ts";
import { hasRightChecksum, vietQrPayload } from "../../apps/server/src/platform/payments/vietqr.ts";
import { SettingError } from "../../apps/server/src/platform/settings.ts";
import { readQrPng } from "../support/qr-reader.ts";

const VCB = { bankBin: "970436", accountNumber: "1012345678" };
const code = fc.noShrink(fc.constant(undefined)).map(() => newOrderCode());
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

describe("an order code", () => {
  it("has the shape that the database asks for and no letter that is taken for another", () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(one).toMatch(/^BT[2-9A-HJKMNP-TV-Z]{8}$/);
        expect(isOrderCode(one)).toBe(true);
      }),
    );
  });

  it("is found in whatever a bank makes of a memo", () => {
    const words = fc.string({ unit: fc.constantFrom(..."ABCXYZ0123456789 .,;:-_/"), maxLength: 40 });
    const noise = fc.constantFrom("", " ", "-", ".", " - ");
    fc.assert(
      fc.property(
        code,
        words,
        words,
        noise,
        fc.integer({ min: 0, max: 10 }),
        fc.boolean(),
        (one, before, after, gap, at, lower) => {
          const torn = one.slice(0, at) + gap + one.slice(at);
          const memo = `${before} ${lower ? torn.toLowerCase() : torn} ${after}`;
          expect(codesIn(memo)).toContain(one);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("with one character mistyped is never taken for a code", () => {
    const place = fc.integer({ min: 2, max: 9 });
    fc.assert(
      fc.property(code, place, fc.constantFrom(...ALPHABET), (one, at, other) => {
        fc.pre(one[at] !== other);
        expect(isOrderCode(one.slice(0, at) + other + one.slice(at + 1))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is not found where there is none", () => {
    expect(codesIn("")).toEqual([]);
    expect(codesIn("NGUYEN VAN A chuyen tien mua khoa hoc BT")).toEqual([]);
    expect(codesIn("BTTTTTTTTTTTTTTTT".repeat(200)).length).toBeLessThan(2);
  });
});

describe("a VietQR payload", () => {
  it.each([
    [
      { ...VCB, amount: 199_000, memo: "IMAB12CD34" },
      "00020101021238540010A00000072701240006970436011010123456780208QRIBFTTA530370454061990005802VN62140810IMAB12CD3463043764",
    ],
    [
      { bankBin: "970416", accountNumber: "257678859", amount: 10_000, memo: "Chuyen tien" },
      "00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6",
    ],
  ])("is the one that is published for %o", (request, payload) => {
    expect(vietQrPayload(request)).toBe(payload);
  });

  const amount = fc.integer({ min: 1, max: 999_999_999 });
  const account = fc.stringMatching(/^[0-9A-Za-z]{1,19}$/);
  const memo = fc.stringMatching(/^[A-Za-z0-9 ]{1,25}$/);

  it("says what it was made of, field by field, with a checksum of four digits", () => {
    fc.assert(
      fc.property(account, amount, memo, (accountNumber, sum, text) => {
        const payload = vietQrPayload({ bankBin: "970436", accountNumber, amount: sum, memo: text });
        expect(hasRightChecksum(payload)).toBe(true);
        const fields = readFields(payload);
        expect(fields.get("54")).toBe(String(sum));
        expect(readFields(fields.get("62") ?? "").get("08")).toBe(text);
        const consumer = readFields(readFields(fields.get("38") ?? "").get("01") ?? "");
        expect([consumer.get("00"), consumer.get("01")]).toEqual(["970436", accountNumber]);
        expect(fields.get("63")).toMatch(/^[0-9A-F]{4}$/);
      }),
    );
  });

  it("with any one character changed has a wrong checksum", () => {
    const payload = vietQrPayload({ ...VCB, amount: 299_000, memo: "BT2345678A" });
    fc.assert(
      fc.property(fc.nat(payload.length - 5), fc.constantFrom(..."0123456789ABCDEF"), (at, other) => {
        fc.pre(payload[at] !== other);
        expect(hasRightChecksum(payload.slice(0, at) + other + payload.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each([
    ["a memo with marks", { ...VCB, amount: 1, memo: "Chuyển tiền" }],
    ["a memo of 26 characters", { ...VCB, amount: 1, memo: "A".repeat(26) }],
    ["no memo", { ...VCB, amount: 1, memo: "" }],
    ["nothing to pay", { ...VCB, amount: 0, memo: "A" }],
    ["half a đồng", { ...VCB, amount: 1.5, memo: "A" }],
    ["an account of 20 digits", { ...VCB, accountNumber: "1".repeat(20), amount: 1, memo: "A" }],
    ["a bank of five digits", { ...VCB, bankBin: "97043", amount: 1, memo: "A" }],
  ])("is not made for %s", (_, request) => {
    expect(() => vietQrPayload(request)).toThrow(RangeError);
  });

  it("can be read back from the picture by a reader that was not its writer", async () => {
    await fc.assert(
      fc.asyncProperty(account, amount, code, async (accountNumber, sum, one) => {
        const payload = vietQrPayload({ bankBin: "970436", accountNumber, amount: sum, memo: one });
        expect(readQrPng(await qrPng(payload))).toEqual({ text: payload, quietZone: 4 });
      }),
      { numRuns: 10 },
    );
  });

  it("drawn as SVG has no script and no address", async () => {
    const svg = await qrSvg(vietQrPayload({ ...VCB, amount: 1, memo: "A" }));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/<script|href|style=|on\w+=/);
  });
});

describe("the signatures that the services publish", () => {
  const CASSO_KEY = "mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs";
  const CASSO_BODY = {
    error: 0,
    data: {
      id: 0,
      reference: "MA_GIAO_DICH_THU_NGHIEM",
      description: "giao dich thu nghiem",
      amount: 599000,
      runningBalance: 25000000,
      transactionDateTime: "2024-10-03 15:06:37",
      accountNumber: "88888888",
      bankName: "VPBank",
      bankAbbreviation: "VPB",
      virtualAccountNumber: "",
      virtualAccountName: "",
      counterAccountName: "NGUYEN VAN A",
      counterAccountNumber: "8888888888",
      counterAccountBankId: "970415",
      counterAccountBankName: "VietinBank",
    },
  };
  const CASSO_SIGNATURE =
    "t=1727948258788,v1=ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3";
  const delivery = (body: unknown, headers: Record<string, string> = {}) => ({
    rawBody: JSON.stringify(body),
    header: (name: string) => headers[name],
    now: new Date(),
  });

  it("Casso's example is accepted, and refused with any part of it changed", () => {
    const casso = createCasso(CASSO_KEY);
    const headers = { "x-casso-signature": CASSO_SIGNATURE };
    expect(casso.isAuthentic(delivery(CASSO_BODY, headers))).toBe(true);
    expect(casso.isAuthentic(delivery({ ...CASSO_BODY, error: 1 }, headers))).toBe(false);
    const later = { "x-casso-signature": CASSO_SIGNATURE.replace("1727948258788", "1727948258789") };
    expect(casso.isAuthentic(delivery(CASSO_BODY, later))).toBe(false);
    expect(createCasso("x".repeat(64)).isAuthentic(delivery(CASSO_BODY, headers))).toBe(false);
  });

  it("payOS's example is accepted, and refused with any part of it changed", () => {
    const payos = createPayos("1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675");
    const body = {
      code: "00",
      desc: "success",
      success: true,
      data: {
        orderCode: 123,
        amount: 3000,
        description: "VQRIO123",
        accountNumber: "12345678",
        reference: "TF230204212323",
        transactionDateTime: "2023-02-04 18:25:00",
        currency: "VND",
        paymentLinkId: "124c33293c43417ab7879e14c8d9eb18",
        code: "00",
        desc: "Thành công",
        counterAccountBankId: "",
        counterAccountBankName: "",
        counterAccountName: "",
        counterAccountNumber: "",
        virtualAccountName: "",
        virtualAccountNumber: "",
      },
      signature: "412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03",
    };
    expect(payos.isAuthentic(delivery(body))).toBe(true);
    expect(payos.isAuthentic(delivery({ ...body, data: { ...body.data, amount: 30_000 } }))).toBe(false);
    expect(payos.isAuthentic(delivery({ ...body, signature: "" }))).toBe(false);
    expect(payos.read(body)).toBeUndefined();
  });

  it("SePay's key alone is enough only where nothing better was agreed", () => {
    const headers = { authorization: "Apikey the key of an operator" };
    expect(createSepay({ apiKey: "the key of an operator" }).isAuthentic(delivery({}, headers))).toBe(true);
    expect(createSepay({ apiKey: "another key" }).isAuthentic(delivery({}, headers))).toBe(false);
    const strict = createSepay({ apiKey: "the key of an operator", hmacSecret: "a secret" });
    expect(strict.isAuthentic(delivery({}, headers))).toBe(false);
  });

  it.each([
    ["lists", "[".repeat(400_000) + "]".repeat(400_000)],
    ["objects", `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`],
    ["data", `{"signature":"x","data":${'{"a":'.repeat(100_000)}1${"}".repeat(100_001)}`],
  ])("%s within each other without end are not authentic, and harm nobody", (_, rawBody) => {
    const header = (name: string) => (name === "x-casso-signature" ? `t=1,v1=${"0".repeat(128)}` : undefined);
    for (const provider of [createCasso("k"), createPayos("k"), createSepay({ hmacSecret: "k" })]) {
      expect(provider.isAuthentic({ rawBody, header, now: new Date() })).toBe(false);
    }
  });

  it("no bytes and no headers make a call authentic, or the reader fail", () => {
    const providers = [createCasso("k"), createPayos("k"), createSepay({ hmacSecret: "k" }), createSepay({})];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (rawBody, header) => {
        for (const provider of providers) {
          expect(provider.isAuthentic({ rawBody, header: () => header, now: new Date() })).toBe(false);
        }
      }),
    );
  });
});

describe("the services that are there", () => {
  const none = {
    sepayApiKey: undefined,
    sepaySecret: undefined,
    cassoSecret: undefined,
    payosChecksumKey: undefined,
  };
  const names = (...args: Parameters<typeof createPaymentProviders>) => [
    ...createPaymentProviders(...args).keys(),
  ];

  it("are those that have a secret; the simulated bank is there only while none has", () => {
    expect(names(none, "a key")).toEqual(["simulated"]);
    expect(names(none, undefined)).toEqual([]);
    expect(names({ ...none, sepayApiKey: "k" }, "a key")).toEqual(["sepay"]);
    expect(names({ ...none, cassoSecret: "k", payosChecksumKey: "k" }, "a key")).toEqual(["casso", "payos"]);
  });
});

describe("a statement", () => {
  it("as CSV is read back as it was written, whatever stands in its cells", () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aĐ,;"=+-@\t 1\n\r'), maxLength: 12 });
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.constantFrom("\n", "\r\n"),
        (rows, end) => {
          const kept = [["a", "b", "c"], ...rows];
          const text = kept
            .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(","))
            .join(end);
          expect(parseCsv(text).map(({ cells }) => cells)).toEqual(
            kept.filter((cells) => cells.some((one) => one.trim() !== "")),
          );
        },
      ),
    );
  });

  it("never fails in another way than by saying which row", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Ngày,Ghi có;Nội dung\n\r"0123./-') }), (text) => {
        try {
          readStatement(`Ngày,Ghi có,Nội dung\n${text}`, "1");
        } catch (error) {
          expect(error).toMatchObject({ code: "invalid_input" });
        }
      }),
    );
  });

  it.each([
    ["1.290.000", 1_290_000],
    ["1,290,000", 1_290_000],
    ["1290000 VND", 1_290_000],
    ["+500.00", 500],
  ])("reads %s as %i đồng", (text, amount) => {
    expect(readStatement(`Ngày;Ghi có;Nội dung\n01/11/2026;"${text}";x`, "1")[0]?.amount).toBe(amount);
  });
});

describe("a statement of a bank that nobody asked about its columns", () => {
  const readAmounts = (...lines: string[]) =>
    readStatement(lines.join("\n"), "1").map(({ amount }) => amount);

  it.each([
    ["its own column", "Ngày;Số tiền;Ghi nợ;Ghi có;Nội dung", "01/11/2026;5.000;5.000;;x"],
    ["a word beside it", "Ngày;Loại;Số tiền;Nội dung", "01/11/2026;Ghi nợ;5.000;x"],
    ["a letter beside it", "Date,Description,Amount,D/C", "2026-11-01,x,5000,D"],
    ["a sign beside it", "Ngày,+/-,Số tiền,Nội dung", "01/11/2026,-,5000,x"],
  ])("never takes money that went out, told by %s, for money that came in", (_, header, line) => {
    expect(readAmounts(header, line)).toEqual([]);
  });

  it("takes money that came in, whatever stands beside it", () => {
    expect(readAmounts("Ngày;Số tiền;Ghi nợ;Ghi có;Nội dung", "01/11/2026;5.000;;5.000;x")).toEqual([5_000]);
    expect(readAmounts("No,Date,Type,Amount,Description", "1,2026-11-01,Credit,5000,x")).toEqual([5_000]);
  });

  it.each(["30/02/2026", "31/04/2026", "29/02/2027", "01/11/2026 24:00:00"])(
    "does not know the day %s",
    (day) => {
      expect(() => readAmounts("Ngày,Ghi có,Nội dung", `${day},1000,x`)).toThrow("dòng 2");
    },
  );

  it("is read at once, however many brackets it opens", () => {
    const brackets = "(".repeat(1_000_000);
    expect(readAmounts(brackets, "Ngày,Ghi có,Nội dung", "01/11/2026,1000,x")).toEqual([1_000]);
    expect(readAmounts("Ngày,Loại,Ghi có,Nội dung", `01/11/2026,"${brackets}",1000,x`)).toEqual([1_000]);
  });
});

describe("the bank account of the brand", () => {
  it.each([
    ["a bank that NAPAS does not know", { bin: "123456" }],
    ["a holder with marks", { accountName: "CÔNG TY BÊN TRONG" }],
  ])("with %s stops the start", (_, change) => {
    expect(() => requireUsable({ ...defaultBrand.bank, ...change })).toThrow(SettingError);
  });
});

/** Tag, length, value, as EMVCo writes them. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
