// Lighthouse lives in a package of its own and is run as a program: nothing here needs its types or its 170 MB.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Figure } from "../figure.ts";
import type { Page } from "../pages.ts";
import { measureSpread } from "../statistics.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../lighthouse/node_modules/lighthouse/cli/index.js");
const RUNS = 5;
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];
const METRICS = {
  "first-contentful-paint": "FCP ms",
  "largest-contentful-paint": "LCP ms",
  "total-blocking-time": "TBT ms",
  "cumulative-layout-shift": "CLS",
};

/** The part of Lighthouse's report that is read here. */
interface LighthouseReport {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

export function lighthouse(browser: () => Promise<string>, pages: () => Promise<Page[]>): Figure {
  return {
    title: "Lighthouse, mobile: performance, accessibility, best practices, SEO",
    target: `≥ ${TARGETS.performance}, 100, 100, 100`,
    how: `Lighthouse 13.5.0 with its own settings for a phone, the median of ${RUNS} runs after one that does not count, a fresh browser for each.`,
    async measure() {
      const chrome = await browser();
      const views: { page: Page; reports: LighthouseReport[] }[] = [];
      for (const page of await pages()) {
        await audit(page.url, chrome);
        const reports: LighthouseReport[] = [];
        for (let run = 0; run < RUNS; run++) reports.push(await audit(page.url, chrome));
        views.push({ page, reports });
      }
      const medians = views.map(({ reports }) =>
        CATEGORIES.map(
          (category) => measureSpread(reports.map((report) => readScore(report, category))).median,
        ),
      );
      return {
        value: views.map(({ page }, n) => `${page.name} ${medians[n]?.join(" / ")}`).join(", "),
        met: medians.every((scores) => CATEGORIES.every((name, n) => (scores[n] ?? 0) >= TARGETS[name])),
        notes: views.flatMap(({ page, reports }) => listComplaints(page, reports)),
        raw: {
          head: [
            "Page",
            "Run",
            "Performance",
            "Accessibility",
            "Best practices",
            "SEO",
            ...Object.values(METRICS),
          ],
          rows: views.flatMap(({ page, reports }) =>
            reports.map((report, run) => [page.name, String(run + 1), ...listValues(report)]),
          ),
        },
      };
    },
  };
}

async function audit(url: string, chrome: string): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[PROGRAM, url, "--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox"],
      `--only-categories=${CATEGORIES.join(",")}`,
    ],
    { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

const readScore = (report: LighthouseReport, category: Category): number =>
  Math.round((report.categories[category].score ?? 0) * 100);

function listValues(report: LighthouseReport): string[] {
  const scores = CATEGORIES.map((category) => String(readScore(report, category)));
  const metrics = Object.keys(METRICS).map((id) => {
    const value = report.audits[id]?.numericValue ?? 0;
    return id === "cumulative-layout-shift" ? value.toFixed(3) : String(Math.round(value));
  });
  return [...scores, ...metrics];
}

/** Audits that keep a category below 100, for every category but performance, where the metrics say it. */
function listComplaints(page: Page, reports: LighthouseReport[]): string[] {
  const found = new Set<string>();
  for (const { categories, audits } of reports) {
    for (const category of CATEGORIES) {
      if (category === "performance") continue;
      for (const { id, weight } of categories[category].auditRefs) {
        const { score = null, title = id } = audits[id] ?? {};
        if (weight > 0 && score !== null && score < 1)
          found.add(`${page.name}, ${category}: ${title} (${id})`);
      }
    }
  }
  return [...found];
}
