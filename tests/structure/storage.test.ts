import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT } from "./import-graph.ts";

/** The inline script runs before any module: it reads the keys by itself, to paint in the right colours at once. */
const MAY_TOUCH = ["lib/storage.ts", "lib/theme/theme-script.ts"];
const APP = path.join(PROJECT, "apps/web/app");

const touching = globSync("**/*.{ts,tsx}", { cwd: APP })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .filter((file) => /\b(localStorage|sessionStorage)\b/.test(readFileSync(path.join(APP, file), "utf8")))
  .map((file) => file.split(path.sep).join("/"));

describe("storage of the browser", () => {
  it("is touched by one module, which knows every key", () => {
    expect(touching.toSorted()).toEqual(MAY_TOUCH);
  });
});
