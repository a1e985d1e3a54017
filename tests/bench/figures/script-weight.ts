import { chromium, type Response } from "@playwright/test";
import type { Figure } from "../figure.ts";
import type { Page } from "../pages.ts";

const KILOBYTE = 1024;

interface Script {
  name: string;
  bytes: number;
  encoding: string;
}

export function scriptWeight(browser: () => Promise<string>, pages: () => Promise<Page[]>): Figure {
  const target = 130;
  return {
    title: "JavaScript of a first view",
    target: `≤ ${target} KB each`,
    how: "A browser with an empty cache opens the page and waits until the network is idle; the bytes of every script as they were sent (Brotli) are added up.",
    async measure() {
      const views = [];
      for (const page of await pages()) {
        views.push({ page, scripts: await listScripts(page.url, await browser()) });
      }
      const sums = views.map(({ scripts }) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE);
      const uncompressed = views.flatMap(({ scripts }) =>
        scripts.filter(({ encoding, bytes }) => encoding !== "br" && bytes > KILOBYTE),
      );
      return {
        value: views.map(({ page }, n) => `${page.name} ${sums[n]?.toFixed(1)} KB`).join(", "),
        met: sums.every((sum) => sum <= target),
        notes: uncompressed.map(({ name, encoding }) => `${name} was sent as ${encoding}, not as Brotli`),
        raw: {
          head: ["Page", "Script", "Bytes sent"],
          rows: views.flatMap(({ page, scripts }) =>
            scripts.map(({ name, bytes }) => [page.name, name, String(bytes)]),
          ),
        },
      };
    },
  };
}

async function listScripts(url: string, executablePath: string): Promise<Script[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ locale: "vi-VN" });
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    await page.goto(url, { waitUntil: "networkidle" });
    const scripts = answers.filter((response) => /javascript/.test(response.headers()["content-type"] ?? ""));
    return await Promise.all(scripts.map(readScript));
  } finally {
    await browser.close();
  }
}

async function readScript(response: Response): Promise<Script> {
  await response.finished();
  const { responseBodySize } = await response.request().sizes();
  const encoding = response.headers()["content-encoding"] ?? "identity";
  return { name: new URL(response.url()).pathname, bytes: responseBodySize, encoding };
}
