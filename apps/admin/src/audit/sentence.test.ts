import type { LogLine } from "@bentrong/contract/staff-house";
import { describe, expect, it } from "vitest";
import { sentenceOf } from "./sentence.ts";

const line = (more: Partial<LogLine>): LogLine => ({
  ...{ id: 1, at: "2026-11-22T01:00:00Z", action: "UPDATE", subject: "public.blog", subjectId: "7" },
  ...{ title: "Một chiều", changed: [], actorId: null, actor: null, reason: null, details: {} },
  ...more,
});

describe("a line of the log", () => {
  it.each<[Partial<LogLine>, string]>([
    [{ action: "INSERT" }, "thêm bài viết “Một chiều”"],
    [{ changed: ["title", "updatedAt", "content"] }, "sửa bài viết “Một chiều” (tên, nội dung)"],
    [{ action: "DELETE", title: null }, "xóa bài viết số 7"],
    [
      { subject: "public.order", title: "BT23456789", changed: ["refundedAmount"] },
      "ghi nhận hoàn tiền cho đơn hàng “BT23456789”",
    ],
    [
      { subject: "public.order", title: "BT23456789", changed: ["refundedAmount", "refundedAt"] },
      "ghi nhận hoàn tiền cho đơn hàng “BT23456789” (hoàn đủ)",
    ],
    [
      { action: "BLOCK", subject: "auth.users", title: "Lan", details: { until: "forever" } },
      "khóa tài khoản của Lan không thời hạn",
    ],
    [
      { action: "BLOCK", subject: "auth.users", title: "Lan", details: { until: "2026-12-01T16:59:00Z" } },
      "khóa tài khoản của Lan tới 01/12/2026 23:59",
    ],
    [
      { action: "EXPORT", subject: "money.ledger", subjectId: "2026-11-01/2026-11-22", title: null },
      "xuất tệp sổ giao dịch từ 01/11/2026 đến 22/11/2026",
    ],
    [
      {
        ...{ action: "INSERT", subject: "public.mediaFile", title: null },
        subjectId: "6f1cb0de-0d3f-4b8e-9a55-0f1f7c1d9a10",
      },
      "thêm tệp",
    ],
    [
      { action: "CHECK_LINE", subject: "public.safetyLine", title: "Ngày Mai, 096 306 1414" },
      "ghi là đã kiểm tra số của Ngày Mai, 096 306 1414",
    ],
    [
      {
        ...{ subject: "public.safetyLine", title: "Ngày Mai, 096 306 1414" },
        changed: ["checkedAt", "hours", "number", "tel", "updatedAt"],
      },
      "sửa số trợ giúp “Ngày Mai, 096 306 1414” (giờ trực, số)",
    ],
    [{ action: "GIVE_MEMBERSHIP", title: "Lan", details: { days: 30 } }, "tặng Lan 30 ngày hội viên"],
    [
      { action: "GRANT_ROLE", title: null, details: {} },
      "trao quyền trong đội ngũ cho một người đã xóa tài khoản",
    ],
  ])("%o reads %s", (more, sentence) => {
    expect(sentenceOf(line(more))).toBe(sentence);
  });
});
