import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { aPng } from "../support/picture-files.ts";
import { anMp3 } from "../support/sound-files.ts";
import { call } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
/** Another picture each time. */
const aPicture = (width = 900, height = 600) =>
  aPng(width, height, [Math.floor(Math.random() * 200), Math.floor(Math.random() * 200), 120]);

async function aRow(request: APIRequestContext, token: string, table: string, values: object) {
  const slug = `thu-${randomUUID().slice(0, 8)}`;
  const data = { slug, title: `Thử ${slug}`, ...values };
  expect((await call(request, `/rest/v1/${table}`, { token, data })).status()).toBe(201);
  const [row] = await (await call(request, `/rest/v1/${table}?slug=eq.${slug}`, { token })).json();
  return row as { id: number; title: string; [column: string]: unknown };
}

test("an editor gives an article a cover, and visitors see it in the lightest format their browser knows", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await aSession("moderator");
  const { id, title } = await aRow(request, session.accessToken, "blog", {
    content: "<p>Một bài thử.</p>",
    publication: "PUBLISHED",
  });
  await signIn(page, session, baseURL ?? "");
  await page.goto(`/mod/blog/${id}`);
  await main(page)
    .getByLabel("Chọn ảnh")
    .first()
    .setInputFiles({ name: "Bìa mới.png", mimeType: "image/png", buffer: aPicture() });
  const preview = main(page).getByRole("img", { name: "Ảnh bìa hiện tại" });
  await expect(preview).toBeVisible();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await main(page).getByRole("button", { name: "Lưu" }).click();
  await expect(page.getByText("Đã lưu")).toBeVisible();

  const html = await (await request.get(`/blog/detail/${id}`)).text();
  expect(html).toMatch(/<source[^>]+type="image\/avif"/);
  expect(html).not.toMatch(/<picture[^>]*style=|<img[^>]*style=/);
  await page.goto(`/blog/detail/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const cover = page.locator("picture img").first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-\d+\.avif$/);
});

test("a file that is no picture is refused in words, and another can be picked at once", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await aSession("moderator");
  const { id } = await aRow(request, session.accessToken, "blog", {});
  await signIn(page, session, baseURL ?? "");
  await page.goto(`/mod/blog/${id}`);
  const picker = main(page).getByLabel("Chọn ảnh").first();
  await picker.setInputFiles({ name: "thư.png", mimeType: "image/png", buffer: Buffer.from("Xin chào") });
  await expect(main(page).getByRole("status").filter({ hasText: "không phải ảnh" })).toBeVisible();
  await picker.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: aPicture(200, 200) });
  await expect(main(page).getByRole("img", { name: "Ảnh bìa hiện tại" })).toBeVisible();
});

test("a sound is paused, broken off by a reload, and goes on where it stopped; used nowhere, it can be removed", async ({
  page,
  baseURL,
}) => {
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  // Six megabytes are three pieces. The second waits until the page is left.
  const frames = (await anMp3()).subarray(208);
  const end = Buffer.alloc(1 + Math.floor(Math.random() * 100_000));
  const buffer = Buffer.concat([...Array.from({ length: 12 }, () => frames), end]);
  const name = `đêm ${randomUUID().slice(0, 8)}.mp3`;
  const folder = await mkdtemp(path.join(tmpdir(), "sound-"));
  const file = path.join(folder, name);
  await writeFile(file, buffer);
  const offsets: number[] = [];
  let isHeld = true;
  await page.route("**/functions/v1/upload/*", async (route) => {
    const offset = Number(route.request().headers()["upload-offset"]);
    if (route.request().method() !== "PATCH") return route.continue();
    offsets.push(offset);
    if (!isHeld || offset === 0) await route.continue();
  });
  await page.goto("/admin/mediaFile/create");
  const picker = main(page).getByLabel("Chọn âm thanh");
  await picker.setInputFiles(file);
  await expect(main(page).getByText(/^2 MB \/ /)).toBeVisible();
  await main(page).getByRole("button", { name: "Tạm dừng" }).click();
  await expect(main(page).getByText(/^Đang tạm dừng/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(`Bạn đang tải dở “${name}” (2 MB / `)).toBeVisible();

  isHeld = false;
  offsets.length = 0;
  await picker.setInputFiles(file);
  await expect(page).toHaveURL(/\/mediaFile\/[0-9a-f-]{36}\/show$/);
  expect(offsets[0]).toBe(2 * 1024 ** 2);
  await expect(main(page).getByRole("heading", { name })).toBeVisible();
  await expect(main(page).getByText(/ · 12:4\d · /)).toBeVisible();
  await expect(main(page).getByText("Chưa dùng ở đâu.")).toBeVisible();
  await main(page).getByRole("button", { name: "Xóa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Đồng ý" }).click();
  await expect(page).toHaveURL(/\/mediaFile$/);
  await expect(main(page).getByText(name)).toHaveCount(0);
  await rm(folder, { recursive: true });
});
