import { expect, test, visit } from "./visit.ts";

test.describe("somebody who needs help at /an-toan", () => {
  test("can dial every number with one tap, before any script has run", async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto("/an-toan");
    for (const number of ["115", "113", "111", "096 306 1414", "1900 969 680"]) {
      const call = page.getByRole("main").getByRole("link", { name: new RegExp(`^Gọi .+, ${number}$`) });
      await expect(call).toHaveAttribute("href", `tel:${number.replaceAll(" ", "")}`);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.context().close();
  });

  test("sees who answers now and who does not", async ({ page }) => {
    // A Monday night in Vietnam: the volunteers' line works from Wednesday to Sunday.
    await page.clock.install({ time: new Date("2026-11-23T23:00:00+07:00") });
    await visit(page, "/an-toan");
    const line = (number: string) =>
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: number }) });
    await expect(line("115")).toContainText("24/7 · đang mở");
    await expect(line("096 306 1414")).toContainText("13:00–20:30, thứ Tư đến Chủ nhật · ngoài giờ");
    await expect(line("1900 969 680")).toContainText("Chưa rõ giờ trực");
  });

  test("is told what it is not, and how much it misses", async ({ page }) => {
    await visit(page, "/an-toan");
    const main = page.getByRole("main");
    await expect(main.getByText(/^Đây không phải trị liệu/)).toBeVisible();
    await expect(main.getByText(/^Không có ai ngồi trực phía sau/)).toBeVisible();
    // Four figures of each set with people in danger, two of the everyday one.
    await expect(main.getByText(/^\d+ trên \d+$/)).toHaveCount(5 * 4 + 2);
  });
});
