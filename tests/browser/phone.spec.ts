// The house on a phone: what lies under the thumb.
import type { Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { aMember } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const tabs = (page: Page) => page.getByRole("navigation", { name: "Đi nhanh" });
const tab = (page: Page, name: string) => tabs(page).getByRole("link", { name, exact: true });
const player = (page: Page) => page.getByRole("region", { name: "Trình phát âm thanh" });
async function playFirst(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Tập mới nhất" }).getByRole("button").first().tap();
  await expect(player(page).getByRole("button", { name: "Tạm dừng" })).toBeVisible();
}
const measureBottom = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0));
};

const VISITOR_TABS = [
  ["Trang chính", "/"],
  ["Nghe", "/podcasts"],
  ["Đọc", "/blogs"],
  ["Trò chuyện", "/companion"],
] as const;

test.describe("the tab bar", () => {
  test("is in the document before any script, and does not move the page", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto("/about");
    await expect(tabs(page).getByRole("link")).toHaveCount(5);
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    await context.close();
  });

  test("leads a visitor to every room, and marks the one they are in", async ({ page }) => {
    await visit(page, "/about");
    await expect(tabs(page).locator("[aria-current]")).toHaveCount(0);
    for (const [name, path] of VISITOR_TABS) {
      await tab(page, name).tap();
      await expect(page).toHaveURL(path);
      await expect(tabs(page).locator("[aria-current]")).toHaveText(name);
      await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    }
    await tab(page, "Bạn").tap();
    await expect(page).toHaveURL("/login");
    await expect(tabs(page)).toHaveCount(0);
  });

  test("marks the room of a page further in", async ({ page }) => {
    await visit(page, "/podcast/list/all");
    await expect(tab(page, "Nghe")).toHaveAttribute("aria-current", "true");
  });

  test("leads a member home, to the conversation and to their account", async ({
    page,
    request,
    baseURL,
  }) => {
    await signIn(page, await aMember(request), baseURL ?? "");
    await visit(page, "/about");
    await expect(tab(page, "Trang chính")).toHaveAttribute("href", "/my-home");
    await expect(tab(page, "Trò chuyện")).toHaveAttribute("href", "/chat/map");
    await tab(page, "Bạn").tap();
    await expect(page).toHaveURL("/profile");
    await visit(page, "/chat/map");
    await expect(tabs(page)).toHaveCount(0);
  });

  test("gives every finger room, also on a narrow phone", async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await visit(page, "/about");
      for (const link of await tabs(page).getByRole("link").all()) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(48);
        expect(box?.width).toBeGreaterThanOrEqual(48);
        const cut = await link.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(cut, await link.innerText()).toBeLessThanOrEqual(0);
      }
    }
  });

  test("stands under the player's bar, and the page ends above both", async ({ page }) => {
    await visit(page, "/podcasts");
    await playFirst(page);
    const top = Math.round((await tabs(page).boundingBox())?.y ?? 0);
    expect(await measureBottom(page, ".tab-bar")).toBe(844);
    expect(await measureBottom(page, "#player-dock")).toBe(top);
    const player = (await page.locator("#player-dock").boundingBox())?.height ?? 0;
    expect(player).toBeGreaterThan(40);
    const end = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(Math.abs(end - (844 - top) - player)).toBeLessThanOrEqual(2);
  });

  test("makes room for the keyboard while a person writes", async ({ page }) => {
    await visit(page, "/blogs");
    const search = page.getByRole("main").getByRole("searchbox").first();
    await search.tap();
    await expect(tabs(page)).toBeHidden();
    await search.blur();
    await expect(tabs(page)).toBeVisible();
  });

  test("is not there where the window is wide", async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 900 });
    await visit(page, "/about");
    await expect(tabs(page)).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`shuts nobody out, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit(page, "/podcasts");
      expect(await problemsOn(page)).toEqual([]);
    });
  }
});

test("the foot of a page is shorter than half the screen", async ({ page }) => {
  await visit(page, "/about");
  const foot = await page.getByRole("contentinfo").boundingBox();
  expect(foot?.height).toBeLessThanOrEqual(422);
});

test.describe("the evening home", () => {
  test("meets a newcomer with one thing to do, and with no empty hands shown", async ({
    page,
    request,
    baseURL,
  }) => {
    await signIn(page, await aMember(request), baseURL ?? "");
    await page.clock.setFixedTime(new Date("2026-11-22T21:18:00+07:00"));
    await page.goto("/my-home");
    const tonight = page.getByRole("region", { name: "Tối nay, một thứ thôi" });
    await expect(tonight.getByRole("button", { name: /^Nghe/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("region", { name: "Tiếp tục chỗ dở" })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await tonight.getByRole("button", { name: /^Nghe/ }).tap();
    await expect(page.locator("audio").first()).toHaveJSProperty("paused", false);
  });

  test("brings a member back to the article, the sound and the lesson with one touch", async ({
    page,
    request,
    baseURL,
  }) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    const [episode] = await fetchRows(request, "episode?select=id,title,duration&limit=1&duration=gt.60");
    await page.route("**/rest/v1/listeningPosition?select=seconds,updatedAt*", (route) =>
      route.fulfill({
        json: [{ seconds: 30, updatedAt: "2026-11-22T10:00:00Z", episode: { ...episode, audio: "/x.mp3" } }],
      }),
    );
    await page.route("**/functions/v1/course/progress", (route) =>
      route.fulfill({
        json: { data: [{ title: "Thương mà vẫn có cửa", total: 5, complete: 2, courseId: 3 }] },
      }),
    );
    const [blog] = await fetchRows(request, "blog?select=id,title&limit=1");
    await visit(page, `/blog/detail/${blog?.id}`);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, scrollY + 900));
      const kept = () => page.evaluate(() => localStorage.getItem("reading"));
      await expect.poll(kept, { timeout: 2_000 }).toContain(member.userId);
    }).toPass();
    const left = await page.evaluate(() => scrollY);
    await visit(page, "/my-home");
    const goOn = page.getByRole("region", { name: "Tiếp tục chỗ dở" });
    await expect(goOn.getByRole("listitem")).toHaveCount(3);
    await expect(goOn).toContainText("Học tiếp · 2 trên 5 bài");
    await expect(goOn.getByRole("link", { name: "Thương mà vẫn có cửa" })).toHaveAttribute(
      "href",
      "/course/3/learn",
    );
    await expect(goOn.getByRole("button", { name: String(episode?.title) })).toBeVisible();
    await goOn.getByRole("link", { name: String(blog?.title) }).tap();
    await expect(page).toHaveURL(`/blog/detail/${blog?.id}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left * 0.6);
  });

  test("lets a person reach the last of a row by key", async ({ page, request, baseURL }) => {
    await signIn(page, await aMember(request), baseURL ?? "");
    await visit(page, "/my-home");
    const row = page.getByRole("region", { name: "Tập mới nhất" }).getByRole("article");
    await expect(row).toHaveCount(6);
    await row.last().getByRole("button").focus();
    await expect(row.last()).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe("an exercise", () => {
  const alone = (page: Page) => page.getByRole("dialog", { name: "Thở cùng nhau một lát" });

  test("takes the whole screen, and going back leaves it", async ({ page }) => {
    await visit(page, "/essentials");
    await page.getByRole("button", { name: "Bắt đầu", exact: true }).tap();
    await expect(alone(page)).toBeVisible();
    await expect.poll(() => alone(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const stop = alone(page).getByRole("button", { name: "Dừng lại" });
    await expect(stop).toBeInViewport({ ratio: 1 });
    expect((await stop.boundingBox())?.y).toBeGreaterThan(633);
    await page.goBack();
    await expect(alone(page)).toHaveCount(0);
    await expect(page).toHaveURL("/essentials");
    await page.getByRole("button", { name: "Bắt đầu", exact: true }).tap();
    await expect(stop).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(alone(page)).toHaveCount(0);
    await expect(page).toHaveURL("/essentials");
  });

  test("begins by its link, ends with a bell and lets a person go", async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const tones: number[] = [];
      Object.assign(window, { tones });
      const begin = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        tones.push(this.frequency.value);
        begin.call(this, when);
      };
    });
    await visit(page, "/essentials?exercise=breathing");
    await expect(alone(page).getByText("Hít vào")).toBeVisible();
    // No browser lets a page sound that nobody touched.
    await alone(page).getByText("Hít vào").tap();
    await page.clock.runFor(75_000);
    await expect(alone(page).getByText(/^Bạn vừa thở \d+ nhịp/)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { tones: number[] }).tones.length)).toBe(3);
    await alone(page).getByRole("button", { name: "Vậy là đủ rồi" }).tap();
    await expect(alone(page)).toHaveCount(0);
    await expect(page).toHaveURL("/essentials");
  });

  test("leads back to the ground alone on the screen", async ({ page }) => {
    await visit(page, "/essentials?exercise=grounding");
    const walk = page.getByRole("dialog", { name: /^Neo lại/ });
    await walk.getByRole("button", { name: "Thấy rồi" }).tap();
    await expect(walk.getByText(/^Năm thứ bạn đang nhìn thấy/)).toBeVisible();
    await walk.getByRole("button", { name: "Rời bài này" }).tap();
    await expect(walk).toHaveCount(0);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`shuts nobody out, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit(page, "/essentials?exercise=breathing");
      await expect(alone(page)).toBeVisible();
      expect(await problemsOn(page)).toEqual([]);
    });
  }
});

test("a visitor has the screen to themselves until something plays", async ({ page }) => {
  for (const path of ["/podcasts", "/podcast/detail/1"]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
    await expect(player(page)).toHaveCount(0);
  }
  await visit(page, "/podcast/list/all");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(11);
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("a visitor finds buttons that a thumb cannot miss", async ({ page }) => {
  for (const path of [
    "/",
    "/podcasts",
    "/podcast/detail/1",
    "/blogs",
    "/companion",
    "/essentials",
    "/login",
  ]) {
    await visit(page, path);
    const heights = await page
      .getByRole("main")
      // Numbers of pages are many and smaller.
      .locator(".bg-wine:visible:not(nav *)")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 48)).toEqual([]);
  }
});

for (const width of [360, 390]) {
  test(`the headings of a phone of ${width} pixels break between words, not inside of them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    const split = await page.locator("h1, h2, h3").evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const { index } of (node.textContent ?? "").matchAll(/\u00a0/g)) {
            const range = document.createRange();
            const measureTop = (at: number) => {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              return range.getBoundingClientRect().top;
            };
            if (Math.abs(measureTop(index - 1) - measureTop(index + 1)) > 4)
              found.push(node.textContent ?? "");
          }
        }
        return found;
      }),
    );
    expect(split).toEqual([]);
    await expect(
      page.getByRole("heading", { level: 1, name: "Một khoảng lặng để gặp lại chính mình." }),
    ).toBeVisible();
  });
}

test("the player's sheet is drawn down to close it", async ({ page }) => {
  await visit(page, "/podcasts");
  await playFirst(page);
  await page.getByRole("button", { name: /^Mở trình phát/ }).tap();
  const sheet = page.getByRole("dialog", { name: "Trình phát âm thanh" });
  await expect(sheet).toBeVisible();
  const drag = (to: number) =>
    sheet.locator(".touch-none").evaluate((grip, y) => {
      const at = (type: string, clientY: number) =>
        grip.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, pointerType: "touch", clientY, bubbles: true }),
        );
      grip.setPointerCapture = () => {};
      at("pointerdown", 20);
      at("pointermove", y);
      at("pointerup", y);
    }, to);
  await drag(30);
  await expect(sheet).toBeVisible();
  await drag(300);
  await expect(sheet).toBeHidden();
});
