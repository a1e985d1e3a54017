// Browser tests run against the product as `npm start` runs it: built pages, embedded database, first content.
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import chromium from "@sparticuz/chromium";

const PORT = process.env.TEST_PORT ?? "4391";
// The configuration is read again by every worker: what costs or must be the same everywhere is passed on in the
// environment.
process.env.TEST_BROWSER ??= await chromium.executablePath();
process.env.TEST_DATA_DIR ??= openFolder();
process.env.TEST_MAIL_DIR ??= path.join(process.env.TEST_DATA_DIR, "received");
process.env.TEST_MAIL_PORT ??= String(Number(PORT) + 10_000);

/** Under root the database runs as somebody else, who must be able to enter. */
function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bentrong-browser-"));
  chmodSync(folder, 0o755);
  return folder;
}

export default defineConfig({
  testDir: "tests/browser",
  // What staff write is seen by everybody: their work comes after readers have counted what there is.
  projects: [
    { name: "site", testMatch: "**/*.spec.ts", testIgnore: "**/back-office*.spec.ts" },
    { name: "back office", testMatch: "**/back-office*.spec.ts", dependencies: ["site"] },
  ],
  fullyParallel: true,
  workers: 2,
  // A busy machine gets a second try; what needed it is named at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalSetup: "./tests/browser/start-mail-server.ts",
  globalTeardown: "./tests/browser/remove-data.ts",
  // Two copies of the project may be tested at once.
  outputDir: path.join(tmpdir(), `bentrong-browser-results-${PORT}`),
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: "chromium",
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Requests that a service worker makes cannot be answered by a test; offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.TEST_BROWSER,
      // Files with Vietnamese names are picked, whatever the shell that runs this speaks.
      env: { ...process.env, LANG: "C.UTF-8" } as Record<string, string>,
      args: ["--no-sandbox", "--autoplay-policy=no-user-gesture-required", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT,
      DATA_DIR: process.env.TEST_DATA_DIR,
      // Specs sign up more people than one household may: each may name an address of its own (members.ts).
      TRUSTED_PROXIES: "1",
      SMTP_URL: `smtp://127.0.0.1:${process.env.TEST_MAIL_PORT}`,
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 120_000,
  },
});
