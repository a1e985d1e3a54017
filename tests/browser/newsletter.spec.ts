import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callsTo } from "./data-api.ts";
import { expect, test, visit } from "./visit.ts";

const CALL = /\/rest\/v1\/newSubscription/;
const block = (page: Page) => page.getByRole("region", { name: "Thư từ Bên Trong" });
const field = (page: Page) => block(page).getByRole("textbox", { name: "Địa chỉ email" });
const send = (page: Page) => block(page).getByRole("button");
const anAddress = () => `ban-${randomUUID()}@example.vn`;

test.describe("a visitor who would like letters", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
  });

  test("is thanked, and told kindly the second time, in any letter case", async ({ page }) => {
    const email = anAddress();
    const request = page.waitForRequest(CALL);
    await field(page).fill(email);
    await send(page).click();
    await expect(page.getByText("Cảm ơn bạn đã đăng ký nhận thông báo từ Bên Trong!")).toBeVisible();
    const sent = await request;
    expect(sent.postDataJSON()).toEqual({ email });
    expect(sent.headers()).toMatchObject({ authorization: "", apikey: expect.stringMatching(/^ey/) });
    for (const again of [email, email.toUpperCase()]) {
      await field(page).fill(again);
      await send(page).click();
      const answer = block(page)
        .getByRole("status")
        .filter({ hasText: "Email này đã được đăng ký nhận thông báo." });
      await expect(answer).toBeVisible();
      await expect(answer).toContainText("Nếu bạn chưa thấy thư nào");
    }
    await expect(block(page).getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test("is asked for an address when the field is empty, and nothing is sent", async ({ page }) => {
    const calls = callsTo(page, "newSubscription");
    await send(page).click();
    await expect(block(page).getByText("Vui lòng nhập địa chỉ email")).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription("Vui lòng nhập địa chỉ email");
    expect(calls).toHaveLength(0);
  });

  for (const malformed of ["abc", "a@", "@b.vn", "a b@c.vn", "lan@gmail"]) {
    test(`is told that “${malformed}” is no address, and nothing is sent`, async ({ page }) => {
      const calls = callsTo(page, "newSubscription");
      await expect(field(page)).toHaveAttribute("type", "email");
      await field(page).fill(malformed);
      await page.keyboard.press("Enter");
      await expect(block(page).getByText("Email không hợp lệ")).toBeVisible();
      expect(calls).toHaveLength(0);
    });
  }

  test("waits before a button that works, and two clicks send one letter", async ({ page }) => {
    const calls = callsTo(page, "newSubscription");
    let answer: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALL, async (route) => {
      await wanted;
      await route.continue();
    });
    await field(page).fill(anAddress());
    await send(page).dblclick();
    await expect(send(page)).toHaveText("Đang xử lý...");
    await expect(send(page)).toBeDisabled();
    answer();
    await expect(page.getByText(/^Cảm ơn bạn đã đăng ký/)).toBeVisible();
    await expect(send(page)).toBeEnabled();
    expect(calls).toHaveLength(1);
  });

  for (const how of [500, 400, "offline"] as const) {
    test(`reads one sorry sentence after ${how}, keeps the address, and may try again`, async ({ page }) => {
      await page.route(CALL, (route) =>
        how === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: how, json: {} }),
      );
      const email = anAddress();
      await field(page).fill(email);
      await send(page).click();
      await expect(block(page).getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
        "Có lỗi xảy ra. Vui lòng thử lại sau.",
      );
      await expect(field(page)).toHaveValue(email);
      await page.unrouteAll();
      await send(page).click();
      await expect(page.getByText(/^Cảm ơn bạn đã đăng ký/)).toBeVisible();
    });
  }
});
