// What works without a network: here alone the service worker is let in.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { aMember } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { endPremium, makePremium, signIn } from "./sign-in.ts";
import { expect, hydrated, measureWidth, test, visit } from "./visit.ts";

// A page that lost its network says so.
test.use({ serviceWorkers: "allow", expectedComplaint: /fetch|load|network|import/i });

/** Opens the site as on a second visit: the worker stands in front of the page. */
async function settle(page: Page, path = "/about"): Promise<void> {
  await visit(page, path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
}

const keptArticles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open("bt-articles-1")).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Reads an article for as long as it takes to be kept. */
async function reads(page: Page, path: string): Promise<string> {
  await visit(page, path);
  await expect.poll(() => keptArticles(page)).toContain(path);
  return page.getByRole("heading", { level: 1 }).innerText();
}

async function losesNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

const anArticle = async (page: Page): Promise<string> => {
  const [blog] = await fetchRows(page.request, "blog?select=id&blogType=eq.PUBLIC&order=id&limit=1");
  return `/blog/detail/${blog?.id}`;
};

test("an article that was opened is read again without a network, a page that was not leads to what is there", async ({
  page,
  context,
}) => {
  await settle(page);
  const path = await anArticle(page);
  const title = await reads(page, path);
  await losesNetwork(context);

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await hydrated(page);

  await page.goto("/podcasts");
  await expect(page.getByRole("heading", { level: 1, name: "Khi không có mạng" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mở lại trang ấy" })).toHaveAttribute("href", "/podcasts");
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await context.setOffline(false);
  await page.goto("/podcasts");
  await expect(page.getByRole("heading", { level: 1, name: "Khi không có mạng" })).toHaveCount(0);
});

test("the breathing exercise begins without a network", async ({ page, context }) => {
  await settle(page);
  await losesNetwork(context);
  await page.goto("/essentials");
  await hydrated(page);
  const exercise = page.getByRole("region", { name: "Thở cùng nhau một lát" });
  await exercise.getByRole("button", { name: "Bắt đầu" }).click();
  await expect(exercise.getByRole("button", { name: "Dừng lại" })).toBeVisible();
});

test("the numbers to call are there without a network", async ({ page, context }) => {
  await settle(page);
  await losesNetwork(context);
  await page.goto("/an-toan");
  await expect(page.getByRole("link", { name: /115/ }).first()).toHaveAttribute("href", "tel:115");
});

test("signing out removes the articles that a member read, and none that was read before", async ({
  page,
  request,
  baseURL,
}) => {
  await settle(page);
  const [first, second] = await fetchRows(request, "blog?select=id&blogType=eq.PUBLIC&order=id&limit=2");
  await reads(page, `/blog/detail/${first?.id}`);
  await signIn(page, await aMember(request), baseURL ?? "");
  await reads(page, `/blog/detail/${second?.id}`);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /tài khoản/i })
    .click();
  await page.getByRole("link", { name: "Đăng xuất" }).click();
  await expect.poll(() => keptArticles(page)).toEqual([`/blog/detail/${first?.id}`]);
});

test("answers that depend on who asks are kept nowhere", async ({ page, request, baseURL }) => {
  await settle(page);
  await signIn(page, await aMember(request), baseURL ?? "");
  for (const path of ["/my-home", "/dashboard", "/podcasts"]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
  }
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  const isPublic = /^\/(assets|media)\/|^\/(essentials(\/[\w-]+)?|an-toan|ngoai-tuyen)$/;
  expect(kept.filter((path) => !isPublic.test(path))).toEqual([]);
  expect(kept).toContain("/essentials");
});

interface Releases {
  url: string;
  release(): void;
  withdraw(): void;
  close(): void;
}

/** The product behind an address whose service worker can be replaced. */
async function openReleases(baseURL: string): Promise<Releases> {
  let addition = "";
  let worker = "/sw.js";
  const server = createServer(async ({ url = "/", headers }, response) => {
    const asked = await fetch(new URL(url === "/sw.js" ? worker : url, baseURL), {
      headers: {
        accept: headers.accept ?? "*/*",
        ...(headers.authorization && { authorization: headers.authorization }),
      },
    });
    const own = new Headers(asked.headers);
    for (const name of [
      "content-encoding",
      "content-length",
      "transfer-encoding",
      "connection",
      "keep-alive",
    ])
      own.delete(name);
    const body = Buffer.from(await asked.arrayBuffer());
    response.writeHead(asked.status, Object.fromEntries(own));
    response.end(url === "/sw.js" ? Buffer.concat([body, Buffer.from(addition)]) : body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      addition += "\n// another release";
    },
    withdraw() {
      worker = "/sw-withdrawn.js";
    },
    close: () => server.close(),
  };
}

test("a page that is open keeps its worker while a new one waits", async ({ page, baseURL }) => {
  const site = await openReleases(baseURL ?? "");
  await settle(page, `${site.url}/about`);
  await page.evaluate(() => {
    document.body.dataset.same = "document";
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      document.body.removeAttribute("data-same"),
    );
  });
  site.release();
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (next?.state === "installing") await new Promise((done) => next.addEventListener("statechange", done));
    const active = registration.active === navigator.serviceWorker.controller;
    return { next: next?.state, active: active && registration.active?.state };
  });
  expect(states).toEqual({ next: "installed", active: "activated" });
  await expect(page.locator("body")).toHaveAttribute("data-same", "document");
  await page.getByRole("link", { name: "Quyền riêng tư" }).click();
  await expect(page).toHaveURL(/chinh-sach/);
  site.close();
});

test("a worker that is withdrawn goes with all that it kept, and the site works on", async ({
  page,
  baseURL,
}) => {
  const site = await openReleases(baseURL ?? "");
  await settle(page, `${site.url}/about`);
  const left = () =>
    page.evaluate(async () => ({
      worker: (await navigator.serviceWorker.getRegistration()) !== undefined,
      caches: (await caches.keys()).length > 0,
    }));
  expect(await left()).toEqual({ worker: true, caches: true });
  site.withdraw();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(left).toEqual({ worker: false, caches: false });
  await page.getByRole("link", { name: "Quyền riêng tư" }).click();
  await expect(page).toHaveURL(/chinh-sach/);
  site.close();
});

interface Track {
  id: number;
  title: string;
  podcastId: number;
}

async function aTrack(page: Page, type: "PUBLIC" | "PRIVATE", token?: string): Promise<Track> {
  const query = `podcastEpisode?select=podcastId,episode!inner(id,title)&episode.episodeType=eq.${type}&episode.duration=gt.60&limit=1`;
  const [link] = await fetchRows(page.request, query, token);
  return { podcastId: link?.podcastId, ...(link?.episode as object) } as Track;
}

async function downloads(page: Page, { podcastId, title }: Track): Promise<void> {
  await visit(page, `/podcast/detail/${podcastId}`);
  await page.getByRole("button", { name: `Tải “${title}” về máy` }).click();
  await expect(page.getByRole("link", { name: `“${title}” đã có trên máy` })).toBeVisible();
}

const listed = (page: Page, { title }: Track) =>
  page.getByRole("main").getByRole("button", { name: `Nghe ${title}` });
const keptSounds = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open("bt-downloads-1")).keys()).length);

/** Waits until the sound goes on by itself from `seconds`. */
const hears = (page: Page, seconds: number) =>
  expect
    .poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(seconds);

test("a downloaded episode plays without a network, from any place in it, until it is removed", async ({
  page,
  context,
}) => {
  await settle(page);
  const track = await aTrack(page, "PUBLIC");
  await downloads(page, track);
  await losesNetwork(context);
  await page.goto("/ngoai-tuyen");
  await hydrated(page);
  await expect(page.getByText(/^1 tập, \d.* trên máy này\.$/)).toBeVisible();
  await listed(page, track).click();
  await hears(page, 0.3);
  await page.locator("audio").evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 45;
  });
  await hears(page, 45.3);
  await page.getByRole("button", { name: `Xóa tập “${track.title}”` }).click();
  await expect(listed(page, track)).toHaveCount(0);
  expect(await keptSounds(page)).toBe(0);
});

test("a member's premium episode plays without a network and goes when they sign out", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await settle(page);
  const member = await aMember(request);
  await makePremium(member.userId);
  await signIn(page, member, baseURL ?? "");
  const track = await aTrack(page, "PRIVATE", member.accessToken);
  await downloads(page, track);
  await losesNetwork(context);
  await page.goto("/ngoai-tuyen");
  await hydrated(page);
  await listed(page, track).click();
  await hears(page, 0.3);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /tài khoản/i })
    .click();
  await page.getByRole("link", { name: "Đăng xuất" }).click();
  await expect.poll(() => keptSounds(page).catch(() => -1)).toBe(0);
  await context.setOffline(false);
});

test("a premium download is gone once the membership is over", async ({ page, request, baseURL }) => {
  await settle(page);
  const member = await aMember(request);
  await makePremium(member.userId);
  await signIn(page, member, baseURL ?? "");
  const track = await aTrack(page, "PRIVATE", member.accessToken);
  await downloads(page, track);
  await endPremium(member.userId);
  await visit(page, "/ngoai-tuyen");
  await expect.poll(() => keptSounds(page)).toBe(0);
  await expect(listed(page, track)).toHaveCount(0);
});

test("a download that finds no room says so and leaves nothing behind", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 999_000 });
  });
  await settle(page);
  const track = await aTrack(page, "PUBLIC");
  await visit(page, `/podcast/detail/${track.podcastId}`);
  await page.getByRole("button", { name: `Tải “${track.title}” về máy` }).click();
  await expect(page.getByText("Máy bạn gần hết chỗ")).toBeVisible();
  await expect(page.getByRole("button", { name: `Tải “${track.title}” về máy` })).toBeVisible();
  expect(await keptSounds(page)).toBe(0);
});

test("the page of what is on the device has no barriers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  const track = await aTrack(page, "PUBLIC");
  await downloads(page, track);
  await reads(page, await anArticle(page));
  await visit(page, "/ngoai-tuyen");
  await expect(listed(page, track)).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  expect(await measureWidth(page)).toBe(390);
});

/** As Chromium does once it finds that the site can be put on the home screen. */
const offersInstall = async (page: Page): Promise<boolean> => {
  const isHeldBack = await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(offer, { prompt: async () => document.body.setAttribute("data-asked", "") });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  await page.clock.runFor(1000);
  return isHeldBack;
};
const hint = (page: Page) => page.getByRole("status").filter({ hasText: "lên màn hình chính" });

/** What is fetched after the page listens for the browser's word. */
async function comesBack(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForLoadState("networkidle");
}

test("the hint to install comes with the second visit, once, and asks only who presses it", async ({
  page,
}) => {
  await page.clock.install();
  await comesBack(page, "/");
  expect(await offersInstall(page)).toBe(true);
  await expect(hint(page)).toHaveCount(0);

  await page.clock.runFor("31:00");
  await comesBack(page, "/an-toan");
  await offersInstall(page);
  await expect(hint(page)).toHaveCount(0);
  await comesBack(page, "/");
  await offersInstall(page);
  await expect(hint(page)).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Đặt lên màn hình" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-asked");
  await expect(hint(page)).toHaveCount(0);

  await page.clock.runFor("31:00");
  await comesBack(page, "/");
  await offersInstall(page);
  await expect(hint(page)).toHaveCount(0);
});

test("the manifest names icons that are there in their sizes, and shortcuts that open", async ({
  page,
  request,
}) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", display: "standalone" });
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  await visit(page, "/about");
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === "image/png")) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});
