import { afterAll, beforeAll, expect, it } from "vitest";
import { openPlatform, type Platform } from "./platform.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform.close());

const drawing = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}/avatars/${name}`, { headers });

it("anyone sees the thirteen drawings, kept for good, and nothing in them can run", async () => {
  const seen = new Set<string>();
  for (let number = 0; number <= 12; number++) {
    const response = await drawing(`${number}.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const svg = await response.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<script|\son\w+=|href=/);
    seen.add(svg);
  }
  expect(seen.size).toBe(13);
});

it("who has a drawing already is told so, also when it came compressed", async () => {
  const etag = (await drawing("7.svg")).headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag.replace(/^W\//, "")}`]) {
    const response = await drawing("7.svg", { "If-None-Match": known });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  }
});

it("there are no others: what is asked for instead is a page's business", async () => {
  for (const name of ["13.svg", "-1.svg", "00.svg", "1.png", "1.svg.map", "x.svg"]) {
    expect((await drawing(name)).headers.get("content-type")).not.toContain("svg");
  }
});
