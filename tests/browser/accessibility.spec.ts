import { visitorPages } from "./pages.ts";
import { problemsOn } from "./problems.ts";
import { expect, test, visit } from "./visit.ts";

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test(`nobody is shut out of any page, ${colorScheme}, ${width} pixels`, async ({ page, request }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found: string[] = [];
    for (const path of [...(await visitorPages(request)), "/blogs?q=zzzz", "/blog/detail/99999999"]) {
      await visit(page, path);
      found.push(...(await problemsOn(page)).map((problem) => `${path} ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

test("nobody is shut out of the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: "Mở menu" }).click();
  expect(await problemsOn(page)).toEqual([]);
});

test("nothing moves for somebody who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/essentials");
  await page.getByRole("button", { name: "Bắt đầu", exact: true }).click();
  await expect(page.getByRole("main").getByText("Hít vào").first()).toBeVisible();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 50).length,
  );
  expect(moving).toBe(0);
});
