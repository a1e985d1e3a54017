import type { Page } from "@playwright/test";
import { aMember, anotherDevice } from "./members.ts";
import { MEMBER_PAGES } from "./pages.ts";
import { problemsOn } from "./problems.ts";
import { signIn } from "./sign-in.ts";
import { expect, measureWidth, test, visit } from "./visit.ts";

/** Opens a page and waits until everything on it has come. */
async function arrive(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("main .animate-pulse")).toHaveCount(0);
}

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test(`no member is shut out of any page of theirs, ${colorScheme}, ${width} pixels`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const member = await aMember(request);
    await anotherDevice(request, member);
    await signIn(page, member, baseURL ?? "");
    for (const path of MEMBER_PAGES) {
      await arrive(page, path);
      expect(await problemsOn(page), path).toEqual([]);
    }
    await arrive(page, "/profile");
    await page.getByRole("button", { name: "Đổi email" }).click();
    await page.getByRole("button", { name: "Gửi thư xác nhận" }).click();
    await page.getByRole("button", { name: "Đổi mật khẩu" }).click();
    await page.getByRole("button", { name: "Đổi mật khẩu" }).click();
    await page.getByText("Xem lại từng lần").click();
    expect(await problemsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Xóa tài khoản" }).click();
    await page.getByRole("button", { name: "Xóa hẳn tài khoản" }).click();
    expect(await problemsOn(page)).toEqual([]);
  });
}

test("every page of a member fits the screen, and every control the finger", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  for (const path of MEMBER_PAGES) {
    await arrive(page, path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => measureWidth(page), { message: path }).toBe(width);
    }
  }
  await arrive(page, "/profile");
  const small = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("button, a, summary, label:has(input[type=radio])")]
      // Those of a closed dialog have no size.
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});

test("a member goes through the account without a mouse", async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await arrive(page, "/profile");
  await page
    .getByRole("navigation", { name: "Các mục trong trang" })
    .getByRole("link", { name: "Thiết bị" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thiết bị" })).toBeInViewport();
  await page.getByRole("radio", { name: "Hình 1", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Hình 2", exact: true })).toBeChecked();
  const letters = page.getByRole("switch", { name: "Bản tin" });
  await letters.focus();
  await page.keyboard.press("Space");
  await expect(letters).toBeChecked();
  await expect(letters).toBeFocused();
  const opener = page.getByRole("button", { name: "Xóa tài khoản" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Bạn muốn xóa tài khoản?" });
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
