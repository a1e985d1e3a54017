import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEPT_DAYS, keepAssets } from "./kept-assets.ts";
import { createPagesSurface } from "./pages.ts";

const START = new Date("2026-11-01T00:00:00Z");
const dayAfter = (days: number): Date => new Date(START.getTime() + days * 86_400_000);

let folder: string;
let client: string;
let built: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "assets-"));
  client = path.join(folder, "client");
  built = path.join(client, "assets");
  kept = path.join(folder, "kept");
  await release({ "page-1.js": "one", "page-1.js.br": "packed", "shared.js": "shared" });
});
afterEach(() => rm(folder, { recursive: true }));

/** A build leaves nothing of the one before it. */
async function release(files: Record<string, string>): Promise<void> {
  await rm(built, { recursive: true, force: true });
  await mkdir(built, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(built, name), text);
}

const names = async (): Promise<string[]> => (await readdir(kept)).sort();

describe("an open tab after a release", () => {
  it("still gets the scripts that it names", async () => {
    await keepAssets(built, kept, START);
    await release({ "page-2.js": "two", "shared.js": "shared" });
    await keepAssets(built, kept, dayAfter(1));
    const app = createPagesSurface({
      handle: async () => new Response("page"),
      clientFolder: client,
      keptAssets: kept,
      strictPolicy: true,
    });
    const answer = await app.request("/assets/page-1.js");
    expect([answer.status, await answer.text()]).toEqual([200, "one"]);
    expect(await (await app.request("/assets/page-2.js")).text()).toBe("two");
    expect((await app.request("/assets/page-3.js")).status).toBe(404);
  });

  it("gets them while a new build is being written", async () => {
    await keepAssets(built, kept, START);
    await rm(built, { recursive: true });
    await expect(keepAssets(built, kept, dayAfter(1))).rejects.toThrow();
    expect(await names()).toEqual(["page-1.js", "page-1.js.br", "shared.js"]);
  });
});

describe("files of earlier releases", () => {
  it("go when no release had them for a month, and only they", async () => {
    await keepAssets(built, kept, START);
    await release({ "page-2.js": "two", "shared.js": "shared" });
    await keepAssets(built, kept, dayAfter(KEPT_DAYS));
    expect(await names()).toEqual(["page-1.js", "page-1.js.br", "page-2.js", "shared.js"]);
    await keepAssets(built, kept, dayAfter(KEPT_DAYS + 1));
    expect(await names()).toEqual(["page-2.js", "shared.js"]);
    expect(await readFile(path.join(kept, "shared.js"), "utf8")).toBe("shared");
  });
});
