// The small tools that have a page of their own: on a phone, without an account, without a network.
import type { BrowserContext, Page } from "@playwright/test";
import { aMember } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { signIn } from "./sign-in.ts";
import { expect, hydrated, measureWidth, test, visit } from "./visit.ts";

test.use({ viewport: { width: 390, height: 844 } });

const FEELINGS = "/essentials/banh-xe-cam-xuc";
const LET_GO = "/essentials/viet-roi-buong";
const GRATITUDE = "/essentials/biet-on";
const BODY_SCAN = "/essentials/quet-co-the";
const PATHS = [FEELINGS, LET_GO, GRATITUDE, BODY_SCAN];

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

/** All that this browser keeps, in one text: storages, cookies, history and caches. */
const keptText = async (page: Page, context: BrowserContext): Promise<string> => {
  const onPage = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      databases,
      location.href,
    ]);
  });
  return onPage + JSON.stringify(await context.cookies());
};

test("each tool is one screen on a phone, shuts nobody out and closes to where the others are", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of PATHS) {
      await visit(page, path);
      expect(await measureWidth(page)).toBe(390);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(844);
      expect((await problemsOn(page)).map((problem) => `${path} ${problem}`)).toEqual([]);
      const close = page.getByRole("link", { name: "Đóng" });
      expect((await close.boundingBox())?.y).toBeGreaterThan(633);
    }
  }
  await page.getByRole("link", { name: "Đóng" }).click();
  await expect(page).toHaveURL("/essentials");
});

test("a visitor finds the tools at /essentials", async ({ page }) => {
  await visit(page, "/essentials");
  const links = page.getByRole("region", { name: "Một thứ, một màn hình" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(PATHS);
});

test.describe("the wheel of feelings", () => {
  test("leads to a word in two taps, and back to the same place", async ({ page }) => {
    await visit(page, FEELINGS);
    await press(page, "Buồn");
    const word = page.getByRole("list", { name: "Những từ gần “Buồn”" }).getByRole("button", { name: "Tủi" });
    await expect(word).toBeInViewport({ ratio: 1 });
    expect(await problemsOn(page)).toEqual([]);
    await word.click();
    const heading = page.getByRole("heading", { level: 2, name: "Tủi" });
    await expect(heading).toBeFocused();
    await expect(page.getByText(/^Tủi hay tới khi/)).toBeVisible();
    expect(await problemsOn(page)).toEqual([]);
    await press(page, "Chọn từ khác");
    await expect(word).toBeFocused();
  });

  test("is a nested list for keys: the words of a direction come right after it", async ({ page }) => {
    await visit(page, FEELINGS);
    await page.getByRole("button", { name: "Lo", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Lo", exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Bồn chồn" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Bồn chồn" })).toBeFocused();
  });

  test("keeps nothing of a choice, until it is taken to a conversation", async ({ page, context }) => {
    await visit(page, FEELINGS);
    await page.waitForLoadState("networkidle");
    const before = await keptText(page, context);
    await press(page, "Yên");
    await press(page, "Nguôi ngoai");
    expect(await keptText(page, context)).toBe(before);
    await press(page, "Mang sang trò chuyện");
    await expect(page).toHaveURL(/\/login/);
    expect(await keptText(page, context)).toContain("Hôm nay mình thấy nguôi ngoai.");
  });

  test("says the words in English, with the Vietnamese beside them", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
    await visit(page, FEELINGS);
    await press(page, "Sad");
    await press(page, "Slighted");
    await expect(page.locator("main [lang=vi]")).toHaveText("Tủi");
  });
});

test.describe("the page that keeps nothing", () => {
  const LETTER = "Hôm nay con mệt lắm\nmà không biết kể với ai";

  test("lets words dissolve line by line, and neither stores nor sends them", async ({ page, context }) => {
    await page.clock.install();
    await visit(page, LET_GO);
    await page.waitForLoadState("networkidle");
    const before = await keptText(page, context);
    const requests: string[] = [];
    // Parts of the site itself may still arrive; they are the same for everybody.
    const isOwnFile = (url: string) => new URL(url).pathname.startsWith("/assets/");
    page.on("request", (request) => !isOwnFile(request.url()) && requests.push(request.url()));
    const field = page.getByLabel("Điều bạn đang mang");
    await field.fill(LETTER);
    expect(await keptText(page, context)).toBe(before);
    await press(page, "Buông");
    const lines = page.locator(".let-go-line");
    await expect(lines).toHaveText(["Hôm nay con mệt lắm", "mà không biết kể với ai"]);
    await page.clock.runFor(1_000);
    await expect(lines.nth(0)).toHaveClass(/is-gone/);
    await expect(lines.nth(1)).not.toHaveClass(/is-gone/);
    await page.clock.runFor(4_000);
    await expect(page.getByRole("heading", { name: "Vậy là buông rồi." })).toBeFocused();
    expect(await page.content()).not.toContain("con mệt lắm");
    expect(await keptText(page, context)).toBe(before);
    expect(requests).toEqual([]);
    await press(page, "Viết thêm");
    await expect(field).toHaveValue("");
  });

  test("has nothing left after a reload", async ({ page }) => {
    await visit(page, LET_GO);
    const field = page.getByLabel("Điều bạn đang mang");
    await field.fill(LETTER);
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue("");
    await expect(page.getByRole("button", { name: "Buông" })).toBeDisabled();
  });

  test("always has the numbers to call at hand", async ({ page }) => {
    await visit(page, LET_GO);
    await expect(page.getByRole("link", { name: /115/ })).toHaveAttribute("href", "tel:115");
    await page.getByRole("link", { name: "Xem các số gọi được ngay" }).click();
    await expect(page).toHaveURL("/an-toan");
  });
});

test.describe("the line of gratitude", () => {
  const field = (page: Page) => page.getByLabel("Hôm nay, điều gì nhỏ thôi mà bạn thấy biết ơn?");
  const lines = (page: Page) => page.getByRole("region", { name: "Những dòng đã giữ" }).getByRole("listitem");

  async function keeps(page: Page, words: string): Promise<void> {
    await field(page).fill(words);
    await page.getByRole("button", { name: /dòng này|dòng hôm nay/ }).click();
    await expect(page.getByText("Đã giữ trên máy này.").first()).toBeVisible();
  }

  test("is one a day, stays on the device, leaves as a file and is deleted", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-22T20:00:00+07:00") });
    await visit(page, GRATITUDE);
    await keeps(page, "trà nóng");
    await keeps(page, "trà nóng, mẹ gọi");
    await expect(lines(page)).toHaveText([/22\/11\/2026\s*trà nóng, mẹ gọi/]);
    await page.clock.setSystemTime(new Date("2026-11-23T07:00:00+07:00"));
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue("");
    await keeps(page, "mưa tạnh");
    await expect(lines(page)).toHaveText([/mưa tạnh/, /mẹ gọi/]);
    expect(await problemsOn(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Tải về thành tệp chữ")]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe("2026-11-22  trà nóng, mẹ gọi\n2026-11-23  mưa tạnh\n");
    await press(page, "Xóa dòng ngày 22/11/2026");
    await expect(lines(page)).toHaveText([/mưa tạnh/]);
    await press(page, "Xóa hết");
    await expect(page.getByRole("button", { name: "Thôi, giữ lại" })).toBeFocused();
    await press(page, "Xóa hết thật");
    await expect(lines(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("mưa tạnh");
  });

  test("says so when the browser keeps nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await visit(page, GRATITUDE);
    await field(page).fill("trà nóng");
    await press(page, "Giữ dòng này");
    await expect(page.getByRole("alert").filter({ hasText: "không cho lưu" })).toBeVisible();
    await expect(field(page)).toHaveValue("trà nóng");
  });

  test("of a member outlives a session that ends by itself and goes when they sign out", async ({
    page,
    request,
    baseURL,
  }) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    await visit(page, "/about");
    const session = (await page.evaluate(() => localStorage.getItem("user"))) ?? "";
    const line = JSON.stringify([{ day: "2026-11-20", words: "dòng của khách" }]);
    await page.evaluate((stored) => localStorage.setItem("gratitude", stored), line);
    await visit(page, GRATITUDE);
    await expect(page.getByText(/Khi bạn đăng xuất, chúng bị xóa/)).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await keeps(page, "dòng của mình");
    const reloaded = page.waitForEvent("load");
    await page.evaluate(() => window.dispatchEvent(new Event("logout")));
    await reloaded;
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    // Whoever comes next on this device sees a visitor's lines alone.
    await visit(page, GRATITUDE);
    await expect(lines(page)).toHaveText([/dòng của khách/]);
    await page.evaluate((user) => localStorage.setItem("user", user), session);
    await visit(page, GRATITUDE);
    await expect(lines(page)).toHaveText([/dòng của mình/]);
    await page.goto("about:blank");
    await signIn(page, member, baseURL ?? "");
    await visit(page, GRATITUDE);
    await keeps(page, "dòng của mình");
    await visit(page, "/about");
    await page.getByRole("button", { name: "Mở menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Đăng xuất" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("dòng của mình");
  });
});

test.describe("the body scan", () => {
  const FEET = "Hai bàn chân. Ấm hay mát, nặng hay nhẹ, cứ để vậy.";

  test("goes through the body with bells, holds the screen awake and ends", async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const seen = { bells: [] as number[], locks: 0, released: 0 };
      Object.assign(window, { seen });
      const begin = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        if (this.frequency.value === 264) seen.bells.push(Math.round((when ?? 0) - this.context.currentTime));
        begin.call(this, when);
      };
      const lock = async () => {
        seen.locks += 1;
        return {
          release: async () => {
            seen.released += 1;
          },
        };
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request: lock } });
    });
    const seen = () =>
      page.evaluate(
        () => (window as unknown as { seen: { bells: number[]; locks: number; released: number } }).seen,
      );
    await visit(page, BODY_SCAN);
    await press(page, "Bắt đầu");
    const stop = page.getByRole("button", { name: "Dừng lại" });
    await expect(stop).toBeFocused();
    expect((await stop.boundingBox())?.y).toBeGreaterThan(633);
    await expect(page.getByRole("link", { name: "Đóng" })).toHaveCount(0);
    expect(await problemsOn(page)).toEqual([]);
    expect((await seen()).bells).toEqual([15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180]);
    await page.clock.runFor(16_000);
    await expect(page.getByText(FEET).first()).toBeVisible();
    expect(await seen()).toMatchObject({ locks: 1, released: 0 });
    await page.clock.runFor(165_000);
    await expect(page.getByText(/^Vậy là đủ một vòng/).first()).toBeVisible();
    expect(await seen()).toMatchObject({ locks: 1, released: 1 });
    await expect(page.getByRole("button", { name: "Đi thêm một vòng" })).toBeVisible();
  });

  test("comes back from the background at the right place, and stops when told", async ({ page }) => {
    await page.clock.install();
    await visit(page, BODY_SCAN);
    await press(page, "Bắt đầu");
    await expect(page.getByText(/^Nằm hay ngồi sao cho dễ chịu/).first()).toBeVisible();
    // No timer of the page ran meanwhile.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(/^Vậy là đủ một vòng/).first()).toBeVisible();
    await press(page, "Đi thêm một vòng");
    await press(page, "Dừng lại");
    await expect(page.getByRole("radio", { name: "3 phút" })).toBeChecked();
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", expectedComplaint: /fetch|load|network|import/i });

  test("every tool opens and works on a second visit", async ({ page, context }) => {
    await visit(page, "/about");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    });
    await context.setOffline(true);
    await page.goto("/ngoai-tuyen");
    await page.getByRole("link", { name: "Bánh xe cảm xúc" }).click();
    await expect(page).toHaveURL(FEELINGS);
    await hydrated(page);
    await press(page, "Mệt");
    await press(page, "Cạn");
    await expect(page.getByRole("heading", { level: 2, name: "Cạn" })).toBeVisible();
    await page.goto(LET_GO);
    await hydrated(page);
    await page.getByLabel("Điều bạn đang mang").fill("nhẹ thôi");
    await press(page, "Buông");
    await press(page, "Tan luôn");
    await expect(page.getByRole("heading", { name: "Vậy là buông rồi." })).toBeVisible();
    await page.goto(GRATITUDE);
    await hydrated(page);
    await page.getByRole("textbox").fill("mất mạng mà vẫn viết được");
    await press(page, "Giữ dòng này");
    await expect(page.getByRole("listitem")).toHaveText([/mất mạng mà vẫn viết được/]);
    await page.goto(BODY_SCAN);
    await hydrated(page);
    await press(page, "Bắt đầu");
    await expect(page.getByText(/^Nằm hay ngồi sao cho dễ chịu/).first()).toBeVisible();
  });
});

for (const [hour, title] of [
  ["08:00", "Câu hỏi hôm nay"],
  ["20:00", "Câu hỏi của tối nay"],
  ["01:00", "Câu hỏi của đêm nay"],
] as const) {
  test(`at ${hour} the question is called "${title}", and its card keeps its height`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-11-22T${hour}:00+07:00`));
    // Without scripts the card is as the server renders it for everybody.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/essentials");
    const served = page.getByRole("region", { name: "Câu hỏi hôm nay" });
    const height = (await served.boundingBox())?.height;
    await page.unroute(/\.js$/);
    await visit(page, "/essentials");
    const card = page.getByRole("region", { name: title, exact: true });
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.height).toBe(height);
  });
}
