import { expect, it } from "vitest";
import { BANK_APPS, bankAppLink } from "./bank-apps.ts";

const transfer = {
  bankBin: "970436",
  accountNumber: "1012345678",
  accountName: "CONG TY BEN TRONG",
  amount: 399_000,
  memo: "BT23456789",
};

it("a link names the receiver, the amount and the memo as VietQR documents them", () => {
  const app = BANK_APPS.find(({ id }) => id === "mb");
  expect(app && bankAppLink(app, transfer, "https://bentrong.vn/orders")).toBe(
    "https://dl.vietqr.io/pay?app=mb&ba=1012345678%40vcb&am=399000&tn=BT23456789&bn=CONG%20TY%20BEN%20TRONG&url=https%3A%2F%2Fbentrong.vn%2Forders",
  );
});

it("no app is filled in for a receiving bank that has no name there", () => {
  for (const app of BANK_APPS.filter(({ link }) => link === "filled")) {
    expect(bankAppLink(app, { ...transfer, bankBin: "999999" }, "https://bentrong.vn/")).toBeUndefined();
  }
});

it("an app that is only opened is told nothing of the transfer, and one without a link has none", () => {
  const buildLink = (wanted: string) => {
    const app = BANK_APPS.find(({ id }) => id === wanted);
    return app && bankAppLink(app, transfer, "https://bentrong.vn/");
  };
  expect(buildLink("vcb")).toBe("https://dl.vietqr.io/pay?app=vcb");
  expect(buildLink("momo")).toBeUndefined();
});

it("the list holds the twenty most used banks and MoMo, each once", () => {
  expect(BANK_APPS).toHaveLength(21);
  expect(new Set(BANK_APPS.map(({ id }) => id)).size).toBe(21);
});
