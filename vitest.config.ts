import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,db,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**", "tests/browser/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
