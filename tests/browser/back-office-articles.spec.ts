import { anEditor, aTitle, main, openOffice, publishAnyway, save, written } from "./editors.ts";
import { call } from "./members.ts";
import { publishDueNow, signOut } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test("a moderator writes an article, keeps it a draft, gives it a time, and readers see it when that has come", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const title = aTitle("Ngồi xuống bên cửa sổ");
  await openOffice(page, editor, "/mod/blog/create", baseURL);
  await main(page).getByRole("textbox", { name: "Tiêu đề" }).fill(title);
  await written(page).click();
  await page.keyboard.type("Một buổi tối");
  await main(page).getByRole("button", { name: "Tiêu đề", exact: true }).click();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Mưa rơi ");
  await main(page).getByRole("button", { name: "Đậm" }).click();
  await page.keyboard.type("rất khẽ");
  await save(page).click();
  await expect(page).toHaveURL(/\/mod\/blog\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  const [draft] = await editor.rows(`blog?id=eq.${id}`);
  expect(draft).toMatchObject({
    title,
    publication: "DRAFT",
    content: "<h2>Một buổi tối</h2><p>Mưa rơi <strong>rất khẽ</strong></p>",
  });

  // What became an article is no unfinished one any more: the next one begins empty.
  await expect.poll(() => editor.rows("workingCopy?rowId=eq.0&kind=eq.blog")).toEqual([]);

  await expect(main(page).getByRole("link", { name: "Xem trước" })).toHaveAttribute(
    "href",
    `/blog/detail/${id}`,
  );
  await main(page).getByRole("button", { name: "Hẹn giờ đăng" }).click();
  await main(page).getByLabel("Đăng lúc").fill("2020-01-01T21:00");
  await save(page).click();
  await expect(
    main(page).getByText("Thời điểm này đã qua. Bạn chọn một lúc khác nhé", { exact: true }),
  ).toBeVisible();
  // What a library writes for itself around such words is for nobody's eyes.
  await expect(page.locator("body")).not.toContainText("@@");
  await main(page).getByLabel("Đăng lúc").fill("2099-01-01T21:00");
  await publishAnyway(page, "Vẫn hẹn giờ đăng");
  await expect(main(page).getByText("Đăng lúc 01/01/2099 21:00")).toBeVisible();
  expect((await editor.rows(`blog?id=eq.${id}`))[0]).toMatchObject({
    publication: "SCHEDULED",
    publishAt: "2099-01-01T14:00:00+00:00",
  });

  await signOut(page, baseURL ?? "");
  expect(await (await request.get(`/blog/detail/${id}`)).text()).not.toContain(title);
  await editor.change(`blog?id=eq.${id}`, { publishAt: new Date(Date.now() + 1_000).toISOString() });
  await expect
    .poll(async () => {
      await publishDueNow();
      return (await (await call(request, `/rest/v1/blog?id=eq.${id}`)).json()).length;
    })
    .toBe(1);
  await visit(page, `/blog/detail/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("what was typed and not saved is kept, said with its time, and given back after the page was left", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "administrator");
  const row = await editor.add("blog", { title: aTitle("Bài dở dang"), content: "<p>Đoạn đầu.</p>" });
  await openOffice(page, editor, `/admin/blog/${row.id}`, baseURL);
  await main(page).getByLabel("Tác giả").fill("Mai");
  await expect(main(page).getByText(/^Đã lưu tạm lúc \d\d:\d\d$/)).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(main(page).getByText(/^Bạn có phần viết dở chưa lưu, từ lúc/)).toBeVisible();
  await expect(main(page).getByLabel("Tác giả")).toHaveValue("");
  await main(page).getByRole("button", { name: "Lấy lại" }).click();
  await expect(main(page).getByLabel("Tác giả")).toHaveValue("Mai");
  await save(page).click();
  await expect.poll(async () => (await editor.rows(`blog?id=eq.${row.id}`))[0].authorName).toBe("Mai");
  await expect
    .poll(async () => (await editor.rows(`workingCopy?rowId=eq.${row.id}&kind=eq.blog`))[0]?.content ?? null)
    .toBeNull();
});

test("two editors see each other; the later one chooses, and loses neither text", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const lan = await anEditor(request, "moderator", "Ngọc Lan");
  const minh = await anEditor(request, "administrator", "Quang Minh");
  const row = await lan.add("blog", { title: aTitle("Bài của hai người"), content: "<p>Một câu chung.</p>" });

  await openOffice(page, lan, `/mod/blog/${row.id}`, baseURL);
  await written(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Câu của Lan.");
  await expect(main(page).getByText(/^Đã lưu tạm/)).toBeVisible();

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const his = await elsewhere.newPage();
  await openOffice(his, minh, `/admin/blog/${row.id}`, baseURL);
  await expect(main(his).getByText("Ngọc Lan đang sửa bài viết này.")).toBeVisible();
  await written(his).click();
  await his.keyboard.press("End");
  await his.keyboard.type(" Câu của Minh.");
  await save(his).click();
  await expect
    .poll(async () => (await minh.rows(`blog?id=eq.${row.id}`))[0].content)
    .toBe("<p>Một câu chung. Câu của Minh.</p>");
  await elsewhere.close();

  await save(page).click();
  const dialog = page.getByRole("dialog", { name: /^Mục này vừa được Quang Minh sửa lúc/ });
  await dialog.getByRole("button", { name: "Xem cả hai" }).click();
  await expect(dialog.locator("del")).toHaveText("Minh.");
  await expect(dialog.locator("ins")).toHaveText("Lan.");
  await dialog.getByRole("button", { name: "Lấy bản của họ" }).click();
  await expect(written(page)).toHaveText("Một câu chung. Câu của Minh.");

  await main(page).getByRole("button", { name: "Lấy lại" }).click();
  await expect(written(page)).toHaveText("Một câu chung. Câu của Lan.");
  await save(page).click();
  await expect
    .poll(async () => (await lan.rows(`blog?id=eq.${row.id}`))[0].content)
    .toBe("<p>Một câu chung. Câu của Lan.</p>");
  await main(page).getByRole("button", { name: "Các phiên bản" }).click();
  const versions = page.getByRole("dialog", { name: "Các phiên bản" });
  await versions.getByRole("button", { name: /^Quang Minh/ }).click();
  await expect(page.getByRole("dialog").locator("del")).toHaveText("Lan.");
  await expect(page.getByRole("dialog").locator("ins")).toHaveText("Minh.");
  await page.getByRole("button", { name: "Khôi phục bản này" }).click();
  await expect(written(page)).toHaveText("Một câu chung. Câu của Minh.");
  expect((await lan.rows(`blog?id=eq.${row.id}`))[0].content).toBe("<p>Một câu chung. Câu của Minh.</p>");
});

test("a deleted article is in the trash, and comes back as a draft", async ({ page, request, baseURL }) => {
  const editor = await anEditor(request, "moderator");
  const title = aTitle("Bài bỏ đi");
  const row = await editor.add("blog", { title, content: "<p>Còn dùng được.</p>", publication: "PUBLISHED" });
  await openOffice(page, editor, `/mod/blog/${row.id}`, baseURL);
  await main(page).getByRole("button", { name: "Xóa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Đồng ý" }).click();
  await expect(page.getByText("Đã chuyển vào thùng rác.")).toBeVisible();
  expect(await editor.rows(`blog?id=eq.${row.id}`)).toEqual([]);
  await page.getByRole("link", { name: "Thùng rác" }).click();
  await main(page)
    .getByRole("button", { name: `Khôi phục “${title}”` })
    .click();
  await expect(page).toHaveURL(`/mod/blog/${row.id}`);
  await expect(main(page).getByRole("textbox", { name: "Tiêu đề" })).toHaveValue(title);
  expect((await editor.rows(`blog?id=eq.${row.id}`))[0]).toMatchObject({ title, publication: "DRAFT" });
});

test("an editor reads what was taken out of the HTML, and keeps a table that the text editor cannot hold", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const table = "<table><tbody><tr><td>Hít vào</td></tr></tbody></table>";
  const row = await editor.add("blog", { title: aTitle("Bảng thở"), content: table });
  await openOffice(page, editor, `/mod/blog/${row.id}`, baseURL);
  await expect(main(page).getByText("bạn sửa thẳng trên HTML", { exact: false })).toBeVisible();
  await written(page).fill(`${table}<p onclick="x()">Thở ra</p><script>x()</script>`);
  await save(page).click();
  await expect(page.getByText(/đã bỏ những phần không an toàn trong nội dung: .*script/)).toBeVisible();
  expect((await editor.rows(`blog?id=eq.${row.id}`))[0].content).toBe(`${table}<p>Thở ra</p>`);
});

test("Vietnamese that is composed letter by letter arrives whole in the text", async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await anEditor(request, "moderator");
  const row = await editor.add("blog", { title: aTitle("Gõ dấu"), content: "<p>Đêm nay </p>" });
  await openOffice(page, editor, `/mod/blog/${row.id}`, baseURL);
  await written(page).click();
  await page.keyboard.press("Control+End");
  const keyboard = await page.context().newCDPSession(page);
  for (const word of [
    ["n", "ng", "ngu", "ngur", "ngủ"],
    ["y", "ye", "yê", "yên"],
  ]) {
    for (const text of word) {
      await keyboard.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await keyboard.send("Input.insertText", { text: word.at(-1) ?? "" });
    await page.keyboard.press("Space");
  }
  await page.keyboard.type("nhé");
  await save(page).click();
  await expect
    .poll(async () => (await editor.rows(`blog?id=eq.${row.id}`))[0].content)
    .toMatch(/^<p>Đêm nay ?ngủ yên nhé<\/p>$/);
});
