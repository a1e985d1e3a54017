import { after, createSession, hasBeenHere, mockCompanion } from "./companion-data.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

for (const engine of ["model", "guided"] as const) {
  const asked = engine === "model" ? "is asked whether words may leave" : "is not asked about a model";
  test(`a member where the engine is ${engine} ${asked}`, async ({ page, request, baseURL }) => {
    await signIn(page, await aMember(request), baseURL ?? "");
    await hasBeenHere(page);
    await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(1) } });
    await page.route("**/functions/v1/companion/map/turn?*", (route) =>
      route.fulfill({ json: { success: true, data: { remaining: 4, running: null, engine } } }),
    );
    await visit(page, "/chat/map");
    const open = page.getByRole("button", { name: "Điều Companion ghi nhớ" });
    await open.click();
    await expect(page.getByRole("switch", { name: "Dùng ghi chú trong những lần sau" })).toBeVisible();
    const leaves = page.getByRole("switch", { name: /^Cho phép gửi lời bạn viết/ });
    if (engine === "guided") return expect(leaves).toHaveCount(0);
    await expect(leaves).not.toBeChecked();
    const kept = page.waitForResponse("**/functions/v1/account/consents");
    await leaves.click();
    expect((await kept).request().postDataJSON()).toEqual({ kind: "model", given: true });
    await page.reload();
    await open.click();
    await expect(leaves).toBeChecked();
  });
}
