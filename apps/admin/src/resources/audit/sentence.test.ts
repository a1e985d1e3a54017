import type { LogLine } from "@bentrong/contract/operations";
import { describe, expect, it } from "vitest";
import { fieldChanges, partWords } from "./field-changes.ts";
import { actorName, toSentence } from "./sentence.ts";

const line = (more: Partial<LogLine>): LogLine => ({
  ...{ id: 1, at: "2026-11-22T01:00:00Z", action: "UPDATE", subject: "public.blog", subjectId: "7" },
  ...{ title: "Một chiều", changed: [], actorId: null, actor: null, reason: null, details: {} },
  ...{ isThere: false, fields: {}, parts: [] },
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
      { action: "CHECK_LINE", subject: "public.hotline", title: "Ngày Mai, 096 306 1414" },
      "ghi là đã kiểm tra số của Ngày Mai, 096 306 1414",
    ],
    [
      {
        ...{ subject: "public.hotline", title: "Ngày Mai, 096 306 1414" },
        changed: ["checkedAt", "hours", "number", "tel", "updatedAt"],
      },
      "sửa số trợ giúp “Ngày Mai, 096 306 1414” (giờ trực, số)",
    ],
    [{ action: "GIVE_MEMBERSHIP", title: "Lan", details: { days: 30 } }, "tặng Lan 30 ngày hội viên"],
    [{ action: "RESTORE" }, "khôi phục bài viết “Một chiều” từ thùng rác"],
    [{ action: "RESTORE_VERSION", changed: ["title"] }, "đưa bài viết “Một chiều” về một phiên bản cũ"],
    [{ action: "PUBLISH", changed: ["publication"] }, "tự đăng bài viết “Một chiều” theo lịch"],
    [{ action: "INSERT", subject: "public.mediaFile", title: "bia.jpg" }, "thêm tệp “bia.jpg”"],
    [
      { action: "GRANT_ROLE", title: null, details: {} },
      "trao quyền trong đội ngũ cho một người đã xóa tài khoản",
    ],
  ])("%o reads %s", (more, sentence) => {
    expect(toSentence(line(more))).toBe(sentence);
  });

  it("says what named fields were and are, and which rows went with an account", () => {
    expect(
      fieldChanges({
        fields: {
          title: ["Một chiều", "Hai chiều"],
          publication: ["DRAFT", "SCHEDULED"],
          publishAt: [null, "2026-11-22T15:14:00+00:00"],
          price: ["150000", "99000"],
        },
      }),
    ).toEqual([
      "tên: “Một chiều” → “Hai chiều”",
      "trạng thái: bản nháp → hẹn giờ đăng",
      "giờ hẹn đăng: trống → 22/11/2026 22:14",
      "giá: 150.000đ → 99.000đ",
    ]);
    expect(
      partWords([
        { subject: "public.membership", action: "DELETE", count: 2 },
        { subject: "money.allocation", action: "UPDATE", count: 1 },
      ]),
    ).toEqual(["xóa kỳ hội viên (2)", "sửa giao dịch"]);
  });

  it("is the clock's and nobody's when it is published by schedule", () => {
    expect(actorName(line({ action: "PUBLISH" }))).toBe("Hệ thống");
    expect(actorName(line({ action: "UPDATE" }))).toBe("Một tài khoản đã xóa");
  });
});
