import { defineConfig } from "vitest/config";

const base = {
  exclude: ["**/node_modules/**", "**/build/**", "tests/browser/**"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // As in the browser: a busy machine gets a second try; what needed it is named at the end of the run.
  retry: 1,
  // A poll ends with its first success; the limit is for busy machines.
  expect: { poll: { timeout: 15_000 } },
};
const onPostgres = { globalSetup: ["tests/support/global-setup.ts"] };

export default defineConfig({
  test: {
    projects: [
      {
        // Nothing of these lives in a module: each file has a database and a server of its own. So the files of a worker
        // share the modules, which are more than a test to load.
        test: {
          ...base,
          ...onPostgres,
          name: "server",
          include: ["{packages,apps/server,db,tests}/**/*.test.ts"],
          exclude: [...base.exclude, "tests/faults/**"],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Parts of a browser's page: they stand in for what a window has, each file for itself.
        test: {
          ...base,
          name: "pages",
          include: ["apps/{web,admin}/**/*.test.{ts,tsx}"],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // These start and kill servers of their own and mostly wait: for retries, clocks and ends of processes.
        test: {
          ...base,
          ...onPostgres,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
