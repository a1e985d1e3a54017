import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings, SettingError } from "../platform/settings.ts";
import { createPagesSurface } from "./pages.ts";

const getPolicy = async (connectTo?: readonly string[]): Promise<string> => {
  const app = createPagesSurface({
    handle: async () => new Response("<p>Chào</p>", { headers: { "Content-Type": "text/html" } }),
    strictPolicy: true,
    ...(connectTo && { connectTo }),
  });
  return (await app.request("/")).headers.get("Content-Security-Policy") ?? "";
};

describe("what a page may call", () => {
  it("is us alone", async () => {
    expect(await getPolicy()).toContain("connect-src 'self';");
  });

  it("is the store of pre-orders as well, where the operator has one", async () => {
    expect(await getPolicy(["https://kho.example"])).toContain("connect-src 'self' https://kho.example;");
  });
});

it("says when to ask again for a page whose content could not be had, and for no other", async () => {
  const getRetry = async (status: number) => {
    const app = createPagesSurface({
      handle: async () => new Response("<p>Chào</p>", { status, headers: { "Content-Type": "text/html" } }),
      strictPolicy: true,
    });
    return (await app.request("/")).headers.get("Retry-After");
  };
  expect([await getRetry(503), await getRetry(200), await getRetry(404)]).toEqual(["5", null, null]);
});

describe("the service worker", () => {
  const ask = async (hasOfflineWorker: boolean) => {
    const folder = await mkdtemp(path.join(tmpdir(), "worker-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, "sw.js"), "works()");
    await writeFile(path.join(folder, "sw-withdrawn.js"), "goes()");
    const app = createPagesSurface({
      handle: async () => new Response("page"),
      clientFolder: folder,
      hasOfflineWorker,
      strictPolicy: true,
    });
    return app.request("/sw.js");
  };

  it("is asked for anew each time, stands for the whole site, and may call nobody but us", async () => {
    const answer = await ask(true);
    expect(await answer.text()).toBe("works()");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Service-Worker-Allowed")).toBe("/");
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  it("is the one that removes itself where the operator has withdrawn it", async () => {
    const answer = await ask(false);
    expect(await answer.text()).toBe("goes()");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    const read = (OFFLINE_WORKER: string) => readSettings({ OFFLINE_WORKER }, "/nowhere").hasOfflineWorker;
    expect([read("off"), read("on"), read("")]).toEqual([false, true, true]);
  });
});

describe("the address of the store of pre-orders", () => {
  const read = (PREORDERS_URL: string) => readSettings({ PREORDERS_URL }, "/nowhere").preordersUrl;

  it("keeps its prefix and loses its last slash", () => {
    expect(read("https://kho.example/data/v1/")).toBe("https://kho.example/data/v1");
    expect(read("")).toBeUndefined();
  });

  it("is refused when it is no address", () => {
    expect(() => read("kho.example")).toThrow(SettingError);
    expect(() => read("javascript:alert(1)")).toThrow(SettingError);
  });
});
