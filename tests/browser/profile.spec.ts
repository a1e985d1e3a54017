import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectEnglish } from "./fixed-wording.ts";
import { linkIn, nextMail } from "./mail.ts";
import { aMember, anAddress, anotherDevice, call, isAccepted, type Member } from "./members.ts";
import { ageSessions, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const alert = (page: Page, name: string) => part(page, name).getByRole("alert").filter({ hasText: /\S/ });
const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36";

interface Fixtures {
  member: Member;
}

const signedIn = test.extend<Fixtures>({
  member: async ({ page, request, baseURL }, use) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    await use(member);
  },
});

const open = async (page: Page) => {
  await visit(page, "/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tài khoản");
};

const fetchUser = async (request: Parameters<typeof call>[0], { accessToken: token }: Member) =>
  (await call(request, "/auth/v1/user", { token })).json();

signedIn.describe("a member looking at their account", () => {
  signedIn("sees name, id, email and roles, and never the whole token", async ({ page, member }) => {
    await open(page);
    const view = part(page, "Hồ sơ đăng nhập");
    await expect(view.getByText(member.userId)).toBeHidden();
    await view.getByText("Chi tiết").click();
    for (const text of ["Trần Thu Hà", member.userId, member.email, "ROLE_USER"]) {
      await expect(view.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(view).toContainText(`${member.accessToken.slice(0, 12)}…${member.accessToken.slice(-6)}`);
    expect(await page.content()).not.toContain(member.accessToken);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}"));
    expect(stored).toMatchObject({ username: "Trần Thu Hà", roles: ["ROLE_USER"], userId: member.userId });
  });

  signedIn("is told what failed, twice, and may try again", async ({ page, member }) => {
    let refused = 0;
    await page.route("**/auth/v1/user", (route) => {
      refused++;
      return route.fulfill({ status: 500, json: {} });
    });
    await open(page);
    const view = part(page, "Hồ sơ đăng nhập");
    await expect(view.getByText("Chưa tải được hồ sơ của bạn.")).toBeVisible();
    await expectEnglish(view, "Failed to fetch user profile");
    await view.getByText("Chi tiết").last().click();
    await expect(view.getByText(member.email)).toBeVisible();
    // The page and the session each ask once.
    await expect.poll(() => refused).toBe(2);
    await page.unrouteAll();
    await view.getByRole("button", { name: "Thử lại" }).click();
    await expect(view.getByText("Trần Thu Hà")).toBeVisible();
  });

  signedIn("reads the server's own error where it gives one", async ({ page, member: _ }) => {
    const json = { error: "Máy chủ đang nghỉ" };
    await page.route("**/auth/v1/user", (route) => route.fulfill({ status: 500, json }));
    await open(page);
    await expect(alert(page, "Hồ sơ đăng nhập")).toContainText("Máy chủ đang nghỉ");
    await expect(page.getByText("Failed to fetch user profile")).toHaveCount(0);
  });

  for (const [name, address, failed] of [
    ["Thiết bị", "devices", "Chưa tải được danh sách thiết bị."],
    ["Điều bạn đồng ý", "consents", "Chưa tải được những điều bạn đã đồng ý."],
  ] as const) {
    signedIn(`keeps the rest of the page when ${address} cannot be had`, async ({ page, member: _ }) => {
      await page.route(`**/functions/v1/account/${address}`, (route) => route.abort());
      await open(page);
      await expect(alert(page, name)).toContainText(failed);
      await expect(part(page, "Bạn").getByLabel("Tên của bạn")).toHaveValue("Trần Thu Hà");
      await page.unrouteAll();
      await part(page, name).getByRole("button", { name: "Thử lại" }).click();
      await expect(alert(page, name)).toHaveCount(0);
    });
  }
});

signedIn.describe("a member who is called differently now", () => {
  signedIn("changes name and picture, and takes it back", async ({ page, member, request }) => {
    await open(page);
    const you = part(page, "Bạn");
    await you.getByLabel("Tên của bạn").fill("  Hà Trần ");
    await you.getByRole("radio", { name: "Hình 5", exact: true }).check({ force: true });
    await you.getByRole("button", { name: "Lưu" }).click();
    await expect(you.getByRole("status")).toHaveText("Đã lưu.");
    expect((await fetchUser(request, member)).user_metadata).toMatchObject({
      fullname: "Hà Trần",
      avatar_url: "/avatars/5.svg",
    });
    await you.getByRole("button", { name: "Hoàn tác" }).click();
    await expect(you.getByRole("status")).toHaveText("Đã trả lại như cũ.");
    await expect(you.getByLabel("Tên của bạn")).toHaveValue("Trần Thu Hà");
    expect((await fetchUser(request, member)).user_metadata).toMatchObject({
      fullname: "Trần Thu Hà",
      avatar_url: "/avatars/0.svg",
    });
  });

  signedIn("is asked for a name, and loses nothing when saving fails", async ({ page, member: _ }) => {
    await open(page);
    const name = part(page, "Bạn").getByLabel("Tên của bạn");
    const save = part(page, "Bạn").getByRole("button", { name: "Lưu" });
    await name.fill(" ");
    await save.click();
    await expect(name).toHaveAccessibleDescription("Bạn cho chúng mình một cái tên để gọi nhé.");
    await expect(name).toBeFocused();
    await page.route("**/auth/v1/user", (route) => route.abort());
    await name.fill("Hà");
    await save.click();
    await expect(alert(page, "Bạn")).toContainText("Chưa lưu được");
    await expect(name).toHaveValue("Hà");
    await page.unrouteAll();
    await save.click();
    await expect(part(page, "Bạn").getByRole("status")).toHaveText("Đã lưu.");
  });

  signedIn("sees no picture from a stranger's server", async ({ page, member, request }) => {
    const data = { data: { avatar_url: "https://elsewhere.example/me.png" } };
    await call(request, "/auth/v1/user", { method: "PUT", token: member.accessToken, data });
    const strange: string[] = [];
    page.on("request", (asked) => asked.url().includes("elsewhere") && strange.push(asked.url()));
    await open(page);
    await expect(part(page, "Bạn").getByLabel("Tên của bạn")).toBeVisible();
    expect(strange).toEqual([]);
  });
});

signedIn.describe("a member with another address", () => {
  signedIn("waits for its confirmation, and is told so", async ({ page, member, request }) => {
    const email = anAddress();
    await open(page);
    const mail = part(page, "Email");
    await mail.getByRole("button", { name: "Đổi email" }).click();
    await expect(mail.getByLabel("Email mới")).toBeFocused();
    await mail.getByRole("button", { name: "Gửi thư xác nhận" }).click();
    await expect(mail.getByLabel("Email mới")).toHaveAccessibleDescription("Vui lòng nhập địa chỉ email");
    await mail.getByLabel("Email mới").fill("không phải");
    await page.keyboard.press("Enter");
    await expect(mail.getByLabel("Email mới")).toHaveAccessibleDescription("Email không hợp lệ");
    await mail.getByLabel("Email mới").fill(email);
    await page.keyboard.press("Enter");
    await expect(mail.getByRole("status").filter({ hasText: "Đang chờ xác nhận" })).toContainText(email);
    await expect(mail.getByText(member.email, { exact: true })).toBeVisible();
    expect(await fetchUser(request, member)).toMatchObject({ email: member.email, new_email: email });
  });

  signedIn("has it as soon as the letter's link is followed", async ({ page, member, request }) => {
    const email = anAddress();
    const asked = await call(request, "/auth/v1/user", {
      ...{ method: "PUT", token: member.accessToken, data: { email } },
    });
    expect(asked.ok()).toBe(true);
    await visit(page, linkIn(await nextMail(email)));
    await expect.poll(async () => (await fetchUser(request, member)).email).toBe(email);
    await open(page);
    await expect(part(page, "Email").getByText(email, { exact: true })).toBeVisible();
    const view = part(page, "Hồ sơ đăng nhập");
    await view.getByText("Chi tiết").click();
    await expect(view.getByText(email, { exact: true })).toBeVisible();
    await expect(part(page, "Email").getByText("Đang chờ xác nhận")).toHaveCount(0);
  });

  signedIn(
    "has the letter sent again, and its link confirms the address",
    async ({ page, member, request }) => {
      await nextMail(member.email);
      await open(page);
      const mail = part(page, "Email");
      await mail.getByRole("button", { name: "Gửi lại thư xác nhận" }).click();
      await expect(mail.getByRole("status")).toHaveText(/^Đã gửi\./);
      await visit(page, linkIn(await nextMail(member.email)));
      await expect.poll(async () => (await fetchUser(request, member)).email_confirmed_at).not.toBeNull();
      await open(page);
      await expect(mail.getByText(member.email, { exact: true })).toBeVisible();
      await expect(mail.getByRole("button", { name: "Gửi lại thư xác nhận" })).toHaveCount(0);
    },
  );

  signedIn("is told when it belongs to somebody else", async ({ page, request, member: _ }) => {
    const other = await aMember(request);
    await open(page);
    const mail = part(page, "Email");
    await mail.getByRole("button", { name: "Đổi email" }).click();
    await mail.getByLabel("Email mới").fill(other.email);
    await page.keyboard.press("Enter");
    await expect(mail.getByLabel("Email mới")).toHaveAccessibleDescription(
      "Email này đã có tài khoản khác dùng.",
    );
    await mail.getByRole("button", { name: "Hủy" }).click();
    await expect(mail.getByRole("button", { name: "Đổi email" })).toBeFocused();
  });

  signedIn(
    "is asked for the password where the sign-in is old, and told when it is wrong",
    async ({ page, member: _ }) => {
      await page.route("**/auth/v1/user", (route) =>
        route.request().method() === "PUT"
          ? route.fulfill({
              status: 400,
              json: { code: 400, error_code: "reauthentication_needed", msg: "" },
            })
          : route.continue(),
      );
      await open(page);
      const mail = part(page, "Email");
      await mail.getByRole("button", { name: "Đổi email" }).click();
      await mail.getByLabel("Email mới").fill(anAddress());
      await page.keyboard.press("Enter");
      const question = page.getByRole("dialog", { name: "Đây là bạn, đúng không?" });
      const password = question.getByLabel("Mật khẩu của bạn", { exact: true });
      await expect(password).toBeFocused();
      await password.fill("nhớ nhầm");
      await page.keyboard.press("Enter");
      await expect(password).toHaveAccessibleDescription("Mật khẩu chưa đúng. Bạn thử lại nhé.");
    },
  );
});

signedIn.describe("a member who changes the password", () => {
  signedIn("signs the other devices out, and keeps this one", async ({ page, member, request }) => {
    const other = await anotherDevice(request, member, ANDROID);
    await open(page);
    await expect(part(page, "Thiết bị").getByRole("listitem")).toHaveCount(2);
    const password = part(page, "Mật khẩu");
    await password.getByRole("button", { name: "Đổi mật khẩu" }).click();
    await password.getByLabel("Mật khẩu hiện tại", { exact: true }).fill(member.password);
    await password.getByLabel("Mật khẩu mới", { exact: true }).fill(`${member.password}-khac`);
    await page.keyboard.press("Enter");
    await expect(password.getByRole("status").first()).toContainText("Các thiết bị khác đã được đăng xuất.");
    await expect(part(page, "Thiết bị").getByRole("listitem")).toHaveCount(1);
    await expect.poll(() => isAccepted(request, other.accessToken)).toBe(false);
    expect(await isAccepted(request, member.accessToken)).toBe(true);
  });

  signedIn("is told which field is not right, and nothing changes", async ({ page, member, request }) => {
    await open(page);
    const password = part(page, "Mật khẩu");
    await password.getByRole("button", { name: "Đổi mật khẩu" }).click();
    const current = password.getByLabel("Mật khẩu hiện tại", { exact: true });
    const wanted = password.getByLabel("Mật khẩu mới", { exact: true });
    await wanted.fill("12345");
    await page.keyboard.press("Enter");
    await expect(current).toHaveAccessibleDescription(/Bạn điền giúp ô này nhé\./);
    await expect(wanted).toHaveAccessibleDescription(/Mật khẩu phải có ít nhất 6 ký tự/);
    await expect(current).toBeFocused();
    await current.fill("nhớ nhầm rồi");
    await wanted.fill("mưa rơi ngoài hiên");
    await page.keyboard.press("Enter");
    await expect(current).toHaveAccessibleDescription(/Mật khẩu hiện tại chưa đúng\./);
    await expect(wanted).toHaveValue("mưa rơi ngoài hiên");
    await current.fill(member.password);
    await wanted.fill(member.password);
    await page.keyboard.press("Enter");
    await expect(wanted).toHaveAccessibleDescription(/Mật khẩu mới đang giống mật khẩu cũ\./);
    expect(await anotherDevice(request, member)).toMatchObject({ userId: member.userId });
  });

  signedIn("is warned kindly about one that everybody knows, and has it", async ({ page, member }) => {
    await open(page);
    const password = part(page, "Mật khẩu");
    await password.getByRole("button", { name: "Đổi mật khẩu" }).click();
    await password.getByLabel("Mật khẩu hiện tại", { exact: true }).fill(member.password);
    await password.getByLabel("Mật khẩu mới", { exact: true }).fill("password1");
    const answered = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.keyboard.press("Enter");
    const { warning } = await (await answered).json();
    expect(warning.message).toMatch(/\S/);
    await expect(password.getByText(warning.message)).toBeVisible();
  });
});

signedIn.describe("a member with several devices", () => {
  signedIn("signs one out, then all the others", async ({ page, member, request }) => {
    const phone = await anotherDevice(request, member, ANDROID);
    const third = await anotherDevice(request, member);
    await open(page);
    const devices = part(page, "Thiết bị");
    await expect(devices.getByRole("listitem")).toHaveCount(3);
    await expect(devices.getByRole("listitem").first()).toContainText("Thiết bị này");
    const question = (name: string) => page.getByRole("dialog", { name });
    await devices.getByRole("button", { name: "Đăng xuất Chrome trên Android" }).click();
    await question("Đăng xuất Chrome trên Android?").getByRole("button", { name: "Hủy" }).click();
    expect(await isAccepted(request, phone.accessToken)).toBe(true);
    await devices.getByRole("button", { name: "Đăng xuất Chrome trên Android" }).click();
    await question("Đăng xuất Chrome trên Android?").getByRole("button", { name: "Đăng xuất" }).click();
    await expect(devices.getByRole("status")).toHaveText("Đã đăng xuất Chrome trên Android.");
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect.poll(() => isAccepted(request, phone.accessToken)).toBe(false);
    expect(await isAccepted(request, third.accessToken)).toBe(true);
    await devices.getByRole("button", { name: "Đăng xuất mọi thiết bị khác" }).click();
    await question("Đăng xuất mọi thiết bị khác?").getByRole("button", { name: "Đăng xuất" }).click();
    await expect(devices.getByText("Chỉ có thiết bị này đang mở tài khoản của bạn.")).toBeVisible();
    await expect(devices.getByText("Phiên đăng nhập hết hạn sau 90 ngày không dùng.")).toBeVisible();
    await expect.poll(() => isAccepted(request, third.accessToken)).toBe(false);
    expect(await isAccepted(request, member.accessToken)).toBe(true);
  });
});

signedIn.describe("a member who decides what is allowed", () => {
  signedIn(
    "sees since when the terms hold, and gives and takes back one thing",
    async ({ page, member: _ }) => {
      await open(page);
      const consents = part(page, "Điều bạn đồng ý");
      const row = (name: string) => consents.getByRole("listitem").filter({ hasText: name });
      await expect(row("Điều khoản và quyền riêng tư")).toContainText(/Đồng ý ngày \d{2}\/\d{2}\/\d{4}/);
      const name = "Nội dung nhạy cảm khi trò chuyện";
      const control = consents.getByRole("switch", { name });
      await expect(control).not.toBeChecked();
      await control.click();
      await expect(control).toBeChecked();
      await expect(row(name)).toContainText(/Đồng ý ngày/);
      await page.reload();
      await expect(control).toBeChecked();
      await control.click();
      await expect(row(name)).toContainText(/Rút lại ngày/);
      await expect(control).not.toBeChecked();
      await consents.getByText("Xem lại từng lần").click();
      const history = consents.locator("details").getByRole("listitem");
      await expect(history).toHaveCount(3);
      await expect(history.first()).toContainText("Rút lại");
    },
  );

  signedIn(
    "asks for the newsletter, which waits for the click in the letter",
    async ({ page, member: _ }) => {
      await open(page);
      const consents = part(page, "Điều bạn đồng ý");
      const control = consents.getByRole("switch", { name: "Bản tin" });
      await control.click();
      await expect(consents.getByText(/^Đang chờ bạn xác nhận/)).toBeVisible();
      await expect(control).toBeChecked();
      await control.click();
      await expect(control).not.toBeChecked();
      await expect(consents.getByText(/^Đang chờ bạn xác nhận/)).toHaveCount(0);
    },
  );

  signedIn(
    "who subscribed elsewhere is not told that they never agreed",
    async ({ page, member, request }) => {
      const asked = await call(request, "/rest/v1/newSubscription", { data: { email: member.email } });
      expect(asked.ok()).toBe(true);
      await open(page);
      const row = part(page, "Điều bạn đồng ý").getByRole("listitem").filter({ hasText: "Bản tin" });
      await expect(row.getByText(/^Đang chờ bạn xác nhận/)).toBeVisible();
      await expect(row.getByText("Chưa đồng ý")).toHaveCount(0);
    },
  );

  signedIn("finds the switch back where it was when saving fails", async ({ page, member: _ }) => {
    await open(page);
    const control = part(page, "Điều bạn đồng ý").getByRole("switch", { name: "Bản tin" });
    await expect(control).toBeVisible();
    await page.route("**/functions/v1/account/consents", (route) => route.abort());
    await control.click();
    await expect(alert(page, "Điều bạn đồng ý")).toContainText("Chưa lưu được");
    await expect(control).not.toBeChecked();
  });
});

signedIn.describe("a member and their data", () => {
  signedIn("takes all of it home at once", async ({ page, member: _ }) => {
    await open(page);
    const data = part(page, "Dữ liệu của tôi");
    const download = page.waitForEvent("download");
    await data.getByRole("button", { name: "Tải dữ liệu của tôi" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("ben-trong-du-lieu-cua-toi.zip");
    const archive = (await readFile(await file.path())).toString("latin1");
    expect(archive.slice(0, 2)).toBe("PK");
    for (const name of ["doc-toi.html", "du-lieu.json"]) expect(archive).toContain(name);
    await expect(data.getByRole("status")).toContainText("Đã tải xong.");
  });

  for (const [how, answer] of [
    ["the connection breaks", { text: "Chưa tải được. Bạn kiểm tra kết nối rồi thử lại nhé." }],
    ["it was asked for too often", { status: 429, text: "Nghỉ tay khoảng 20 phút rồi thử lại nhé." }],
  ] as const) {
    signedIn(`is told when ${how}, and the button stays`, async ({ page, member: _ }) => {
      await open(page);
      await page.route("**/functions/v1/account/export", (route) =>
        "status" in answer
          ? route.fulfill({ status: answer.status, headers: { "Retry-After": "1200" }, json: {} })
          : route.abort(),
      );
      await page.getByRole("button", { name: "Tải dữ liệu của tôi" }).click();
      await expect(alert(page, "Dữ liệu của tôi")).toContainText(answer.text);
      await expect(page.getByRole("button", { name: "Tải dữ liệu của tôi" })).toBeEnabled();
    });
  }

  signedIn(
    "deletes the account only on purpose, and is seen off kindly",
    async ({ page, member, request }) => {
      await open(page);
      await page.getByRole("button", { name: "Xóa tài khoản" }).click();
      const dialog = page.getByRole("dialog", { name: "Bạn muốn xóa tài khoản?" });
      await expect(dialog).toContainText("đơn hàng, vì luật kế toán");
      const password = dialog.getByLabel("Mật khẩu của bạn", { exact: true });
      const typed = dialog.getByLabel("Gõ chữ XÓA để xác nhận");
      const yes = dialog.getByRole("button", { name: "Xóa hẳn tài khoản" });
      await yes.click();
      await expect(password).toHaveAccessibleDescription("Bạn điền giúp ô này nhé.");
      await expect(typed).toHaveAccessibleDescription("Bạn gõ đúng chữ XÓA giúp chúng mình nhé.");
      await password.fill("nhớ nhầm");
      await typed.fill("xoá");
      await yes.click();
      await expect(password).toHaveAccessibleDescription("Mật khẩu chưa đúng.");
      expect(await isAccepted(request, member.accessToken)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: "Xóa tài khoản" }).click();
      await password.fill(member.password);
      await typed.fill("xoa");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
      await expect(page.getByText("Tài khoản của bạn đã được xóa, cùng mọi thứ trong đó.")).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
      expect(await isAccepted(request, member.accessToken)).toBe(false);
      await page.reload();
      await expect(page.getByText("Tài khoản của bạn đã được xóa")).toHaveCount(0);
    },
  );
});

signedIn.describe("a member who signed in a while ago", () => {
  const question = (page: Page) => page.getByRole("dialog", { name: "Đây là bạn, đúng không?" });

  signedIn(
    "is asked for the password once before their data and their address are touched",
    async ({ page, member }) => {
      await open(page);
      await ageSessions(member.userId);
      await part(page, "Dữ liệu của tôi").getByRole("button", { name: "Tải dữ liệu của tôi" }).click();
      await question(page).getByLabel("Mật khẩu của bạn", { exact: true }).fill("không phải câu này");
      await question(page).getByRole("button", { name: "Tiếp tục" }).click();
      await expect(
        question(page).getByLabel("Mật khẩu của bạn", { exact: true }),
      ).toHaveAccessibleDescription("Mật khẩu chưa đúng. Bạn thử lại nhé.");
      await question(page).getByLabel("Mật khẩu của bạn", { exact: true }).fill(member.password);
      const download = page.waitForEvent("download");
      await question(page).getByRole("button", { name: "Tiếp tục" }).click();
      expect((await download).suggestedFilename()).toMatch(/\.zip$/);
      await expect(question(page)).toHaveCount(0);

      await part(page, "Email").getByRole("button", { name: "Đổi email" }).click();
      await part(page, "Email").getByLabel("Email mới").fill(anAddress());
      await part(page, "Email").getByRole("button", { name: "Gửi thư xác nhận" }).click();
      await expect(part(page, "Email").getByText("Đang chờ xác nhận", { exact: true })).toBeVisible();
    },
  );

  signedIn("who closes the question changes nothing and is told so", async ({ page, member, request }) => {
    await open(page);
    await ageSessions(member.userId);
    await part(page, "Email").getByRole("button", { name: "Đổi email" }).click();
    await part(page, "Email").getByLabel("Email mới").fill(anAddress());
    await part(page, "Email").getByRole("button", { name: "Gửi thư xác nhận" }).click();
    await question(page).getByRole("button", { name: "Hủy" }).click();
    await expect(alert(page, "Email")).toHaveText("Chưa đổi gì cả, vì chúng mình chưa chắc đây là bạn.");
    expect((await fetchUser(request, member)).new_email).toBeUndefined();
  });
});

signedIn("a member sees what happened to their account", async ({ page, member, request }) => {
  await anotherDevice(request, member, ANDROID);
  await call(request, "/auth/v1/token?grant_type=password", {
    data: { email: member.email, password: "không phải câu này" },
  });
  await open(page);
  const activity = part(page, "Hoạt động bảo mật");
  await expect(activity.getByText("Nhập sai mật khẩu")).toBeVisible();
  await expect(activity.getByText("Đăng nhập trên thiết bị mới")).toBeVisible();
  await expect(activity.getByText("Chrome trên Android")).toBeVisible();
});

signedIn(
  "a member whose other device changes the password reads why they stand at the login",
  async ({ page, member, request }) => {
    await open(page);
    const { accessToken: token } = await anotherDevice(request, member);
    const data = { password: "mot-cau-khac-dai-hon" };
    expect((await call(request, "/auth/v1/user", { token, method: "PUT", data })).ok()).toBe(true);
    await page.getByRole("link", { name: "Đơn hàng và biên nhận" }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("status").filter({ hasText: "Mật khẩu vừa được đổi" })).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(member.email);
  },
);

signedIn(
  "a member who has not confirmed their address is reminded at home, gently",
  async ({ page, member: _ }) => {
    await visit(page, "/my-home");
    await expect(page.getByText("Email của bạn chưa được xác nhận.")).toBeVisible();
    await page.getByRole("link", { name: "Gửi lại thư" }).click();
    await expect(page).toHaveURL("/profile#email");
  },
);
