import type { Health } from "@bentrong/contract/operations";
import { describe, expect, it } from "vitest";
import { describeHealth, howLong, size } from "./labels.ts";

const NOW = Date.parse("2026-11-22T03:00:00Z");
const good: Health = {
  level: "good",
  database: { level: "good", answerMs: 0.4, bytes: 5e7, version: "18.4 (beta)", connections: 5, most: 60 },
  jobs: { level: "good", waiting: 0, oldestWaiting: null, failed: 0, lastFailed: null },
  mail: { level: "good", waiting: 0, oldestWaiting: null, failed: 0, lastSent: null },
  storage: { level: "good", place: "folder", isWritable: true, freeBytes: 80 * 1024 ** 3, answerMs: null },
  model: { level: "good", engine: "guided", calls: 0, failed: 0, lastFailed: null },
  listening: { level: "good", isConnected: true },
  sentences: { level: "good", kind: "ready", megabytes: 18.1, message: null },
  version: "0.1.0",
  uptimeSeconds: 90,
};

describe("the health of the house in words", () => {
  it("says what waits and for how long, and what to do only where something is wrong", () => {
    const mail = {
      level: "watch",
      waiting: 3,
      oldestWaiting: "2026-11-22T02:57:30Z",
      failed: 0,
      lastSent: null,
    } as const;
    const told = describeHealth({ ...good, mail }, NOW);
    expect(told[1]?.text).toBe("3 thư đang chờ, thư cũ nhất 2 phút, chưa gửi lá nào.");
    expect(told.filter(({ advice }) => advice).map(({ title }) => title)).toEqual(["Hàng đợi thư"]);
    for (const { text } of told) expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it("speaks of the store that is used", () => {
    const told = (storage: Omit<Health["storage"], "level">, level: Health["level"] = "good") =>
      describeHealth({ ...good, storage: { ...storage, level } }, NOW)[3];
    expect(told(good.storage)?.text).toBe("Ổ đĩa của máy chủ: ghi được, còn trống 80 GB.");
    const s3 = { place: "objects", isWritable: true, freeBytes: null, answerMs: 84 } as const;
    expect(told(s3)?.text).toBe("Kho S3: ghi, đọc lại và xóa một tệp thử trong 84 mili giây.");
    const broken = told({ ...s3, isWritable: false, answerMs: null }, "bad");
    expect(broken?.text).toContain("Kho S3 không dùng được");
    expect(broken?.advice).toContain("khóa truy cập");
  });

  it("counts time and room as people do", () => {
    expect([30, 150, 7_300, 200_000].map(howLong)).toEqual([
      "chưa tới một phút",
      "2 phút",
      "2 giờ",
      "2 ngày",
    ]);
    expect([5e7, 80 * 1024 ** 3, 1.25 * 1024 ** 3].map(size)).toEqual(["47,7 MB", "80 GB", "1,3 GB"]);
  });
});
