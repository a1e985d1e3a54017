import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { anEditor, aTitle, main, save } from "./editors.ts";
import { call } from "./members.ts";
import { aSession, cardsOfLastWeek, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Trình đơn" });
const aNumber = (): string => `1900 ${randomInt(100, 1000)} ${randomInt(100, 1000)}`;
const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** The text of /an-toan for anybody, without scripts. */
async function publicPage(page: Page): Promise<string> {
  return (await page.request.get("/an-toan")).text();
}

test.describe("an administrator", () => {
  test("adds a number on a phone, with its hours, and it is public at once", async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const admin = await anEditor(request, "administrator", "Phạm Quản Trị");
    const [name, number] = [aTitle("Đường dây"), aNumber()];
    await signIn(page, admin, baseURL ?? "");
    await page.goto("/admin/hotline");
    await main(page).getByRole("link", { name: "Thêm mới" }).click();
    await main(page).getByLabel("Số điện thoại").fill(number);
    await main(page).getByLabel("Tên *", { exact: true }).fill(name);
    await main(page).getByLabel("Gọi số này khi nào").fill("Nghe người đang buồn, miễn phí.");
    const hours = main(page).getByRole("group", { name: "Giờ trực" }).first();
    await hours.getByRole("button", { name: "Theo giờ" }).click();
    await save(page).click();
    await expect(hours.getByRole("status")).toHaveText(/ít nhất một ngày/);
    await hours.getByRole("button", { name: "Thứ Hai đến thứ Sáu" }).click();
    await hours.getByRole("button", { name: "T7, thứ Bảy" }).click();
    await hours.getByLabel("Từ").fill("20:00");
    await hours.getByLabel("Đến").fill("02:00");
    await expect(hours.getByRole("status")).toContainText(
      "Người đọc thấy: 20:00–2:00 hôm sau, thứ Hai đến thứ Bảy",
    );
    await save(page).click();
    await expect(page).toHaveURL(/\/admin\/hotline\/[0-9a-f-]{36}$/);
    await expect.poll(() => publicPage(page)).toContain(number);
    expect(await publicPage(page)).toContain("20:00–2:00 hôm sau, thứ Hai đến thứ Bảy");
  });

  test("writes down that a number was called, changes, hides and removes it; the log says so", async ({
    page,
    request,
    baseURL,
  }) => {
    const admin = await anEditor(request, "administrator", "Phạm Quản Trị");
    const [number, other] = [aNumber(), aNumber()];
    const about = { about: "Nghe người đang buồn.", helps: ["talk"], hours: "unknown" };
    const { accessToken: token } = admin;
    await call(request, "/rest/v1/hotline", {
      token,
      data: { number, name: aTitle("Đường dây"), ...about },
    });
    const [{ id }] = await admin.rows(`hotline?number=eq.${encodeURIComponent(number)}`);
    await signIn(page, admin, baseURL ?? "");
    await page.goto(`/admin/hotline/${id}`);
    await said(page, /^Chưa ai kiểm tra số này/);
    await expect(main(page).getByRole("link", { name: `Gọi ${number}` })).toHaveAttribute(
      "href",
      `tel:${number.replaceAll(" ", "")}`,
    );
    await main(page).getByRole("button", { name: "Đã gọi kiểm tra hôm nay" }).click();
    await said(page, /^Phạm Quản Trị đã gọi kiểm tra ngày \d\d\/\d\d\/\d{4}\.$/);

    await main(page).getByLabel("Số điện thoại").fill(other);
    await expect(main(page).getByRole("button", { name: "Đã gọi kiểm tra hôm nay" })).toBeDisabled();
    await save(page).click();
    await said(page, /^Chưa ai kiểm tra số này/);
    await expect.poll(() => publicPage(page)).toContain(other);
    expect(await publicPage(page)).not.toContain(number);

    await main(page).getByLabel("Hiện cho mọi người").uncheck();
    await save(page).click();
    await expect.poll(() => publicPage(page)).not.toContain(other);
    await main(page).getByRole("button", { name: "Xóa" }).click();
    await page.getByRole("button", { name: "Đồng ý" }).click();
    await expect(page).toHaveURL("/admin/hotline");
    await page.goto(`/admin/audit?subject=public.hotline&subjectId=${id}`);
    await said(page, "ghi là đã kiểm tra một số đã gỡ");
    await said(page, /sửa số trợ giúp .*\(số\)/);
    await said(page, /xóa số trợ giúp/);
  });

  test("cannot take 115 away, nor change what it is, and is told not to try it out", async ({
    page,
    request,
    baseURL,
  }) => {
    const admin = await anEditor(request, "administrator");
    await signIn(page, admin, baseURL ?? "");
    await page.goto("/admin/hotline/115");
    await said(page, /^Số khẩn cấp của cả nước/);
    await said(page, /^Đừng gọi thử số khẩn cấp/);
    for (const name of ["Xóa", /^Gọi 115/]) {
      await expect(
        main(page).getByRole("button", { name }).or(main(page).getByRole("link", { name })),
      ).toHaveCount(0);
    }
    for (const label of ["Số điện thoại", "Hiện cho mọi người"]) {
      await expect(main(page).getByLabel(label)).toHaveCount(0);
    }
    const refused = await call(request, "/rest/v1/hotline?id=eq.115", {
      ...{ token: admin.accessToken, method: "DELETE" },
    });
    expect([refused.status(), (await refused.json()).message]).toEqual([
      400,
      "Số 115 luôn có trong danh sách, không xóa được.",
    ]);
  });

  test("finds in the menu how many numbers wait, and in the list which", async ({ page, baseURL }) => {
    await signIn(page, await aSession("administrator"), baseURL ?? "");
    await page.goto("/admin");
    const entry = menu(page).getByRole("link", { name: /^Số trợ giúp ?\d+ số cần kiểm tra$/ });
    await entry.click();
    const waiting = main(page).getByRole("row", { name: /Ngày Mai/ });
    await expect(waiting).toContainText("Cần kiểm tra");
    await expect(waiting).toContainText("13:00–20:30, thứ Tư đến Chủ nhật");
  });

  test("sees the card as somebody in danger does, at any hour, and no number is dialled from there", async ({
    page,
    baseURL,
  }) => {
    await signIn(page, await aSession("administrator"), baseURL ?? "");
    await page.goto("/admin/safety");
    const card = main(page).getByRole("region", { name: "Trước hết, mong bạn được an toàn" });
    await expect(card.getByRole("link", { name: /^Gọi 115, Cấp cứu y tế/ })).toBeVisible();
    await main(page).getByLabel("Xem như lúc").fill("2026-11-23T23:00");
    await expect(card.getByRole("link", { name: /096 306 1414/ })).toContainText(
      "ngoài giờ, mở lúc 13:00 thứ Tư",
    );
    await card.getByRole("link", { name: /^Trang An toàn/ }).click();
    await expect(page).toHaveURL("/admin/safety");
    await main(page).getByRole("combobox", { name: "Người ấy" }).click();
    await page.getByRole("option", { name: "đang bị người khác làm hại" }).click();
    const harmed = main(page).getByRole("region", { name: "Bạn cần được an toàn trước đã" });
    await expect(harmed.getByRole("listitem").first()).toContainText("113");
  });

  test("tries a message, and reads what each version caught and missed", async ({ page, baseURL }) => {
    await signIn(page, await aSession("administrator"), baseURL ?? "");
    await page.goto("/admin/safety");
    const words = main(page).getByLabel("Câu muốn thử");
    const tried = main(page).getByRole("region", { name: "Thử một câu" });
    await words.fill("Tôi không muốn sống nữa");
    await tried.getByRole("button", { name: "Xem Companion sẽ làm gì" }).click();
    await expect(tried.getByRole("status")).toContainText("Hiện thẻ an toàn ngay.");
    await words.fill("Hôm nay mình nấu canh chua");
    await expect(tried.getByRole("status")).toBeEmpty();
    await words.press("Tab");
    await page.keyboard.press("Enter");
    await expect(tried.getByRole("status")).toContainText("Trả lời như thường");
    const versions = main(page).getByRole("table", { name: "Từng phiên bản" });
    await expect(versions.getByRole("row").nth(1)).toContainText("đang dùng");
    expect(await versions.getByRole("row").count()).toBeGreaterThan(2);
  });

  test("reads how often cards were shown, in weeks that are over, and never of one or two", async ({
    page,
    baseURL,
  }) => {
    await cardsOfLastWeek({ self: 4, harmed: 1 });
    await signIn(page, await aSession("administrator"), baseURL ?? "");
    await page.goto("/admin/safety");
    await said(page, "Trong 26 tuần đã qua, thẻ hiện ít nhất 5 lần, ở 1 tuần.");
    const week = main(page).getByRole("listitem").filter({ hasText: "ít nhất 5 lần" });
    await expect(week).toContainText("muốn chết hoặc tự làm đau mình: 4; đang bị người khác làm hại: dưới 3");
  });
});

test("a moderator neither finds the numbers and counts nor changes any of it by a call", async ({
  page,
  request,
  baseURL,
}) => {
  const moderator = await aSession("moderator");
  const token = moderator.accessToken;
  for (const path of ["cards", "line", "preview?danger=self"]) {
    expect((await call(request, `/functions/v1/admin/safety/${path}`, { token })).status()).toBe(403);
  }
  const ask = async (method: string, path: string, data?: unknown) =>
    (await call(request, `/rest/v1/hotline${path}`, { token, method, data })).status();
  const before = await (await call(request, "/rest/v1/hotline?order=id", { token })).json();
  expect(
    await ask("POST", "", { number: aNumber(), name: "Số lạ", about: "Không ai biết.", helps: ["talk"] }),
  ).toBe(403);
  await ask("PATCH", "?id=eq.ngay-mai", { number: aNumber() });
  await ask("DELETE", "?id=eq.ngay-mai");
  const lines = await (await call(request, "/rest/v1/hotline?order=id&id=eq.ngay-mai", { token })).json();
  expect(lines).toEqual(before.filter(({ id }: { id: string }) => id === "ngay-mai"));

  await signIn(page, moderator, baseURL ?? "");
  await page.goto("/mod");
  await expect(menu(page).getByRole("link", { name: "Bài viết" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: /Số trợ giúp|Thẻ an toàn/ })).toHaveCount(0);
  for (const address of ["/mod/hotline", "/mod/safety"]) {
    await page.goto(address);
    await said(page, "Không có trang này");
  }
});
