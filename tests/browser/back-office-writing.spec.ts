import type { Page } from "@playwright/test";
import { aPng } from "../support/picture-files.ts";
import { copiedIn, drop, paste } from "./clipboard.ts";
import { anEditor, aTitle, type Editor, main, openOffice, save, written } from "./editors.ts";
import { test as base, expect, visit } from "./visit.ts";

interface Article {
  editor: Editor;
  id: number;
  stored(): Promise<string>;
}

/** Opens a draft of this content in the editor of a moderator. */
const test = base.extend<{ openArticle(content?: string): Promise<Article> }>({
  openArticle: async ({ page, request, baseURL }, use) => {
    await use(async (content = "") => {
      const editor = await anEditor(request, "moderator");
      const { id } = await editor.add("blog", { title: aTitle("Bài để viết"), content });
      await openOffice(page, editor, `/mod/blog/${id}`, baseURL);
      await expect(written(page)).toBeVisible();
      return { editor, id, stored: async () => (await editor.rows(`blog?id=eq.${id}`))[0].content };
    });
  },
});

async function pasteCopied(
  page: Page,
  from: "google-docs" | "word",
  text: string,
  told: string,
): Promise<void> {
  await paste(written(page), { html: await copiedIn(from), text });
  await expect(page.getByText(told, { exact: false })).toBeVisible();
  await saved(page);
}

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();
}

const aPicture = (name: string) => ({
  name,
  type: "image/png",
  bytes: aPng(300, 200, [Math.floor(Math.random() * 200), Math.floor(Math.random() * 200), 90]),
});

test("a text from Google Docs keeps its headings, emphasis, links and lists, and nothing else", async ({
  page,
  openArticle,
}) => {
  const { stored } = await openArticle("<p>Trước.</p>");
  await written(page).click();
  await page.keyboard.press("Control+End");
  await pasteCopied(page, "google-docs", "Đêm không ngủ", "Bảng đã thành các dòng chữ");
  expect(await stored()).toBe(
    [
      "<p>Trước.</p><h2>Đêm không ngủ</h2>",
      "<p>Câu thường, <strong>chữ đậm</strong>, <em>chữ nghiêng</em> và ",
      '<a rel="noopener nofollow" href="https://vi.wikipedia.org/wiki/Thi%E1%BB%81n">một liên kết</a>.</p>',
      "<h3>Cần mang theo</h3>",
      "<ul><li><p>một chai nước</p><ul><li><p>nước ấm</p></li></ul></li><li><p>một ổ bánh mì</p></li></ul>",
      '<p>Rồi thì:</p><ol start="3"><li><p><strong>đi ngủ</strong></p></li></ol>',
      "<p><strong>Giờ</strong> · <strong>Việc</strong></p><p>22:00 · Tắt đèn</p>",
    ].join(""),
  );
});

test("a text from Word keeps its lists as lists, and a picture of somebody's disk is told about", async ({
  page,
  openArticle,
}) => {
  const { stored } = await openArticle();
  await written(page).click();
  await pasteCopied(page, "word", "Thư gửi mình", "1 ảnh không theo sang được");
  expect(await stored()).toBe(
    [
      "<h2>Thư gửi mình</h2>",
      "<p>Câu thường, <strong>chữ đậm</strong>, <em>chữ nghiêng</em>, <u>gạch chân</u> và ",
      '<a rel="noopener nofollow" href="https://bentrong.vn/podcasts">một liên kết</a>.</p>',
      "<h3>Mang theo</h3>",
      "<ul><li><p>một <strong>chai</strong> nước</p><ul><li><p>nước ấm</p></li></ul></li>",
      "<li><p>một ổ bánh mì</p></li></ul>",
      '<p>Rồi thì:</p><ol start="3"><li><p>thở ra</p></li><li><p>đi ngủ</p></li></ol>',
      "<blockquote><p>Đêm nào rồi cũng sáng.</p></blockquote>",
      "<p>22:00 · Tắt đèn<br />Nằm xuống</p>",
    ].join(""),
  );
});

const MARKDOWN = `# Đêm ở bến xe

Tôi **ngồi yên** và nghe *tiếng loa*, như trong [bài này](https://bentrong.vn/blogs).

## Mang theo

- nước
- bánh mì

1. thở ra
2. đi ngủ

> Đêm nào rồi cũng sáng.

---

\`\`\`
hít vào
\`\`\``;

test("Markdown becomes a text with its meaning, and one step back leaves it as it was typed", async ({
  page,
  openArticle,
}) => {
  const { stored } = await openArticle();
  await written(page).click();
  await paste(written(page), { text: MARKDOWN });
  await expect(page.getByText("Nhấn Ctrl+Z để về chữ gốc", { exact: false })).toBeVisible();
  await page.keyboard.press("Control+Z");
  await expect(written(page).locator("p").first()).toHaveText("# Đêm ở bến xe");
  await expect(written(page).locator("h2, strong, li")).toHaveCount(0);
  await page.keyboard.press("Control+Shift+Z");
  await saved(page);
  expect(await stored()).toBe(
    [
      "<h2>Đêm ở bến xe</h2><p>Tôi <strong>ngồi yên</strong> và nghe <em>tiếng loa</em>, như trong ",
      '<a rel="noopener nofollow" href="https://bentrong.vn/blogs">bài này</a>.</p><h3>Mang theo</h3>',
      "<ul><li><p>nước</p></li><li><p>bánh mì</p></li></ul>",
      "<ol><li><p>thở ra</p></li><li><p>đi ngủ</p></li></ol>",
      "<blockquote><p>Đêm nào rồi cũng sáng.</p></blockquote><hr><pre><code>hít vào</code></pre>",
    ]
      .join("")
      .replace("<hr>", "<hr />"),
  );
});

test("people who talk behind dashes are no list, and an address that was pasted alone is a link", async ({
  page,
  openArticle,
}) => {
  const { id, editor, stored } = await openArticle();
  await written(page).click();
  await paste(written(page), { text: "- Anh ngủ chưa?\n- Chưa em ạ." });
  await page.keyboard.press("Enter");
  await paste(written(page), { text: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" });
  await saved(page);
  expect(await stored()).toMatch(
    /^<p>- Anh ngủ chưa\?<\/p><p>- Chưa em ạ\.<\/p><p><a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"/,
  );
  await editor.change(`blog?id=eq.${id}`, { publication: "PUBLISHED" });
  await visit(page, `/blog/detail/${id}`);
  await expect(page.getByRole("link", { name: /youtube\.com/ })).toHaveAttribute("href", /v=aqz-KE-bpKQ$/);
});

test("looking at an article changes nothing, and neither does a change that was taken back", async ({
  page,
  openArticle,
}) => {
  const picture = '<img src="/share.png" alt="Bến xe" />';
  const { editor, id } = await openArticle(`<p>Một  câu.</p>${picture}`);
  await written(page).getByText("Một câu.").click();
  await page.keyboard.press("End");
  await expect(save(page)).toBeDisabled();
  await page.keyboard.type("x");
  await expect(save(page)).toBeEnabled();
  await page.keyboard.press("Control+Z");
  await expect(save(page)).toBeDisabled();
  const copies = await editor.rows(`workingCopy?rowId=eq.${id}&kind=eq.blog&content=not.is.null`);
  expect(copies).toEqual([]);
});

test("the keys of other editors save, open the link and make headings", async ({ page, openArticle }) => {
  const { stored } = await openArticle();
  await written(page).click();
  await page.keyboard.type("# Lớn\n### Nhỏ\nMột câu ");
  await page.keyboard.press("Control+K");
  const dialog = page.getByRole("dialog", { name: "Liên kết" });
  await dialog.getByLabel("Địa chỉ").fill("/podcasts");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await written(page).getByText("Lớn").click();
  await expect(main(page).getByRole("button", { name: "Tiêu đề", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();
  expect(await stored()).toMatch(
    /^<h2>Lớn<\/h2><h3>Nhỏ<\/h3><p>Một câu <a [^>]*href="\/podcasts"[^>]*>\/podcasts<\/a><\/p>$/,
  );
});

test("a text looks in the editor as on the site: lists have their bullets and numbers", async ({
  page,
  openArticle,
}) => {
  const content =
    "<p>Trước</p><ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol><h2>Lớn</h2><blockquote><p>c</p></blockquote>";
  const { editor, id } = await openArticle(content);
  const looks = (selector: string) =>
    page.locator(selector).evaluate((body) =>
      ["ul", "ol", "h2", "blockquote", "p"].map((tag) => {
        const element = body.querySelector(tag);
        if (!element) throw new Error(`No ${tag}`);
        const { listStyleType, paddingLeft, marginTop, fontSize, lineHeight, fontFamily, fontWeight } =
          getComputedStyle(element);
        return { tag, listStyleType, paddingLeft, marginTop, fontSize, lineHeight, fontFamily, fontWeight };
      }),
    );
  const inEditor = await looks(".ProseMirror");
  expect(inEditor[0]).toMatchObject({ listStyleType: "disc" });
  expect(inEditor[1]).toMatchObject({ listStyleType: "decimal" });
  await editor.change(`blog?id=eq.${id}`, { publication: "PUBLISHED" });
  await visit(page, `/blog/detail/${id}`);
  await expect(page.locator("article .article ul")).toBeVisible();
  expect(inEditor).toEqual(await looks("article .article"));
});

test("pictures that are pasted or dropped are sent, described and put where the cursor stands", async ({
  page,
  openArticle,
}) => {
  const { stored } = await openArticle("<p>Câu.</p>");
  await written(page).click();
  await page.keyboard.press("Control+End");
  await paste(written(page), { files: [aPicture("một.png"), aPicture("hai.png")] });
  const dialog = page.getByRole("dialog", { name: "Ảnh trong bài" });
  for (const words of ["Bến xe", "Ghế đá"]) {
    await dialog.getByLabel("Mô tả ảnh").fill(words);
    await dialog.getByRole("button", { name: "Đặt vào bài" }).click();
    // Another dialog may stand before the text already.
    await expect(page.locator(`.ProseMirror img[alt="${words}"]`)).toBeVisible();
  }
  await expect(dialog).toBeHidden();
  await drop(written(page), { files: [aPicture("ba.png")] });
  await dialog.getByLabel("Mô tả ảnh").fill("Cửa sổ");
  await dialog.getByRole("button", { name: "Đặt vào bài" }).click();
  await expect(written(page).getByRole("img")).toHaveCount(3);
  await drop(written(page), {
    files: [{ name: "bài.docx", type: "application/msword", bytes: Buffer.from("x") }],
  });
  await expect(page.getByText("Ở đây chỉ thả được tệp ảnh.")).toBeVisible();
  await saved(page);
  expect(
    (await stored()).match(/<img src="\/media\/picture\/[^"]+" alt="[^"]+" width="300" height="200"/g),
  ).toHaveLength(3);
});

test.describe("a picture that lies on another site", () => {
  test.use({ expectedComplaint: /Content Security Policy|violates the following/ });
  const ELSEWHERE = '<p>Trước.</p><img src="https://anh.example.com/ben-xe.jpg" alt="Bến xe" />';
  const notice = (page: Page) => written(page).getByRole("alert");

  test("says in the text that readers will not see it, and is replaced by a file in its place", async ({
    page,
    openArticle,
  }) => {
    const { stored } = await openArticle("<p>Câu.</p>");
    await written(page).click();
    await page.keyboard.press("Control+End");
    await paste(written(page), { html: ELSEWHERE, text: "Trước." });
    await expect(page.getByText("1 ảnh nằm ở trang khác", { exact: false })).toBeVisible();
    await expect(notice(page)).toContainText("Ảnh này nằm ở anh.example.com nên người đọc sẽ không thấy.");
    await notice(page).getByRole("button", { name: "Chọn tệp ảnh" }).click();
    const dialog = page.getByRole("dialog", { name: "Ảnh trong bài" });
    await expect(dialog.getByLabel("Mô tả ảnh")).toHaveValue("Bến xe");
    await dialog.getByLabel("Địa chỉ ảnh").fill("https://anh.example.com/khac.jpg");
    await expect(dialog.getByLabel("Địa chỉ ảnh")).toHaveAccessibleDescription(
      /Trang không hiện được ảnh từ địa chỉ này/,
    );
    await expect(dialog.getByRole("button", { name: "Đặt vào bài" })).toBeDisabled();
    const { name, type: mimeType, bytes: buffer } = aPicture("bến xe.png");
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await dialog.getByRole("button", { name: "Đặt vào bài" }).click();
    await expect(page.locator('.ProseMirror img[alt="Bến xe"]')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await saved(page);
    expect(await stored()).toMatch(/Trước\.<\/p><img src="\/media\/picture\/[^"]+" alt="Bến xe"/);
    expect(await stored()).not.toContain("example.com");
  });

  test("goes when its editor says so, and looking at it changes nothing", async ({ page, openArticle }) => {
    const { stored } = await openArticle(ELSEWHERE);
    await expect(notice(page)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await notice(page).getByRole("button", { name: "Bỏ ảnh này" }).click();
    await expect(notice(page)).toHaveCount(0);
    await saved(page);
    expect(await stored()).toBe("<p>Trước.</p>");
  });
});

test("an article without cover or category is published after a question, or stays a draft", async ({
  page,
  openArticle,
}) => {
  const { editor, id } = await openArticle("<p>Một câu.</p>");
  const publication = async () => (await editor.rows(`blog?id=eq.${id}`))[0].publication;
  const question = page.getByRole("dialog", { name: "Chưa có ảnh bìa và chuyên mục" });
  await main(page).getByRole("button", { name: "Đã đăng" }).click();
  await save(page).click();
  await question.getByRole("button", { name: "Bổ sung", exact: true }).click();
  await expect(question).toBeHidden();
  expect(await publication()).toBe("DRAFT");
  await page.keyboard.press("Control+S");
  await question.getByRole("button", { name: "Vẫn đăng" }).click();
  await expect(page.getByText("Đã lưu", { exact: true })).toBeVisible();
  expect(await publication()).toBe("PUBLISHED");
  await written(page).click();
  await page.keyboard.type("Thêm. ");
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await expect(question).toHaveCount(0);
});

test("a picture that was sent before is found by its name, in articles and as a cover", async ({
  page,
  openArticle,
}) => {
  const { id, editor, stored } = await openArticle();
  const name = `${aTitle("Bến xe Miền Đông")}.png`;
  await written(page).click();
  await paste(written(page), { files: [aPicture(name)] });
  const dialog = page.getByRole("dialog", { name: "Ảnh trong bài" });
  await expect(dialog.getByRole("button", { name: "Đặt vào bài" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Hủy" }).click();
  await main(page).getByRole("button", { name: "Chèn ảnh" }).click();
  const pick = async () => {
    const library = page.getByRole("dialog", { name: "Ảnh đã có" });
    await library
      .getByLabel("Tìm theo tên ảnh")
      .fill(name.replace(".png", "").replace("Bến xe Miền Đông", "ben xe mien dong"));
    await expect(library.getByRole("listitem")).toHaveCount(1);
    const thumbnail = library.getByRole("listitem").locator("img");
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
    await library.getByRole("button", { name }).click();
  };
  await dialog.getByRole("button", { name: "Chọn từ ảnh đã có" }).click();
  await pick();
  await dialog.getByRole("button", { name: "Đặt vào bài" }).click();
  await main(page).getByRole("button", { name: "Chọn từ ảnh đã có" }).click();
  await pick();
  await expect(main(page).getByRole("img", { name: "Ảnh bìa hiện tại" })).toBeVisible();
  await saved(page);
  const [row] = await editor.rows(`blog?id=eq.${id}`);
  expect(await stored()).toContain(row.coverImage);

  await page.getByRole("link", { name: "Ảnh và âm thanh" }).click();
  await expect(page.locator("#react-admin-title")).toHaveText("Ảnh và âm thanh");
  await main(page).getByRole("searchbox", { name: "Tìm" }).fill(name.replace(".png", ""));
  await expect(main(page).getByRole("row")).toHaveCount(2);
  const small = main(page).getByRole("row").nth(1).locator("img");
  await expect(small).toHaveAttribute("src", /-300\.webp$/);
});

test("a cover that is drawn is called after its article", async ({ page, openArticle }) => {
  const { editor, id } = await openArticle();
  const title = aTitle("Đêm: ở bến xe?");
  await main(page).getByRole("textbox", { name: "Tiêu đề" }).fill(title);
  await main(page).getByRole("button", { name: "Vẽ một bìa" }).click();
  await main(page).getByRole("button", { name: "Dùng bìa này" }).click();
  await expect(main(page).getByRole("img", { name: "Ảnh bìa hiện tại" })).toBeVisible();
  await saved(page);
  const [{ coverImage }] = await editor.rows(`blog?id=eq.${id}`);
  const [file] = await editor.rows(`mediaFile?address=eq.${coverImage}`);
  expect(file.originalName).toBe(`Bìa ${title.replace(":", "").replace("?", "")}.jpg`);
});

test("a newsletter offers no pictures, and says so when one is pasted", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "administrator");
  await openOffice(page, editor, "/admin/newsletterCampaign/create", baseURL);
  const intro = main(page).getByRole("textbox", { name: "Lời mở" });
  await intro.click();
  await expect(main(page).getByRole("button", { name: "Liên kết" }).first()).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Chèn ảnh" })).toHaveCount(0);
  await paste(intro, { files: [aPicture("thư.png")] });
  await expect(page.getByText("Bản tin không gửi kèm ảnh", { exact: false })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("on a phone the toolbar says that there is more of it, until its end is seen", async ({
  page,
  openArticle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openArticle();
  const toolbar = main(page).getByRole("toolbar", { name: "Định dạng" });
  const arrow = main(page).locator('[role="toolbar"] + button');
  await expect(arrow).toBeVisible();
  await toolbar.getByRole("button", { name: "Sửa bằng HTML" }).scrollIntoViewIfNeeded();
  await toolbar.evaluate((line) => line.scrollTo({ left: line.scrollWidth }));
  await expect(arrow).toBeHidden();
});

test("on a phone the state of an article stands above its text, with a keyboard too", async ({
  page,
  openArticle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openArticle("<p>Một câu dài.</p>".repeat(60));
  const state = main(page).getByRole("group", { name: "Trạng thái" });
  await expect(state.getByRole("button", { name: "Bản nháp" })).toBeInViewport();
  await state.getByRole("button", { name: "Đã đăng" }).focus();
  await page.keyboard.press("Tab");
  await expect(main(page).locator("input[name=title]")).toBeFocused();
});

test("what may be done with chosen rows takes the place of the search, and nothing sticks out behind it", async ({
  page,
  openArticle,
}) => {
  await openArticle();
  await page.getByRole("link", { name: "Bài viết" }).click();
  const search = main(page).locator('input[type="search"]');
  await expect(search).toBeVisible();
  await main(page).getByRole("row").nth(1).getByRole("checkbox").click();
  await expect(main(page).getByText("Đã chọn 1 mục")).toBeVisible();
  await expect(search).toBeHidden();
  await main(page).getByRole("button", { name: "Bỏ chọn" }).click();
  await expect(search).toBeVisible();
});

test("the mark of a draft stands on the line of what it marks", async ({ page, openArticle }) => {
  const { editor, id } = await openArticle("<p>Một câu.</p>");
  const [category] = await editor.rows("category?categoryType=eq.BLOG&limit=1");
  await editor.change(`blog?id=eq.${id}`, { categoryId: category.id });
  await visit(page, `/blog/detail/${id}`);
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  await expect(page.locator("article .draft-mark").first()).toBeVisible();
  expect(Math.abs((await middle("article .draft-mark")) - (await middle("article time")))).toBeLessThan(2);
});
