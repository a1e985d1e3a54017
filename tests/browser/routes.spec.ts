import { visitorPages } from "./pages.ts";
import { expect, hydrated, measureWidth, test, visit } from "./visit.ts";

const WIDTHS = [360, 768, 769, 1280];

test.describe("a visitor walking through the house", () => {
  // A device from elsewhere: what a page says in its own language and time before it has come to life, and what it says
  // afterwards, would differ there first.
  test.describe("with a device that speaks English, in New York", () => {
    test.use({ locale: "en-US", timezoneId: "America/New_York" });

    test("opens every room without a complaint, none is wider than the screen, and all is Vietnamese", async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      for (const path of await visitorPages(request)) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await hydrated(page);
        await expect(page, path).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        await expect(page.locator("html"), path).toHaveAttribute("lang", "vi");
        for (const time of await page.getByRole("time").all()) {
          await expect(time, path).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => measureWidth(page), { message: path }).toBe(width);
        }
      }
    });
  });

  test("starts at the top of every room, and finds their place again by going back", async ({ page }) => {
    await visit(page, "/about");
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole("contentinfo").getByRole("link", { name: "Inner Essentials" }).click();
    await expect(page).toHaveURL("/essentials");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  for (const path of ["/abc", "/settings", "/blog", "/about/more"]) {
    test(`is led home from ${path}, whose document says 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Một khoảng lặng để gặp lại chính mình.",
      );
    });
  }

  test.describe("from an address that cannot be decoded", () => {
    test.use({ expectedComplaint: /could not be decoded/ });

    for (const path of ["/%", "/%E0%A4%A"]) {
      test(`is led home from ${path}`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL("/");
      });
    }
  });

  test("gets JSON, not a page, for an unknown address of the interfaces", async ({ request }) => {
    for (const path of ["/rest/v1/nothing", "/auth/v1/nothing", "/functions/v1/nothing", "/rest/x"]) {
      const answer = await request.get(path, { headers: { apikey: "wrong" } });
      expect([401, 404], path).toContain(answer.status());
      expect(answer.headers()["content-type"], path).toContain("application/json");
    }
  });

  for (const address of [
    "/favicon.svg",
    "/favicon.ico",
    "/apple-touch-icon.png",
    "/site.webmanifest",
    "/release.txt",
    "/share.png",
    "/robots.txt",
    "/sitemap.xml",
    "/feed",
  ]) {
    test(`gets ${address}, which the pages name`, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(200);
    });
  }

  test("gets a page as it is when the device cannot unpack it", async ({ request }) => {
    // Twice: the second answer is the kept one.
    for (let i = 0; i < 2; i++) {
      await request.get("/about", { headers: { "Accept-Encoding": "gzip" } });
      const answer = await request.get("/about", { headers: { "Accept-Encoding": "identity" } });
      expect(answer.headers()["content-encoding"]).toBeUndefined();
      expect(await answer.text()).toContain("Một căn phòng còn để đèn");
    }
  });

  test("gets a page packed once", async ({ request }) => {
    for (const encoding of ["gzip", "br"]) {
      for (let i = 0; i < 2; i++) {
        const answer = await request.fetch("/about", { headers: { "Accept-Encoding": encoding } });
        const packed = answer.headersArray().filter(({ name }) => name.toLowerCase() === "content-encoding");
        expect(packed.map(({ value }) => value)).toEqual([encoding]);
      }
    }
  });

  test("presses dark red buttons, and grey ones to see everything", async ({ page }) => {
    await visit(page, "/");
    const readColour = (name: string) =>
      page
        .getByRole("main")
        .getByRole("link", { name, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await readColour("Trò chuyện một chút")).toBe("rgb(123, 30, 43)");
    for (const name of ["Xem tất cả podcast", "Xem tất cả bài viết"]) {
      expect(await readColour(name)).toBe("rgb(228, 222, 214)");
    }
  });
});
