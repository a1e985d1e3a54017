// What works without a network: here alone the service worker is let in.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { rowsOf } from "./data-api.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, hydrated, test, visit } from "./visit.ts";

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
  const [blog] = await rowsOf(page.request, "blog?select=id&blogType=eq.PUBLIC&order=id&limit=1");
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
  const [first, second] = await rowsOf(request, "blog?select=id&blogType=eq.PUBLIC&order=id&limit=2");
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
  const isPublic = /^\/(assets|media)\/|^\/(essentials|an-toan|ngoai-tuyen)$/;
  expect(kept.filter((path) => !isPublic.test(path))).toEqual([]);
  expect(kept).toContain("/essentials");
});

/** The product behind an address whose service worker can be replaced. */
async function openReleases(baseURL: string): Promise<{ url: string; release(): void; close(): void }> {
  let addition = "";
  const server = createServer(async ({ url = "/", headers }, response) => {
    const asked = await fetch(new URL(url, baseURL), {
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
