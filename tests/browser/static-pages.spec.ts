import type { Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { expect, test, visit } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");

test.describe("a visitor at /about", () => {
  test("reads the story and finds the way to the companion", async ({ page }) => {
    await visit(page, "/about");
    await expect(page.getByRole("heading", { level: 1, name: "Một căn phòng còn để đèn" })).toBeVisible();
    expect((await main(page).innerText()).length).toBeGreaterThan(1500);
    await expect(main(page).getByRole("link", { name: "Ngồi xuống, kể một chút" })).toHaveAttribute(
      "href",
      "/chat/map",
    );
  });
});

test.describe("a visitor at /essentials", () => {
  test("breathes for a minute, is told the phases and that it is enough", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/essentials");
    await page.getByRole("button", { name: "Bắt đầu", exact: true }).click();
    await expect(main(page).getByText("Hít vào").first()).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(main(page).getByText("Thở ra").first()).toBeVisible();
    await page.clock.runFor(70_000);
    await expect(main(page).getByText(/^Bạn vừa thở \d+ nhịp thật chậm\. Vậy là đủ\.$/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Thở thêm lần nữa" })).toBeVisible();
  });

  test("sees the circle and the button that ends it on a phone, and nothing else", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/essentials");
    await page.getByRole("button", { name: "Bắt đầu", exact: true }).click();
    const inside = { ratio: 1 };
    await expect(main(page).getByText("Hít vào").first()).toBeInViewport(inside);
    const stop = page.getByRole("button", { name: "Dừng lại" });
    await expect(stop).toBeInViewport(inside);
    await expect(stop).toBeFocused();
    await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(0);
    await stop.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("walks back to the ground, one sense after the other, and may leave one out", async ({ page }) => {
    await visit(page, "/essentials");
    const walk = page.getByRole("region", { name: /^Neo lại/ });
    await walk.getByRole("button", { name: "Bắt đầu đi" }).click();
    for (let i = 0; i < 5; i++) await walk.getByRole("button", { name: "Thấy rồi" }).click();
    await expect(walk.getByText(/^Bốn thứ đang chạm vào bạn/)).toBeVisible();
    for (let i = 0; i < 4; i++) await walk.getByRole("button", { name: "Bỏ qua bước này" }).click();
    await expect(walk.getByText(/^Bạn đang ở đây/)).toBeVisible();
    await walk.getByRole("button", { name: "Đi lại từ đầu" }).click();
    await expect(walk.getByText(/^Năm thứ bạn đang nhìn thấy/)).toBeVisible();
  });

  test("finds the ways on: companion, podcasts, articles, courses", async ({ page }) => {
    await visit(page, "/essentials");
    const ways = page.getByRole("region", { name: "Đi tiếp trong nhà" }).getByRole("link");
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/companion",
      "/podcasts",
      "/blogs",
      "/all-course",
    ]);
  });
});

test.describe("a visitor at /companion", () => {
  test("may begin in two places, once for free, both by logging in", async ({ page }) => {
    await visit(page, "/companion");
    for (const name of ["Thử một phiên miễn phí", "Đăng nhập để bắt đầu"]) {
      await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", "/login");
    }
  });

  test("reads what the three tools are, and that the third is not there yet", async ({ page }) => {
    await visit(page, "/companion");
    for (const [name, role] of [
      ["Inner Map", "Lần theo một chuyện trong lòng"],
      ["Inner Ping", "Hỏi thăm mình mỗi ngày"],
      ["Inner Scenes", "Nói bằng hình ảnh"],
    ] as const) {
      const tool = main(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(tool).toContainText(role);
    }
    await expect(main(page).getByRole("button", { name: "Sắp ra mắt" })).toBeDisabled();
  });

  test("reads story, benefits and that this is neither counselling nor treatment", async ({ page }) => {
    await visit(page, "/companion");
    for (const name of ["Không phải ai cũng có người để gọi lúc một giờ sáng", "Điều bạn có thể tin"]) {
      await expect(main(page).getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(main(page).getByText(/không phải tư vấn hay trị liệu y khoa, tâm lý/)).toBeVisible();
  });

  test("reaches help with one tap from the disclaimer", async ({ page }) => {
    await visit(page, "/companion");
    await expect(main(page).getByRole("link", { name: "115" })).toHaveAttribute("href", "tel:115");
  });
});

test.describe("a visitor at /membership/upgrade", () => {
  test("reads what Premium opens, and finds the way to the plans and back to the house", async ({ page }) => {
    await visit(page, "/membership/upgrade");
    await expect(main(page).getByRole("heading", { name: "Premium mở thêm" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Xem các gói" })).toHaveAttribute(
      "href",
      "/upgrade-ai-chat",
    );
    await main(page).getByRole("button", { name: "Quay lại" }).click();
    await expect(page).not.toHaveURL("/membership/upgrade");
  });

  test("reads the prices in the document itself, and chooses a plan after signing in", async ({ page }) => {
    const response = await page.goto("/membership/upgrade");
    const html = await response?.text();
    for (const price of ["299.000đ", "399.000đ", "996.000đ"]) expect(html).toContain(price);
    await main(page).getByRole("link", { name: "Chọn gói Premium 1 năm" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("redirectAfterLogin"))).toBe("/upgrade-ai-chat");
  });

  test("is asked whether they are a member, and comes back to the podcast whose lock led here", async ({
    page,
    request,
  }) => {
    const previews = await fetchRows(request, "premiumPreview?kind=eq.podcast&order=id.asc&limit=1");
    const path = `/podcast/detail/${previews[0]?.id}`;
    await page.goto(path);
    await expect(page).toHaveURL("/membership/upgrade");
    await main(page).getByRole("link", { name: "Đăng nhập", exact: true }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("redirectAfterLogin"))).toBe(path);
  });
});

test.describe("a reader of the terms", () => {
  const read = async (page: Page, language: "Tiếng Việt" | "English") => {
    const button = main(page).getByRole("button", { name: language });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    return main(page).getByRole("article").innerText();
  };

  test("finds terms and privacy at both addresses, Vietnamese first", async ({ page }) => {
    const texts = [];
    for (const path of ["/dieu-khoan", "/chinh-sach"]) {
      await visit(page, path);
      await expect(main(page).getByRole("heading", { level: 2, name: "Điều khoản sử dụng" })).toBeVisible();
      await expect(
        main(page).getByRole("heading", { level: 2, name: "Chính sách quyền riêng tư" }),
      ).toBeVisible();
      texts.push(await main(page).innerText());
    }
    expect(texts[1]).toBe(texts[0]);
  });

  test("reads all of it in English and back", async ({ page }) => {
    await visit(page, "/dieu-khoan");
    const vietnamese = await main(page).getByRole("article").innerText();
    const english = await read(page, "English");
    expect(english).toContain("Terms of use");
    // Marks that only Vietnamese has; the brand's name and the switch itself are the interface's.
    expect(
      english.replaceAll(/Bên Trong|Tiếng Việt|Ngôn ngữ của văn bản|đồng|Tôi đã thanh toán/g, ""),
    ).not.toMatch(/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i);
    expect(await read(page, "Tiếng Việt")).toBe(vietnamese);
  });

  for (const [language, says] of [
    [
      "Tiếng Việt",
      [
        /đủ 18 tuổi/,
        /người giám hộ/,
        /không cung cấp trị liệu y khoa hay tâm lý/,
        /phi thương mại/,
        /ghi rõ nguồn/,
        /pháp luật Việt Nam/,
      ],
    ],
    [
      "English",
      [
        /18 or older/,
        /guardian/,
        /(medical|psychological) (or (medical|psychological) )?(therapy|treatment)/i,
        /non-commercial/,
        /credit|attribution|source/i,
        /law of (Viet ?Nam|Vietnam)|Vietnamese law/i,
      ],
    ],
  ] as const) {
    test(`is told in ${language} of age, treatment, sharing and law`, async ({ page }) => {
      await visit(page, "/dieu-khoan");
      const text = await read(page, language);
      for (const said of says) expect(text).toMatch(said);
    });
  }

  test("finds the privacy part at its own address", async ({ page }) => {
    await visit(page, "/chinh-sach");
    const part = page.getByRole("heading", { name: "Chính sách quyền riêng tư" });
    await expect(part).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  });

  test("finds an address for help and one for everything else", async ({ page }) => {
    await visit(page, "/chinh-sach");
    for (const address of ["hotro@bentrong.vn", "lienhe@bentrong.vn"]) {
      await expect(main(page).getByRole("link", { name: address }).last()).toHaveAttribute(
        "href",
        `mailto:${address}`,
      );
    }
  });
});
