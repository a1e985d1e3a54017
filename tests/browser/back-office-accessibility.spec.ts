// Nobody who works here is shut out by what they see with or how they type.
import type { Page } from "@playwright/test";
import { anEditor, aTitle } from "./editors.ts";
import { aMember, call } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
/** Groups end within the time of a test on a busy machine. */
const SCREENS = {
  articles: ["", "/overview", "/blog", "/blog/1", "/blog/create", "/contentTrash", "/category"],
  podcasts: ["/podcast", "/podcast/1", "/episode", "/episode/1", "/mediaFile/create"],
  courses: ["/course", "/course/1", "/lesson", "/plan"],
  people: ["/person", "/person/import", "/data-requests", "/audit", "/health"],
  money: ["/order", "/transfer", "/statement", "/revenue"],
  safety: ["/hotline", "/hotline/ngay-mai", "/hotline/115", "/hotline/create", "/safety"],
};

/** Waits until the requests of a screen are answered. */
async function settled(page: Page): Promise<void> {
  await expect(main(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
}

/** Colours are all that another scheme changes; they have arrived when nothing fades any more. */
async function dark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const problems = await problemsOn(page, ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "light" });
  return problems.map((problem) => `in the dark: ${problem}`);
}

async function findProblems(page: Page, path: string): Promise<string[]> {
  await page.goto(`/admin${path}`);
  await settled(page);
  const problems = [...(await problemsOn(page)), ...(await dark(page))];
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) problems.push(`${overflow} pixels wider than the screen`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  return problems.map((problem) => `${path} ${problem}`);
}

for (const width of [1280, 390]) {
  for (const [group, screens] of Object.entries(SCREENS)) {
    test(`nobody is shut out of ${group} in the back office, light or dark, ${width} pixels`, async ({
      page,
      request,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      const editor = await anEditor(request, "administrator", "Phạm Hoài Thương");
      const paths = [...screens];
      if (group === "articles") {
        // So that the trash has a row, whoever was here before.
        const { id } = await editor.add("blog", { title: aTitle("Bài bỏ đi") });
        await call(request, `/rest/v1/blog?id=eq.${id}`, { method: "DELETE", token: editor.accessToken });
      }
      if (group === "people") paths.push(`/person/${(await aMember(request)).userId}`);
      await signIn(page, editor, baseURL ?? "");
      const found: string[] = [];
      for (const path of paths) found.push(...(await findProblems(page, path)));
      expect(found).toEqual([]);
    });
  }
}

test("with keys alone an editor goes from the menu to an article and back", async ({ page, baseURL }) => {
  await signIn(page, await aSession("moderator"), baseURL ?? "");
  await page.goto("/mod");
  const menu = page.getByRole("navigation", { name: "Trình đơn" });
  await menu.getByRole("link", { name: "Bài viết" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mod/blog");
  await expect(menu.getByRole("link", { name: "Bài viết" })).toHaveAttribute("aria-current", "page");
  const row = main(page).getByRole("table").getByRole("row").nth(1);
  const title = await row.getByRole("link").textContent();
  await row.getByRole("checkbox", { name: `Chọn ${title}` }).focus();
  await page.keyboard.press("Space");
  await expect(main(page).getByText("Đã chọn 1 mục")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("textbox", { name: "Tiêu đề" })).toHaveValue(String(title));
});

test("on a phone the menu is opened, leads somewhere, and is out of the way again", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin");
  await page.getByRole("button", { name: "Mở trình đơn" }).click();
  const menu = page.getByRole("navigation", { name: "Trình đơn" });
  await expect(menu.getByRole("link", { name: "Sức khỏe hệ thống" })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await menu.getByRole("link", { name: "Nhật ký" }).click();
  await expect(page).toHaveURL("/admin/audit");
  await expect(menu).toBeHidden();
});
