import { expect, type Locator, type Page } from "@playwright/test";

/** The exact English wording beside a Vietnamese message: in the document to the letter, out of sight until it is opened. */
export async function expectEnglish(within: Page | Locator, wording: string): Promise<void> {
  const line = within.locator("details").getByText(wording, { exact: true });
  await expect(line).toHaveAttribute("lang", "en");
  await expect(line).toBeHidden();
}
