import { date, assert as holds, property } from "fast-check";
import { expect, it } from "vitest";
import { fromField, toField } from "./vietnam-time.ts";

const MINUTE = 60_000;

it("an editor anywhere sees and writes the hour of Vietnam", () => {
  expect(toField("2026-12-01T14:00:00+00:00")).toBe("2026-12-01T21:00");
  expect(fromField("2026-12-01T21:00")).toBe("2026-12-01T21:00:00+07:00");
  expect(fromField("")).toBeNull();
  expect(toField("bao giờ")).toBe("");
});

it("a time that is shown and written back is the same minute", () => {
  const times = date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  holds(
    property(times, (time) => {
      const back = Date.parse(fromField(toField(time.toISOString())) ?? "");
      expect(back).toBe(Math.floor(time.getTime() / MINUTE) * MINUTE);
    }),
  );
});
