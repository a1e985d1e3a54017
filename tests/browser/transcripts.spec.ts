import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { anEditor, aTitle, type Editor, main, openOffice } from "./editors.ts";
import { call } from "./members.ts";
import { expect, test, visit } from "./visit.ts";

interface Track {
  podcastId: number;
  id: number;
  title: string;
}

const CHAPTERS = "00:00 Ngồi xuống\n00:40 Thở chậm lại\n01:00 Nghỉ";
const WORDS = "00:05 Chào bạn nhé\n00:45 Thả lỏng đôi vai\n01:02 Cảm ơn bạn";

/** An episode of its own that plays a sound of the first content. */
async function aTrack(request: APIRequestContext, editor: Editor): Promise<Track> {
  const [sound] = await fetchRows(
    request,
    "episode?select=audio,duration&duration=gt.80&episodeType=eq.PUBLIC&limit=1",
  );
  const podcast = await editor.add("podcast", { title: aTitle("Dẫn thở"), publication: "PUBLISHED" });
  const episode = await editor.add("episode", {
    title: aTitle("Mười nhịp"),
    publication: "PUBLISHED",
    ...sound,
  });
  await editor.link(podcast.id, episode.id);
  return { podcastId: podcast.id, id: episode.id, title: episode.title };
}

async function hasWords(
  request: APIRequestContext,
  { accessToken: token }: Editor,
  id: number,
  said = "Thả lỏng đôi vai",
): Promise<void> {
  const data = {
    id,
    chapters: [
      { start: 0, title: "Ngồi xuống" },
      { start: 40, title: "Thở chậm lại" },
    ],
    cues: [
      { start: 5, text: "Chào bạn nhé" },
      { start: 45, text: said },
    ],
  };
  expect((await call(request, "/rest/v1/episodeTimeline", { token, data })).status()).toBe(201);
}

const bar = (page: Page) => page.getByRole("region", { name: "Trình phát âm thanh" });
const place = (page: Page) => bar(page).getByRole("slider", { name: "Vị trí đang nghe" });
const seconds = async (page: Page) => Number(await place(page).inputValue());

test("an editor pastes chapters and words, is told which line is wrong, and another's work stays", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const { id } = await aTrack(request, editor);
  await openOffice(page, editor, `/mod/episode/${id}`, baseURL);
  const chapters = main(page).getByLabel("Các chương");
  const words = main(page).getByLabel("Lời trong tập");
  const save = main(page).getByRole("button", { name: "Lưu chương và lời" });
  await chapters.fill("00:40 Thở\n00:10 Nghỉ");
  await expect(main(page).getByText(/^Dòng 2: Mốc giờ này đứng trước/)).toBeVisible();
  await expect(save).toBeDisabled();
  await chapters.fill(CHAPTERS);
  await words.fill(WORDS);
  await save.click();
  await expect(page.getByText("Đã lưu chương và lời.")).toBeVisible();
  const [row] = await editor.rows(`episodeTimeline?id=eq.${id}`);
  expect(row.chapters).toHaveLength(3);
  expect(row.cues[1]).toEqual({ start: 45, text: "Thả lỏng đôi vai" });

  await editor.change(`episodeTimeline?id=eq.${id}`, { cues: [] });
  await words.fill("00:05 Khác");
  await save.click();
  await expect(page.getByText(/Có người vừa sửa chương và lời/)).toBeVisible();
  expect((await editor.rows(`episodeTimeline?id=eq.${id}`))[0].cues).toEqual([]);
});

test("a listener reads along, and a press on a line plays from there", async ({ page, request }) => {
  const editor = await anEditor(request, "moderator");
  const track = await aTrack(request, editor);
  await hasWords(request, editor, track.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/podcast/detail/${track.podcastId}?episode=${track.id}`);
  await page.getByRole("button", { name: `Lời và ghi chú: ${track.title}` }).click();
  const sheet = page.getByRole("dialog", { name: track.title });
  await sheet.getByRole("button", { name: /Thả lỏng đôi vai/ }).click();
  await sheet.getByRole("button", { name: "Đóng" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(45);

  await bar(page)
    .getByRole("button", { name: /^Mở trình phát/ })
    .click();
  const player = page.getByRole("dialog", { name: "Trình phát âm thanh" });
  await player.getByRole("button", { name: "Lời", exact: true }).click();
  const words = player.getByRole("list", { name: "Lời trong tập" });
  await expect(words.locator("[aria-current]")).toHaveText(/Thả lỏng đôi vai/);
  await words.getByRole("button", { name: /Chào bạn nhé/ }).click();
  await expect(words.locator("[aria-current]")).toHaveText(/Chào bạn nhé/);
  await player.getByRole("button", { name: "Chương", exact: true }).click();
  const chapters = player.getByRole("list", { name: "Các chương" });
  await chapters.getByRole("button", { name: /Thở chậm lại/ }).click();
  await expect(chapters.locator("[aria-current]")).toHaveText(/Thở chậm lại/);
});

test("a link to a second offers to play from there", async ({ page, request }) => {
  const editor = await anEditor(request, "moderator");
  const track = await aTrack(request, editor);
  await hasWords(request, editor, track.id);
  await visit(page, `/podcast/detail/${track.podcastId}?episode=${track.id}&at=45`);
  await page.getByRole("button", { name: "Nghe từ 00:45" }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(45);
});

test("a search finds what is said, and the hit plays there, once", async ({ page, request }) => {
  const editor = await anEditor(request, "moderator");
  const track = await aTrack(request, editor);
  const said = aTitle("Buông nhẹ hàng mi");
  await hasWords(request, editor, track.id, said);
  await visit(page, "/podcasts");
  const field = page.getByRole("combobox", { name: "Tìm trên Bên Trong" });
  // The button answers once its script is there; a press before that is lost.
  await expect(async () => {
    await page.getByRole("banner").getByRole("button", { name: "Tìm trên Bên Trong" }).click();
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.fill(said);
  const hit = page.getByRole("option", { name: new RegExp(said) });
  await expect(hit).toContainText("Nghe từ 00:45");
  await hit.click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(45);
  await bar(page).getByRole("button", { name: "Tạm dừng", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Nghe từ 00:45" })).toBeVisible();
  await expect(bar(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
});
