import type { LogLine } from "@bentrong/contract/staff-house";
import { describe, expect, it } from "vitest";
import { ACTIONS, sentenceOf } from "./sentence.ts";

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
      { action: "BLOCK", subject: "auth.users", title: "Lan", details: { until: "forever" } },
      "khóa tài khoản của Lan không thời hạn",
    ],
    [
      { action: "BLOCK", subject: "auth.users", title: "Lan", details: { until: "2026-12-01T16:59:00Z" } },
      "khóa tài khoản của Lan tới 01/12/2026 23:59",
    ],
    [{ action: "GIVE_MEMBERSHIP", title: "Lan", details: { days: 30 } }, "tặng Lan 30 ngày hội viên"],
    [
      { action: "GRANT_ROLE", title: null, details: {} },
      "trao quyền trong đội ngũ cho một người đã xóa tài khoản",
    ],
  ])("%o reads %s", (more, sentence) => {
    expect(sentenceOf(line(more))).toBe(sentence);
  });

  it("has words for every deed, and none of a program", () => {
    for (const action of Object.keys(ACTIONS)) {
      expect(sentenceOf(line({ action, subject: "auth.users" }))).not.toMatch(
        /[A-Z]_|undefined|null|public\./,
      );
    }
  });
});
