import { defineConfig } from "vitest/config";

const base = {
  exclude: ["**/node_modules/**", "**/build/**", "tests/browser/**"],
  globalSetup: ["tests/support/global-setup.ts"],
  // As in the browser: a busy machine gets a second try.
  retry: 1,
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...base,
          name: "parts",
          include: ["{packages,apps,db,tests}/**/*.test.{ts,tsx}"],
          exclude: [...base.exclude, "tests/faults/**"],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What kills processes wants quiet neighbours.
        test: {
          ...base,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
