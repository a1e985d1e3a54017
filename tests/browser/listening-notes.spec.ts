import type { APIRequestContext, Page } from "@playwright/test";
import { hasBeenHere } from "./companion-data.ts";
import { fetchRows } from "./data-api.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

interface Track {
  id: number;
  title: string;
  podcastId: number;
}

async function aTrack(request: APIRequestContext): Promise<Track> {
  const [link] = await fetchRows(
    request,
    "podcastEpisode?select=podcastId,episode!inner(id,title)&episode.duration=gt.80&limit=1",
  );
  return { podcastId: link?.podcastId, ...(link?.episode as object) } as Track;
}

const bar = (page: Page) => page.getByRole("region", { name: "Trình phát âm thanh" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Trình phát âm thanh" });
const place = (page: Page) => bar(page).getByRole("slider", { name: "Vị trí đang nghe" });

async function opensSheet(page: Page, { podcastId, title }: Track): Promise<void> {
  await visit(page, `/podcast/detail/${podcastId}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: `Nghe ${title}`, exact: true })
    .click();
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(0);
  await place(page).fill("30");
  await bar(page)
    .getByRole("button", { name: /^Mở trình phát/ })
    .click();
  await sheet(page).getByRole("button", { name: "Dừng lại ghi một chút" }).click();
}

test("a member pauses, writes a line, finds it again, changes it, takes it along and deletes it", async ({
  page,
  request,
  baseURL,
}) => {
  const [member, track] = [await aMember(request), await aTrack(request)];
  await signIn(page, member, baseURL ?? "");
  await hasBeenHere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await opensSheet(page, track);
  await expect(sheet(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
  await sheet(page)
    .getByRole("textbox", { name: /^Ghi ở 00:3\d$/ })
    .fill("Chỗ này nhớ bà");
  await sheet(page).getByRole("button", { name: "Lưu ghi chú" }).click();
  const kept = sheet(page).getByRole("list", { name: "Ghi chú của bạn" });
  await expect(kept).toContainText("Chỗ này nhớ bà");

  await visit(page, `/podcast/detail/${track.podcastId}`);
  await page.getByRole("button", { name: `Lời và ghi chú: ${track.title}` }).click();
  const details = page.getByRole("dialog", { name: track.title });
  await details.getByRole("button", { name: /^Sửa, ghi chú ở/ }).click();
  await details.getByRole("textbox").fill("Nhớ bà ngoại");
  await details.getByRole("button", { name: "Lưu ghi chú" }).click();
  await expect(details.getByRole("list", { name: "Ghi chú của bạn" })).toContainText("Nhớ bà ngoại");

  await details.getByRole("button", { name: /^Mang sang trò chuyện/ }).click();
  await expect(page).toHaveURL(/\/chat\/map/);
  await page.getByRole("button", { name: "Tôi đã sẵn sàng!" }).click();
  const box = page.getByRole("textbox", { name: "Lời bạn viết" });
  await expect(box).toHaveValue(
    new RegExp(`^Lúc nghe “${track.title}”, ở 00:3\\d, mình có ghi: Nhớ bà ngoại$`),
  );

  await visit(page, `/podcast/detail/${track.podcastId}`);
  await page.getByRole("button", { name: `Lời và ghi chú: ${track.title}` }).click();
  await details.getByRole("button", { name: /^Xóa, ghi chú ở/ }).click();
  await details.getByRole("button", { name: /^Xóa hẳn, ghi chú ở/ }).click();
  await expect(details.getByRole("list", { name: "Ghi chú của bạn" })).toHaveCount(0);
  expect(await fetchRows(request, "listeningNote?select=id", member.accessToken)).toEqual([]);
});

test("words that could not be kept stay, and a visitor is told why to sign in", async ({
  page,
  request,
  baseURL,
}) => {
  const track = await aTrack(request);
  await opensSheet(page, track);
  await expect(sheet(page).getByRole("link", { name: "Đăng nhập để ghi chú" })).toBeVisible();

  await signIn(page, await aMember(request), baseURL ?? "");
  await opensSheet(page, track);
  await page.route("**/functions/v1/listening-note", (route) => route.abort("internetdisconnected"));
  const box = sheet(page).getByRole("textbox", { name: /^Ghi ở/ });
  await box.fill("Đừng mất nhé");
  await sheet(page).getByRole("button", { name: "Lưu ghi chú" }).click();
  await expect(sheet(page).getByRole("alert").filter({ hasText: "Chưa lưu được" })).toBeVisible();
  await expect(box).toHaveValue("Đừng mất nhé");
});
