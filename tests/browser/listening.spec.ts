import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { aMember, type Member } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

interface Track {
  id: number;
  title: string;
  podcastId: number;
}

/** An episode that anybody may hear, long enough to stop in the middle of it. */
async function aTrack(request: APIRequestContext): Promise<Track> {
  const [link] = await fetchRows(
    request,
    "podcastEpisode?select=podcastId,episode!inner(id,title)&episode.duration=gt.80&limit=1",
  );
  return { podcastId: link?.podcastId, ...(link?.episode as object) } as Track;
}

const bar = (page: Page) => page.getByRole("region", { name: "Trình phát âm thanh" });
const place = (page: Page) => bar(page).getByRole("slider", { name: "Vị trí đang nghe" });
const seconds = async (page: Page) => Number(await place(page).inputValue());
const press = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true }).click();

async function plays(page: Page, { podcastId, title }: Track): Promise<void> {
  await visit(page, `/podcast/detail/${podcastId}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: `Nghe ${title}`, exact: true })
    .click();
  await expect(bar(page).getByText(`Đang phát: ${title}`)).toBeAttached();
}

const fetchHistory = (request: APIRequestContext, { accessToken }: Member) =>
  fetchRows(request, "listeningHistory?select=id,episodeId,seconds", accessToken);
const fetchPlace = async (request: APIRequestContext, { accessToken }: Member): Promise<unknown> =>
  (await fetchRows(request, "listeningPosition?select=seconds", accessToken))[0]?.seconds;

test("a member's listening is kept as it was heard, and goes on from another device", async ({
  page,
  request,
  baseURL,
  browser,
}) => {
  const [member, track] = [await aMember(request), await aTrack(request)];
  await signIn(page, member, baseURL ?? "");
  await plays(page, track);
  await expect.poll(() => seconds(page)).toBeGreaterThan(11);
  await place(page).fill("50");
  await expect.poll(() => seconds(page)).toBeGreaterThan(51);
  await press(page, "Tạm dừng");
  await expect.poll(() => fetchPlace(request, member)).toBeGreaterThanOrEqual(50);
  const [listen, ...others] = await fetchHistory(request, member);
  expect(others).toEqual([]);
  expect(listen?.episodeId).toBe(track.id);
  // The forty seconds that were jumped over were not heard.
  expect(listen?.seconds).toBeGreaterThanOrEqual(10);
  expect(listen?.seconds).toBeLessThan(40);

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signIn(phone, member, baseURL ?? "");
  await plays(phone, track);
  const stopped = /Lần trước bạn dừng ở 00:5\d\./;
  const offer = bar(phone).getByRole("paragraph").filter({ hasText: stopped }).last();
  await expect(bar(phone).getByRole("status")).toHaveText(stopped);
  await expect(offer).toBeVisible();
  await press(phone, "Nghe tiếp từ đó");
  await expect.poll(() => seconds(phone)).toBeGreaterThanOrEqual(50);
  await expect(bar(phone).getByText(stopped)).toHaveCount(0);
  await expect(bar(phone).getByRole("button", { name: "Tạm dừng", exact: true })).toBeFocused();
  await elsewhere.close();
});

test("the place is kept when the page is closed in the middle", async ({ page, request, baseURL }) => {
  const [member, track] = [await aMember(request), await aTrack(request)];
  await signIn(page, member, baseURL ?? "");
  await plays(page, track);
  await place(page).fill("55");
  await expect.poll(() => seconds(page)).toBeGreaterThan(56);
  await page.goto("about:blank");
  await expect.poll(() => fetchPlace(request, member)).toBeGreaterThanOrEqual(55);
});

test("a visitor's listening is told to nobody", async ({ page, request }) => {
  const told: string[] = [];
  page.on("request", (made) => {
    if (/recordListening|listeningPosition|listeningHistory/.test(made.url())) told.push(made.url());
  });
  await plays(page, await aTrack(request));
  await place(page).fill("55");
  await expect.poll(() => seconds(page)).toBeGreaterThan(55.5);
  await press(page, "Tạm dừng");
  await expect(bar(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
  expect(told).toEqual([]);
});

/** An episode in a list, with what it says of itself. */
const entry = (page: Page, { title }: Track) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: `Nghe ${title}`, exact: true }) });

test("a member sees what they began and what they heard to the end, on another device too", async ({
  page,
  request,
  baseURL,
  browser,
}) => {
  const [member, track] = [await aMember(request), await aTrack(request)];
  await signIn(page, member, baseURL ?? "");
  await plays(page, track);
  await place(page).fill("40");
  await press(page, "Tạm dừng");
  await expect.poll(() => fetchPlace(request, member)).toBeGreaterThanOrEqual(40);

  const elsewhere = await browser.newContext({ baseURL });
  const phone = await elsewhere.newPage();
  await signIn(phone, member, baseURL ?? "");
  await visit(phone, `/podcast/detail/${track.podcastId}`);
  await expect(entry(phone, track).getByText(/^Còn \d\d:\d\d$/)).toBeVisible();
  await expect(phone.getByRole("main").getByText("Đã nghe", { exact: true })).toHaveCount(0);

  const end = Number(await place(page).getAttribute("max"));
  await place(page).fill(String(end - 5));
  await press(page, "Phát");
  await expect.poll(() => fetchPlace(request, member)).toBeGreaterThanOrEqual(Math.floor(end) - 1);
  await phone.reload();
  await expect(entry(phone, track).getByText("Đã nghe", { exact: true })).toBeVisible();
  await elsewhere.close();
});

test("sound goes on when nothing can be told", async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await page.route(/recordListening|listeningPosition/, (route) => route.fulfill({ status: 500, json: {} }));
  await plays(page, await aTrack(request));
  await place(page).fill("40");
  await press(page, "Tạm dừng");
  await press(page, "Phát");
  await expect.poll(() => seconds(page)).toBeGreaterThan(41);
});

test("a member decides that nothing is kept, and deletes what was", async ({ page, request, baseURL }) => {
  const [member, track] = [await aMember(request), await aTrack(request)];
  await signIn(page, member, baseURL ?? "");
  await plays(page, track);
  await place(page).fill("45");
  await press(page, "Tạm dừng");
  await expect.poll(() => fetchPlace(request, member)).toBeGreaterThanOrEqual(45);

  await visit(page, "/profile");
  const off = page.getByRole("switch", { name: "Không lưu lịch sử nghe" });
  await off.click();
  await expect(off).toBeChecked();
  await expect(page.getByText("Đã lưu.")).toBeVisible();
  await page.getByRole("button", { name: "Xóa lịch sử nghe" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Xóa hết" }).click();
  await expect(page.getByText("Đã xóa lịch sử nghe.")).toBeVisible();
  expect(await fetchPlace(request, member)).toBeUndefined();
  const here = await page.evaluate(() => JSON.parse(localStorage.getItem("player") ?? "{}").places);
  expect(here).toEqual([]);

  const answered = page.waitForResponse(/recordListening/);
  await plays(page, track);
  await place(page).fill("45");
  await press(page, "Tạm dừng");
  expect(await (await answered).json()).toBe(false);
  expect(await fetchPlace(request, member)).toBeUndefined();

  await visit(page, "/profile");
  await expect(off).toBeChecked();
  await off.click();
  await expect(off).not.toBeChecked();
  await expect(page.getByText("Đã lưu.")).toBeVisible();
});
