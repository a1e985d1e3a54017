import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { aMember, call } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

/** Opens an action of the page, gives the reason, and confirms. */
async function decide(page: Page, name: string, deed: string): Promise<void> {
  await main(page).getByRole("button", { name, exact: true }).click();
  await dialog(page).getByLabel("Lý do").fill("Đã hỏi lại qua điện thoại");
  await dialog(page).getByRole("button", { name: deed, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test("an administrator finds a person without diacritics, gives days, and blocks: the person is out at once", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request, "Lương Thị Khuê Các");
  const devices = () => call(request, "/functions/v1/account/devices", { token: member.accessToken });
  expect((await devices()).status()).toBe(200);
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/person");
  const search = main(page).getByRole("searchbox", { name: /Tìm theo tên/ });
  await search.fill("luong thi khue");
  await search.press("Enter");
  // Rows that other tests added above move away when the answer comes.
  await expect(main(page).getByRole("status")).toHaveText("Hết danh sách: 1 người");
  await main(page)
    .getByRole("link", { name: new RegExp(member.email) })
    .click();
  await expect(main(page).getByRole("heading", { name: "Lương Thị Khuê Các" })).toBeVisible();
  await expect(page).toHaveTitle(/^Lương Thị Khuê Các · /);

  await main(page).getByRole("button", { name: "Tặng ngày hội viên" }).click();
  await dialog(page).getByLabel("Số ngày").fill("0");
  await dialog(page).getByLabel("Lý do").fill("Quà sinh nhật");
  await dialog(page).getByRole("button", { name: "Tặng", exact: true }).click();
  await expect(dialog(page).getByLabel("Số ngày")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog(page).getByRole("alert")).toHaveText("Số ngày là một số từ 1 đến 3.660.");
  await dialog(page).getByLabel("Số ngày").fill("7");
  await dialog(page).getByRole("button", { name: "Tặng", exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(main(page).getByText("Hội viên (được tặng)")).toBeVisible();
  await expect(main(page).getByText("Tặng ngày hội viên (7 ngày): Quà sinh nhật")).toBeVisible();

  await decide(page, "Khóa tài khoản", "Khóa tài khoản");
  await expect(main(page).getByText("Bị khóa không thời hạn")).toBeVisible();
  expect((await devices()).status()).toBe(401);
});

test("a request that came by telephone is answered by letter, and a deletion asks for the address", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request, "Tống Mỹ Lệ");
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto(`/admin/person/${member.userId}`);
  await main(page).getByRole("button", { name: "Ghi một yêu cầu" }).click();
  await dialog(page).getByRole("combobox", { name: "Người ấy muốn" }).click();
  await page.getByRole("option", { name: "Xóa dữ liệu" }).click();
  await dialog(page).getByLabel("Ghi chú").fill("Gọi lúc chín giờ sáng");
  await dialog(page).getByRole("button", { name: "Ghi lại" }).click();
  await expect(dialog(page)).toBeHidden();

  await page.goto("/admin/data-requests?state=open&kind=deletion");
  const card = main(page).getByRole("article", { name: new RegExp(member.email) });
  await expect(card).toContainText("Còn thời gian");
  await card.getByRole("button", { name: "Đã đọc, trả lời" }).click();
  await dialog(page).getByRole("button", { name: "Đã trả lời" }).click();
  await expect(card).toContainText("đã trả lời");

  await card.getByRole("button", { name: "Xóa tài khoản này" }).click();
  const address = dialog(page).getByLabel(/Gõ lại email/);
  await address.fill("nguoi-khac@example.vn");
  await dialog(page).getByRole("button", { name: "Xóa vĩnh viễn" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("không khớp");
  await address.fill(member.email);
  await dialog(page).getByRole("button", { name: "Xóa vĩnh viễn" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(card).toHaveCount(0);
  const gone = await call(request, "/functions/v1/account/devices", { token: member.accessToken });
  expect(gone.status()).toBe(401);
});

test("the log says in sentences what was done, and keeps its filters through a reload", async ({
  page,
  request,
  baseURL,
}) => {
  const staff = await aSession("administrator");
  const member = await aMember(request, "Âu Dương Hạ");
  const path = `/functions/v1/admin/person/${member.userId}`;
  await call(request, `${path}/role`, {
    token: staff.accessToken,
    data: { role: "ROLE_MODERATOR", reason: "Cùng viết bài" },
  });
  await signIn(page, staff, baseURL ?? "");
  await page.goto("/admin/audit");
  await expect(main(page).getByText("trao quyền biên tập viên cho Âu Dương Hạ")).toBeVisible();
  await main(page).getByRole("combobox", { name: "Việc" }).click();
  await page.getByRole("option", { name: "Khóa tài khoản", exact: true }).click();
  await expect(page).toHaveURL(/action=BLOCK/);
  await page.reload();
  await expect(main(page).getByText("trao quyền biên tập viên cho Âu Dương Hạ")).toHaveCount(0);

  await page.goto("/admin/audit?from=2020-01-01&to=2020-01-02");
  await expect(main(page).getByText("Không có dòng nào khớp.", { exact: false })).toBeVisible();

  const days = "from=2026-01-01&to=2026-01-31";
  await call(request, `/functions/v1/admin/export/orders?${days}`, { token: staff.accessToken });
  await page.goto("/admin/audit");
  const [, name] =
    (await main(page).getByText("trao quyền biên tập viên cho Âu Dương Hạ").innerText()).match(
      /^(.+) trao quyền/,
    ) ?? [];
  await main(page).getByRole("combobox", { name: "Người làm" }).click();
  await page.getByRole("option", { name: name ?? "", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`actor=${staff.userId}`));
  await expect(main(page).getByText("xuất tệp đơn hàng từ 01/01/2026 đến 31/01/2026")).toBeVisible();
  await main(page)
    .getByRole("listitem")
    .filter({ hasText: "trao quyền biên tập viên" })
    .getByRole("button", { name: /^Xem thêm về dòng/ })
    .click();
  await page.getByRole("menuitem", { name: "Mở “Âu Dương Hạ”" }).click();
  await expect(main(page).getByRole("heading", { name: "Âu Dương Hạ" })).toBeVisible();
});

test("figures come with a table for those who do not see the picture, and the house says how it is", async ({
  page,
  baseURL,
}) => {
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/overview");
  await expect(main(page).getByText("Thành viên mới")).toBeVisible();
  const people = main(page).getByRole("region", { name: "Người" });
  await expect(people.locator("svg.recharts-surface").first()).toBeAttached();
  await people.getByText("Xem bảng số").click();
  await expect(people.getByRole("table", { name: "Người" }).getByRole("row")).toHaveCount(31);
  await main(page).getByRole("button", { name: "12 tháng" }).click();
  await expect(page).toHaveURL(/stretch=12m/);
  await expect(people.getByRole("row").nth(1)).toContainText(/^T\d{1,2}\/\d{4}/);

  await page.goto("/admin/health");
  await expect(main(page).getByRole("heading", { name: "Hàng đợi thư" })).toBeVisible();
  await expect(main(page).getByText(/Trả lời trong \d+ mili giây/)).toBeVisible();
});

test("a moderator finds none of it, in the menu or under its address", async ({ page, baseURL }) => {
  await signIn(page, await aSession("moderator"), baseURL ?? "");
  await page.goto("/mod/blog");
  const menu = page.getByRole("navigation", { name: "Trình đơn" });
  await expect(menu.getByRole("link", { name: "Bài viết" })).toBeVisible();
  for (const name of ["Thành viên", "Yêu cầu dữ liệu", "Nhật ký", "Tổng quan", "Sức khỏe hệ thống"]) {
    await expect(menu.getByRole("link", { name })).toHaveCount(0);
  }
  for (const path of ["person", "data-requests", "audit", "overview", "health"]) {
    await page.goto(`/mod/${path}`);
    await expect(main(page).getByRole("heading", { name: "Không có trang này" })).toBeVisible();
  }
});

test("an administrator sees line by line what a file of members does, brings them in, and takes the list along", async ({
  page,
  baseURL,
}) => {
  const email = `tu-tep-${Date.now()}@example.vn`;
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/person");
  await page.getByRole("link", { name: "Nhập từ tệp" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nhập thành viên" })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.locator("input[type=file]").setInputFiles({
    name: "thanh-vien.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`email,name,days\n${email},Lê Thu,30\nkhông phải email,,\n`),
  });
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("Tài khoản mới (1)").getByText("tặng 30 ngày hội viên")).toBeVisible();
  await expect(part("Dòng sẽ bị bỏ qua (1)").getByText("Đây không phải là một email.")).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Nhập 1 người" }).click();
  await expect(page.getByText("Bạn ghi lý do nhé")).toBeVisible();
  await page.getByRole("button", { name: "Chuyển thành viên từ trang cũ" }).click();
  await page.getByRole("button", { name: "Nhập 1 người" }).click();
  await expect(page.getByText("Đã thêm 1 tài khoản")).toBeVisible();
  await page.getByRole("link", { name: "Về danh sách thành viên" }).click();
  await expect(page.getByText(email)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Tải danh sách" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(email);
});
