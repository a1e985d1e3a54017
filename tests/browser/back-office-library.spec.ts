import type { Page } from "@playwright/test";
import { anMp3 } from "../support/sound-files.ts";
import { anEditor, aTitle, type Editor, main, openOffice, publishAnyway, save } from "./editors.ts";
import { call } from "./members.ts";
import { aSession } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const readId = (page: Page): number => Number(page.url().split("/").at(-1));

async function aPlaylist(editor: Editor, titles: readonly string[]) {
  const podcast = await editor.add("podcast", {
    title: aTitle("Chương trình thử"),
    publication: "PUBLISHED",
  });
  const episodes = [];
  for (const title of titles) {
    const episode = await editor.add("episode", { title: aTitle(title), publication: "PUBLISHED" });
    await editor.link(podcast.id, episode.id);
    episodes.push(episode);
  }
  return { podcast, episodes };
}

const readOrder = async (editor: Editor, podcast: number): Promise<number[]> =>
  (await editor.rows(`podcastEpisode?podcastId=eq.${podcast}&order=position,episodeId`)).map(
    ({ episodeId }) => episodeId,
  );

for (const [role, home] of [
  ["moderator", "/mod"],
  ["administrator", "/admin"],
] as const) {
  test(`a ${role} makes a podcast and its first episode, which stands in it`, async ({
    page,
    request,
    baseURL,
  }) => {
    const editor = await anEditor(request, role);
    const title = aTitle("Hiên nhà");
    await openOffice(page, editor, `${home}/podcast/create`, baseURL);
    await main(page).getByRole("textbox", { name: "Tiêu đề" }).fill(title);
    await main(page).getByRole("button", { name: "Đã đăng" }).click();
    await publishAnyway(page);
    await expect(page).toHaveURL(/\/podcast\/\d+$/);
    const podcast = readId(page);
    await main(page).getByRole("link", { name: "Thêm tập mới" }).click();
    await expect(page.getByRole("banner")).toContainText("Thêm tập");
    await main(page).getByRole("textbox", { name: "Tiêu đề" }).fill(`${title}, tập một`);
    await expect(main(page).getByRole("combobox", { name: "Cho podcast" })).toHaveText(title);
    await save(page).click();
    await expect(page).toHaveURL(/\/episode\/\d+$/);
    await expect(main(page).getByRole("button", { name: title })).toBeVisible();
    expect(await readOrder(editor, podcast)).toEqual([readId(page)]);
    expect((await editor.rows(`podcast?id=eq.${podcast}`))[0].publication).toBe("PUBLISHED");
    expect((await editor.rows(`episode?id=eq.${readId(page)}`))[0].publication).toBe("DRAFT");
  });
}

test("an episode gets its sound, with its length, and a cover that was drawn for it", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const episode = await editor.add("episode", { title: aTitle("Tiếng mưa") });
  await openOffice(page, editor, `/mod/episode/${episode.id}`, baseURL);
  await main(page)
    .getByLabel("Chọn âm thanh")
    .setInputFiles({ name: "mua.mp3", mimeType: "audio/mpeg", buffer: await anMp3() });
  await expect(main(page).getByLabel("Thời lượng (giây)")).toHaveValue("64");
  await main(page).getByRole("button", { name: "Vẽ một bìa" }).click();
  const drawn = main(page).getByRole("img", { name: "Bìa được vẽ" });
  const first = await drawn.getAttribute("src");
  await main(page).getByRole("button", { name: "Vẽ cảnh khác" }).click();
  await expect(drawn).not.toHaveAttribute("src", first ?? "");
  await main(page).getByRole("button", { name: "Dùng bìa này" }).click();
  await expect(main(page).getByRole("img", { name: "Ảnh bìa hiện tại" })).toBeVisible();
  await save(page).click();
  await expect
    .poll(async () => (await editor.rows(`episode?id=eq.${episode.id}`))[0])
    .toMatchObject({
      duration: 64,
      audio: expect.stringMatching(/^\/media\/premium\//),
      coverImage: expect.stringMatching(/^\/media\/picture\//),
    });
});

test("episodes are put in another order by keys and by steps; an order that somebody changed is not written over", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const { podcast, episodes } = await aPlaylist(editor, ["Một", "Hai", "Ba"]);
  const [one, two, three] = episodes;
  await openOffice(page, editor, `/mod/podcast/${podcast.id}`, baseURL);
  const handle = main(page).getByRole("button", { name: `Dời “${one.title}”` });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Đã nhấc lên từ vị trí 1 trên 3.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Đang ở vị trí 2 trên 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => readOrder(editor, podcast.id)).toEqual([two.id, one.id, three.id]);

  await main(page)
    .getByRole("button", { name: `Đưa “${three.title}” lên` })
    .click();
  await expect.poll(() => readOrder(editor, podcast.id)).toEqual([two.id, three.id, one.id]);

  await expect(main(page).getByRole("list", { name: "Thứ tự các tập" })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  const answer = await call(request, "/rest/v1/rpc/orderEpisodes", {
    token: editor.accessToken,
    data: {
      ...{ podcast: podcast.id, seen: [two.id, three.id, one.id], wanted: [one.id, two.id, three.id] },
    },
  });
  expect(answer.status()).toBe(200);
  await main(page)
    .getByRole("button", { name: `Đưa “${one.title}” lên` })
    .click();
  await expect(page.getByText("Danh sách này vừa được người khác thay đổi", { exact: false })).toBeVisible();
  await expect(main(page).getByRole("listitem").first()).toContainText(one.title);
  expect(await readOrder(editor, podcast.id)).toEqual([one.id, two.id, three.id]);
});

test("a moderator builds a course with a lesson; its price stays with administrators; withdrawing asks first", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const title = aTitle("Khóa học thở");
  await openOffice(page, editor, "/mod/course/create", baseURL);
  await main(page).getByRole("textbox", { name: "Tiêu đề" }).fill(title);
  await expect(main(page).getByLabel("Giá (đồng)")).toHaveAttribute("readonly");
  await main(page).getByRole("button", { name: "Đã đăng" }).click();
  await publishAnyway(page);
  await expect(page).toHaveURL(/\/course\/\d+$/);
  const course = readId(page);
  await main(page).getByRole("link", { name: "Thêm bài học" }).click();
  await expect(page.getByRole("banner")).toContainText("Thêm bài học");
  await expect(main(page).getByRole("combobox", { name: "Khóa học" })).toHaveText(title);
  await main(page).getByRole("textbox", { name: "Tiêu đề" }).fill(`${title}, bài một`);
  await save(page).click();
  await expect(page).toHaveURL(/\/lesson\/\d+$/);
  expect((await editor.rows(`lesson?courseId=eq.${course}`))[0]).toMatchObject({
    title: `${title}, bài một`,
    publication: "DRAFT",
  });

  await page.goto(`/mod/course/${course}`);
  await expect(main(page).getByRole("listitem").filter({ hasText: "bài một" })).toContainText("Bản nháp");
  await main(page).getByRole("button", { name: "Bản nháp" }).click();
  const question = page.getByRole("dialog", { name: "Rút khỏi trang?" });
  await expect(question).toContainText("kể cả những người đang học");
  await question.getByRole("button", { name: "Giữ trên trang" }).click();
  await expect(main(page).getByRole("button", { name: "Đã đăng" })).toHaveAttribute("aria-pressed", "true");
  await main(page).getByRole("button", { name: "Bản nháp" }).click();
  await question.getByRole("button", { name: "Vẫn rút" }).click();
  await save(page).click();
  await expect.poll(async () => (await editor.rows(`course?id=eq.${course}`))[0].publication).toBe("DRAFT");
});

test("a podcast that somebody follows is not deleted; it can be made a draft instead", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const podcast = await editor.add("podcast", { title: aTitle("Có người theo"), publication: "PUBLISHED" });
  const { accessToken: token } = await aSession("free");
  const followed = await call(request, "/rest/v1/follow", { token, data: { podcastId: podcast.id } });
  expect(followed.status()).toBe(201);
  await openOffice(page, editor, `/mod/podcast/${podcast.id}`, baseURL);
  await main(page).getByRole("button", { name: "Xóa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Đồng ý" }).click();
  const refusal = page.getByRole("dialog", { name: "Chưa xóa được" });
  await expect(refusal).toContainText("Đang có người theo dõi podcast này");
  await refusal.getByRole("button", { name: "Chuyển về bản nháp" }).click();
  await expect(refusal).toBeHidden();
  expect((await editor.rows(`podcast?id=eq.${podcast.id}`))[0].publication).toBe("DRAFT");
});

test("on a phone several drafts are published at once, and an empty search shows the way back", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const mark = aTitle("Nhiều bài");
  const rows = [];
  for (const words of ["một", "hai"]) rows.push(await editor.add("blog", { title: `${mark} ${words}` }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffice(page, editor, "/mod/blog", baseURL);
  const search = main(page).getByRole("searchbox", { name: "Tìm" });
  await search.fill("khong co gi nhu the");
  await main(page).getByRole("button", { name: "Bỏ bộ lọc" }).click();
  await expect(search).toHaveValue("");
  await search.fill(mark.toLowerCase().replace("nhiều bài", "nhieu bai"));
  await expect(main(page).getByRole("checkbox")).toHaveCount(2);
  for (const { title } of rows) await main(page).getByRole("checkbox", { name: title }).check();
  await expect(main(page).getByText("Đã chọn 2 mục")).toBeVisible();
  await main(page).getByRole("button", { name: "Đăng", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("2 mục chưa có ảnh bìa. 2 mục chưa có chuyên mục.");
  await page.getByRole("dialog").getByRole("button", { name: "Đồng ý" }).click();
  const ids = rows.map(({ id }) => id).join();
  await expect
    .poll(async () => (await editor.rows(`blog?id=in.(${ids})`)).map(({ publication }) => publication))
    .toEqual(["PUBLISHED", "PUBLISHED"]);
});
