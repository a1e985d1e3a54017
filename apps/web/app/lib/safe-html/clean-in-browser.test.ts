import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import launch from "@sparticuz/chromium";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE, ORDINARY, UNSAFE } from "./hostile-html.ts";

// The browser's cleaner leans on the browser's parser, so it is tested in one.

async function cleanerScript(): Promise<string> {
  const entry = fileURLToPath(new URL("./clean-in-browser.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "cleaner" } },
  });
  const first = Array.isArray(built) ? built[0] : built;
  if (!first || !("output" in first)) throw new Error("The cleaner did not build");
  return first.output[0].code;
}

describe("HTML cleaned in the browser", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await launch.executablePath(),
      args: ["--no-sandbox"],
    });
    page = await browser.newPage();
    await page.evaluate(
      `${await cleanerScript()}; globalThis.cleaner = cleaner; globalThis.hits = 0; globalThis.hit = () => { globalThis.hits += 1; };`,
    );
  }, 60_000);
  afterAll(() => browser.close());

  const clean = (html: string) => page.evaluate<string>(`cleaner.cleanInBrowser(${JSON.stringify(html)})`);

  it.each(HOSTILE)("leaves nothing that runs in %s", async (html) => {
    expect(await clean(html)).not.toMatch(UNSAFE);
  });

  it("runs nothing of all that, even when it is shown", async () => {
    const shown = await Promise.all(HOSTILE.map(clean));
    await page.evaluate(`document.body.innerHTML = ${JSON.stringify(shown.join(""))}`);
    await page.waitForTimeout(200);
    expect(await page.evaluate("hits")).toBe(0);
  });

  it("gives a reader the article as it was written", async () => {
    const cleaned = await clean(ORDINARY);
    expect(cleaned).toBe(ORDINARY);
  });

  it("shows an article whose markup was stored encoded", async () => {
    expect(await clean("&lt;p&gt;Chào &lt;strong&gt;bạn&lt;/strong&gt;&lt;/p&gt;")).toBe(
      "<p>Chào <strong>bạn</strong></p>",
    );
  });

  it("keeps the words of a tag it does not know", async () => {
    expect(await clean("<marquee>chữ chạy</marquee>")).toBe("chữ chạy");
  });
});
