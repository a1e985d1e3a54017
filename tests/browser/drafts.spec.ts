import type { Locator } from "@playwright/test";
import { call } from "./members.ts";
import { aSession, signIn, signOut } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

/** The mark is written by the style sheet. */
const said = (place: Locator): Promise<string> =>
  place
    .locator(".draft-mark:visible")
    .evaluate((mark) => getComputedStyle(mark, "::before").content.replaceAll('"', ""));

test("a moderator reads a draft where it will stand, marked; for everybody else it is not there", async ({
  page,
  request,
  baseURL,
}) => {
  const moderator = await aSession("moderator");
  const title = `Bản nháp của buổi tối ${Date.now()}`;
  const made = await call(request, "/rest/v1/blog?select=id", {
    token: moderator.accessToken,
    data: { title, content: "<p>Một đoạn chưa ai đọc.</p>", createdAt: "2099-01-01T00:00:00Z" },
  });
  expect(made.status()).toBe(201);
  const found = await call(request, `/rest/v1/blog?title=eq.${encodeURIComponent(title)}`, {
    token: moderator.accessToken,
  });
  const [draft] = await found.json();
  const address = `/blog/detail/${draft.id}`;
  try {
    await signIn(page, moderator, baseURL ?? "");
    await visit(page, "/blogs");
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(said(card.first())).resolves.toBe("Bản nháp");
    await card.first().getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(said(page.getByRole("main").locator("header").first())).resolves.toBe("Bản nháp");
    // Reloaded too, although the server renders the page for visitors.
    await visit(page, address);
    await expect(page.getByText("Một đoạn chưa ai đọc.")).toBeVisible();

    await signOut(page, baseURL ?? "");
    await visit(page, "/blogs");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    const response = await request.get(address);
    expect(await response.text()).not.toContain(title);
  } finally {
    await call(request, `/rest/v1/blog?id=eq.${draft.id}`, {
      token: moderator.accessToken,
      method: "DELETE",
    });
  }
});
