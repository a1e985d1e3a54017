import { describe, expect, it } from "vitest";
import type { SessionRow } from "../../api/conversations.ts";
import type { ShownMessage } from "./conversation-state.ts";
import { buildOwnPage, toMarkdown, toPlainText } from "./own-page.ts";

const session = (given: Partial<SessionRow> = {}): SessionRow => ({
  ...{ id: "a", mode: "map", status: "completed", summary: null, title: null },
  createdAt: new Date(2026, 10, 22, 21, 30).toISOString(),
  ...given,
});
const message = (role: ShownMessage["role"], content: string, counted?: boolean): ShownMessage => ({
  ...{ key: content, role, content, counted, isWhole: true },
  createdAt: new Date(2026, 10, 22, 21, 31).toISOString(),
});
const messages = [
  message("assistant", "Chào bạn."),
  message("user", "Tôi đã sẵn sàng", false),
  message("assistant", "Mình nghe đây."),
  message("user", "Hôm nay mình mệt.\nChẳng ai hỏi.", true),
  message("user", "chuyện khác", false),
  message("user", "# Mình muốn ngủ.", true),
];
const buildPage = (given: Partial<SessionRow>, said = messages) =>
  buildOwnPage({ mode: "map", session: session(given), messages: said, language: "vi" });

describe("a person's own page", () => {
  it("holds what they wrote, in order and to the letter, and nothing that was said to them or tapped", () => {
    expect(buildPage({ title: "Một ngày họp", summary: "Mình cần nghỉ." })).toEqual({
      title: "Một ngày họp",
      subtitle: "Chủ Nhật, 22 tháng 11, 2026 · Inner Map",
      note: ["Mình cần nghỉ."],
      passages: ["Hôm nay mình mệt.\nChẳng ai hỏi.", "# Mình muốn ngủ."],
      fileName: "ben-trong-2026-11-22.md",
    });
  });

  it("says no sentence twice when the note is made of them", () => {
    const page = buildPage({ summary: "Chẳng ai hỏi.\nHôm nay mình mệt." });
    expect(page?.passages).toEqual(["# Mình muốn ngủ."]);
    expect(page?.title).toBe("Inner Map");
    expect(page?.subtitle).toBe("Chủ Nhật, 22 tháng 11, 2026");
  });

  it("is not there where nothing was written", () => {
    expect(buildPage({ summary: "  " }, messages.slice(0, 3))).toBeUndefined();
  });

  it("becomes plain text and Markdown that keep every line", () => {
    const page = buildPage({ title: "Một ngày họp", summary: "Mình cần nghỉ.\nThật đấy." });
    if (!page) throw new Error("There is a page.");
    expect(toPlainText(page)).toBe(
      "Một ngày họp\n\nChủ Nhật, 22 tháng 11, 2026 · Inner Map\n\nMình cần nghỉ.\nThật đấy.\n\n" +
        "Hôm nay mình mệt.\nChẳng ai hỏi.\n\n# Mình muốn ngủ.\n",
    );
    expect(toMarkdown(page)).toBe(
      "# Một ngày họp\n\n*Chủ Nhật, 22 tháng 11, 2026 · Inner Map*\n\n> Mình cần nghỉ.  \n> Thật đấy.\n\n" +
        "Hôm nay mình mệt.  \nChẳng ai hỏi.\n\n\\# Mình muốn ngủ.\n",
    );
  });
});
