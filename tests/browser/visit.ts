// The test of every spec: a page whose console must stay clean.
import { test as base, expect, type Page } from "@playwright/test";

/** What a browser itself reports when a request is refused or cut on purpose by a test. */
const CAUSED_BY_TEST = /Failed to load resource/;

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      expect(complaints.filter((text) => !CAUSED_BY_TEST.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}
