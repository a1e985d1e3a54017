// What keeps people out of a page, as far as a program can tell.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Axe for what is asked of it here, violations alone. A page without frames is judged where it stands; otherwise axe
 * opens one more page for each run to put the frames' results together, which costs more than the run itself.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(page.frames().length === 1);

/** One line a rule that is broken, with the places; empty when nobody is shut out. `only`: these rules instead of all. */
export async function problemsOn(page: Page, only?: string[]): Promise<string[]> {
  const axe = createAxe(page);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}
