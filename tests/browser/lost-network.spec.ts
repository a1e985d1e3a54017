import type { Locator, Page } from "@playwright/test";
import { tableFails } from "./data-api.ts";
import { expect, test, visit } from "./visit.ts";

const nav = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

test.describe("a visitor whose data does not come", () => {
  test.use({ expectedComplaint: /could not be loaded/ });

  for (const how of [500, "offline"] as const) {
    for (const table of ["blog", "category", "both"] as const) {
      test(`still has a library page when ${table} fails with ${how}`, async ({ page }) => {
        await visit(page, "/about");
        for (const each of table === "both" ? ["blog", "category"] : [table])
          await tableFails(page, each, how);
        await nav(page, "Blogs").click();
        await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
        await expect(
          page.getByRole("navigation", { name: "Chủ đề" }).getByRole("link").first(),
        ).toBeVisible();
        await expect(page.getByText("Đang tải bài viết...")).toHaveCount(0);
        if (table === "category") {
          await expect(page.getByRole("region", { name: "Bài viết" }).getByRole("article")).toHaveCount(12);
        }
      });
    }
  }

  test("is not told that the library is empty when it only could not be reached", async ({ page }) => {
    await visit(page, "/about");
    await tableFails(page, "blog", "offline");
    await nav(page, "Blogs").click();
    await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
    await expect(page.getByText("Đang tải bài viết...")).toHaveCount(0);
    await expect(page.getByText("0 bài viết", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Thử lại" })).toBeVisible();
  });
});

test.describe("a visitor whose script of answers was lost on its way", () => {
  test.use({ expectedComplaint: /could not be loaded/ });

  test("gets the articles with a new document, because the browser does not ask for it twice", async ({
    page,
  }) => {
    await page.route("**/assets/schemas-*.js", (route) => route.abort("internetdisconnected"), { times: 1 });
    await visit(page, "/about");
    await nav(page, "Blogs").click();
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(page.getByRole("region", { name: "Bài viết" }).getByRole("article")).toHaveCount(12);
  });
});

test("a phone without a network closes the menu to say why nothing opens", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await page.getByRole("button", { name: "Mở menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Bạn đang ngoại tuyến" })).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  await context.setOffline(false);
});

const SCRIPTS = /\/assets\//;
/** More than any pause of the page's own. */
const LONG = 30_000;

/** Counts what is asked of the server from here on; sounds are not counted. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() !== "media") count += 1;
  });
  return () => count;
}

const FAULTS = {
  offline: (page: Page) => page.context().setOffline(true),
  refused: (page: Page) => page.route(SCRIPTS, (route) => route.abort("connectionrefused")),
  gone: (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: "Not found" })),
  flaky: (page: Page) => page.route(SCRIPTS, (route) => route.abort("connectionreset"), { times: 1 }),
};

async function mend(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.context().setOffline(false);
}

const INTENTS = {
  hover: (link: Locator) => link.hover(),
  focus: (link: Locator) => link.focus(),
  touch: (link: Locator) => link.dispatchEvent("touchstart"),
};

const episode = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Nghe .+/ });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** A page that plays and is marked; its clock is ours. */
async function listens(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, "/podcast/detail/1");
  await page.waitForLoadState("networkidle");
  await episode(page).last().click();
  await expect(page.getByRole("button", { name: "Tạm dừng" }).first()).toBeVisible();
  // Whole: what follows is about pages, not about a sound that cannot be had.
  const missing = (audio: HTMLAudioElement) =>
    audio.buffered.length ? audio.duration - audio.buffered.end(audio.buffered.length - 1) : Number.NaN;
  await expect.poll(() => page.locator("audio").evaluate(missing)).toBeLessThan(1);
  await page.evaluate(() => {
    document.body.dataset.same = "document";
  });
}

async function goesOn(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveAttribute("data-same", "document");
  expect(await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
}

/** Time passes by steps: what fails in one sets the pause before the next. */
async function waitFor(page: Page, there: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(there).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(LONG);
}

test.describe("somebody who listens", () => {
  test.use({ expectedComplaint: /fetch|load|import/i });

  for (const [intent, fault] of [
    ["hover", "offline"],
    ["hover", "refused"],
    ["hover", "gone"],
    ["hover", "flaky"],
    ["focus", "offline"],
    ["focus", "gone"],
    ["touch", "offline"],
    ["touch", "gone"],
  ] as const) {
    test(`goes on listening after the ${intent} of a link whose script is ${fault}`, async ({ page }) => {
      await listens(page);
      await FAULTS[fault](page);
      const requests = countRequests(page);
      await INTENTS[intent](nav(page, "Blogs"));
      await page.clock.runFor(LONG);
      await goesOn(page);
      expect(requests()).toBeLessThan(20);
      await mend(page);
      await nav(page, "Blogs").click();
      await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
      await goesOn(page);
    });
  }

  test("stays on the page when a link is followed offline", async ({ page }) => {
    await listens(page);
    await FAULTS.offline(page);
    const requests = countRequests(page);
    await nav(page, "Blogs").click();
    await waitFor(page, said(page, "Bạn đang ngoại tuyến"));
    await goesOn(page);
    expect(requests()).toBeLessThan(5);
  });

  test("is told after a few attempts that a page cannot be had, and tries again by a button", async ({
    page,
  }) => {
    await listens(page);
    await FAULTS.refused(page);
    const requests = countRequests(page);
    await nav(page, "Blogs").click();
    await waitFor(page, said(page, "Chưa mở được trang ấy"));
    await goesOn(page);
    await expect(page).toHaveURL(/\/podcast\/detail\/1$/);
    await expect(page.locator("#main")).toHaveAttribute("aria-busy", "false");
    // Of the handful of files that the page needs each is asked for when it is meant and three times when it is wanted.
    expect(requests()).toBeLessThan(60);
    await mend(page);
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
    await expect(said(page, "Chưa mở được trang ấy")).toHaveCount(0);
    await goesOn(page);
  });

  test("opens a page whose script came only at the second attempt", async ({ page }) => {
    await listens(page);
    await page.route(SCRIPTS, (route) => route.abort("connectionreset"), { times: 2 });
    await nav(page, "Blogs").click();
    await waitFor(page, page.getByRole("heading", { level: 1, name: "Inner Whispers" }));
    await goesOn(page);
  });

  test("decides when a page of a newer release is opened", async ({ page }) => {
    await listens(page);
    await FAULTS.gone(page);
    await nav(page, "Blogs").click();
    await waitFor(page, said(page, "Vừa có bản mới"));
    await goesOn(page);
    await mend(page);
    await page.getByRole("button", { name: "Mở trang ấy" }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(page.locator("body")).not.toHaveAttribute("data-same");
  });
});

test.describe("a visitor who neither listens nor writes", () => {
  test.use({ expectedComplaint: /fetch|load|import/i });

  test("gets a page of a newer release by a new document", async ({ page }) => {
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    await FAULTS.gone(page);
    await nav(page, "Blogs").click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/blogs$/);
    await mend(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
  });
});

test.describe("a tab that outlives a release", () => {
  const NEWER = "Có bản mới của trang này.";

  test("offers to load anew once nothing plays, and not again when that is declined", async ({ page }) => {
    await page.route("**/release.txt", (route) => route.fulfill({ body: "newer" }));
    await listens(page);
    await page.clock.runFor("20:00");
    await page.clock.runFor("20:00");
    await expect(said(page, NEWER)).toHaveCount(0);
    await page.getByRole("button", { name: "Tạm dừng" }).first().click();
    await expect(said(page, NEWER)).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-same", "document");
    await page.getByRole("button", { name: "Để sau" }).click();
    await page.clock.runFor("20:00");
    await expect(said(page, NEWER)).toHaveCount(0);
  });

  test("waits for words that nobody has yet", async ({ page }) => {
    await page.clock.install();
    await page.route("**/release.txt", (route) => route.fulfill({ body: "newer" }));
    await visit(page, "/login");
    await page.waitForLoadState("networkidle");
    await page.getByRole("textbox").first().fill("mai@");
    const asked = page.waitForResponse("**/release.txt");
    await page.clock.runFor("20:00");
    await asked;
    await expect(said(page, NEWER)).toHaveCount(0);
    await page.getByRole("link", { name: "Bên Trong" }).first().click();
    await expect(said(page, NEWER)).toBeVisible();
  });

  test("is left alone by its own release", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/about");
    // What looks for a release comes after the page.
    await page.waitForLoadState("networkidle");
    const asked = page.waitForResponse("**/release.txt");
    await page.clock.runFor("20:00");
    expect((await asked).status()).toBe(200);
    await expect(said(page, NEWER)).toHaveCount(0);
  });
});

test.describe("a visitor in a tunnel", () => {
  // The router tells the console that a page's script did not come.
  test.use({ expectedComplaint: /fetch|load|import/i });

  for (const [from, to] of [
    ["/", "Câu chuyện"],
    ["/about", "Blogs"],
    ["/blogs", "Inner Essentials"],
    ["/essentials", "Trang chủ"],
  ] as const) {
    test(`finds no white page going from ${from} to “${to}”, and goes on when the network is back`, async ({
      page,
      context,
    }) => {
      await visit(page, from);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await nav(page, to).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await context.setOffline(false);
      await nav(page, to).click();
      await expect(nav(page, to)).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("a visitor whose phone believes it is online", () => {
  test.use({ expectedComplaint: /fetch|load|import/i });
  const SCRIPTS = /\/assets\/|\/favicon\.svg/;

  test("keeps the page when another one cannot be fetched, is told why, and goes on later", async ({
    page,
  }) => {
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      document.body.dataset.same = "document";
    });
    await page.route(SCRIPTS, (route) => route.abort("internetdisconnected"));
    await nav(page, "Inner Essentials").click();
    await expect(page.getByRole("status").filter({ hasText: "Chưa mở được trang ấy" })).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator("#main")).toHaveAttribute("aria-busy", "false");
    // Nothing was loaded again: what plays goes on, what was typed is there.
    await expect(page.locator("body")).toHaveAttribute("data-same", "document");
    await page.unroute(SCRIPTS);
    await nav(page, "Inner Essentials").click();
    await expect(page).toHaveURL(/\/essentials$/);
    await expect(page.getByRole("heading", { level: 1, name: "Những thứ nhỏ" })).toBeVisible();
    await expect(page.getByText("Chưa mở được trang ấy")).toHaveCount(0);
  });
});
