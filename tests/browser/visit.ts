// The test of every spec: a page whose console must stay clean.
import { test as base, expect, type Page } from "@playwright/test";

/** Messages of the browser itself when a test refuses or cuts a request on purpose. */
const CAUSED_BY_TEST = /Failed to load resource|Service Worker registration blocked by Playwright/;
const NOTHING = /(?!)/;

interface Fixtures {
  complaints: string[];
  /** Messages that the page may log because the test breaks something: failures are told to the console. */
  expectedComplaint: RegExp;
}

export const test = base.extend<Fixtures>({
  expectedComplaint: [NOTHING, { option: true }],
  complaints: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      const unexpected = (text: string) => !CAUSED_BY_TEST.test(text) && !expectedComplaint.test(text);
      expect(complaints.filter(unexpected)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const hydrated = (page: Page): Promise<void> => page.locator("html[data-hydrated]").waitFor();

/** Of all that stands on the page: more than the window's when something sticks out of it. */
export const measureWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
