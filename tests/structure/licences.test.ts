// Licences of everything that runs with the product, read from the lock file: no network is needed.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});
/** Each may be used, changed and passed on with this product; MPL and LGPL parts are used as they are, as files of their own. */
const USABLE = new Set([
  ...[
    "0BSD",
    "Apache-2.0",
    "BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC0-1.0",
    "CC-BY-4.0",
    "ISC",
  ],
  ...["MIT", "MIT-0", "MPL-2.0", "LGPL-3.0-or-later", "OFL-1.1", "Unlicense"],
]);
/** Packages that name no licence where npm looks for it, with what their own files say. */
const BY_HAND: Readonly<Record<string, string>> = { "combine-errors": "MIT" };

/** "A AND B" needs both, "A OR B" one of them. */
const isUsable = (expression: string): boolean =>
  expression
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((all) => all.split(" OR ").some((one) => USABLE.has(one.trim())));

it("every package that runs has a licence that allows it", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../package-lock.json"), "utf8");
  const running = Object.entries(Lock.parse(JSON.parse(text)).packages).filter(
    ([where, { dev, link }]) => where.includes("node_modules/") && !dev && !link,
  );
  expect(running.length).toBeGreaterThan(100);
  const refused = running
    .map(([where, { license }]) => ({ name: where.replace(/^.*node_modules\//, ""), license }))
    .filter(({ name, license }) => !isUsable(license ?? BY_HAND[name] ?? "none"));
  expect(refused).toEqual([]);
  expect(isUsable("GPL-3.0-only")).toBe(false);
  expect(isUsable("MIT AND GPL-2.0-only")).toBe(false);
});

const Bill = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.object({ name: z.string(), version: z.string() })),
});

it("a bill of materials names every package", () => {
  const written = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { components } = Bill.parse(JSON.parse(written.toString()));
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["hono", "pg", "react"]));
});
