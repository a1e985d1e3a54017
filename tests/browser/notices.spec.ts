// Notices of what is new: what a person chooses on the account page, what a device shows, and the link of an e-mail.
import type { Page } from "@playwright/test";
import { createNoticeTokens } from "../../apps/server/src/features/notices/notice-tokens.ts";
import { keysFromFolder } from "../../apps/server/src/platform/identity/keys.ts";
import { fetchRows } from "./data-api.ts";
import { aMember, call, type Member } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { signIn } from "./sign-in.ts";
import { expect, measureWidth, test, visit } from "./visit.ts";

const part = (page: Page) => page.getByRole("region", { name: "Thông báo", exact: true });
const choice = (page: Page, name: string) => part(page).getByRole("switch", { name });
const DEVICE = "Thông báo trên máy này";

async function open(page: Page, baseURL = ""): Promise<Member> {
  const member = await aMember(page.request);
  await signIn(page, member, baseURL);
  await visit(page, "/profile");
  await expect(choice(page, "Email")).toBeVisible();
  return member;
}

test("a member turns e-mail and articles on, sets quiet hours, and finds all of it again", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await open(page, baseURL);
  for (const [name, on] of [
    ["Email", "false"],
    ["Tập mới của podcast bạn theo dõi", "true"],
    ["Bài viết mới", "false"],
  ] as const) {
    await expect(choice(page, name)).toHaveAttribute("aria-checked", on);
  }
  await choice(page, "Email").click();
  await expect(part(page).getByText(`Gửi tới ${email}, mỗi ngày nhiều nhất một lá.`)).toBeVisible();
  await expect(part(page).getByText("Email này chưa được xác nhận")).toBeVisible();
  await choice(page, "Tập mới của podcast bạn theo dõi").click();
  await expect(part(page).getByText("Bạn chưa chọn báo khi có gì")).toBeVisible();
  await choice(page, "Bài viết mới").click();
  await expect(part(page).getByText("Bạn chưa chọn báo khi có gì")).toHaveCount(0);
  await part(page).getByLabel("Từ").fill("21:30");
  await part(page).getByRole("button", { name: "Lưu" }).click();
  await expect(part(page).getByRole("button", { name: "Lưu" })).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);
  expect(await measureWidth(page)).toBe(390);
  await page.reload();
  await expect(choice(page, "Email")).toHaveAttribute("aria-checked", "true");
  await expect(choice(page, "Tập mới của podcast bạn theo dõi")).toHaveAttribute("aria-checked", "false");
  await expect(choice(page, "Bài viết mới")).toHaveAttribute("aria-checked", "true");
  await expect(part(page).getByLabel("Từ")).toHaveValue("21:30");
  await expect(part(page).getByLabel("Đến")).toHaveValue("07:00");
});

test("a choice that cannot be saved says so and stays as it was", async ({ page, baseURL }) => {
  await open(page, baseURL);
  await page.route("**/rest/v1/noticePreference*", (route) => route.abort());
  await choice(page, "Bài viết mới").click();
  await expect(part(page).getByRole("alert").filter({ hasText: "Chưa lưu được" })).toBeVisible();
  await expect(choice(page, "Bài viết mới")).toHaveAttribute("aria-checked", "false");
});

test.describe("a browser that cannot notify", () => {
  const withoutPush = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));

  test("says so, and that there is e-mail", async ({ page, baseURL }) => {
    await withoutPush(page);
    await open(page, baseURL);
    await expect(part(page).getByText("Trình duyệt này không nhận được thông báo.")).toBeVisible();
    await expect(choice(page, DEVICE)).toHaveCount(0);
  });

  test("is told how where people forbade it", async ({ page, baseURL }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Notification, "permission", { get: () => "denied" }),
    );
    await open(page, baseURL);
    await expect(part(page).getByText("Trình duyệt đang chặn thông báo")).toBeVisible();
    await expect(choice(page, DEVICE)).toHaveCount(0);
  });

  test.describe("on an iPhone", () => {
    test.use({
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    });
    test("says that the site has to be on the home screen", async ({ page, baseURL }) => {
      await withoutPush(page);
      await open(page, baseURL);
      await expect(part(page).getByText("“Thêm vào MH chính”")).toBeVisible();
    });
  });
});

test.describe("a device", () => {
  test.use({ serviceWorkers: "allow" });

  /**
   * No push service is reached from tests, and a browser without a screen forbids notices: what both would give is
   * remembered by the page.
   */
  const withPushService = (page: Page) =>
    page.addInitScript(() => {
      const allowed = () => sessionStorage.getItem("test-permission") ?? "default";
      Object.defineProperty(Notification, "permission", { get: allowed });
      Notification.requestPermission = async () => {
        sessionStorage.setItem("test-asked", "yes");
        sessionStorage.setItem("test-permission", "granted");
        return "granted";
      };
      const read = () => {
        const endpoint = sessionStorage.getItem("test-endpoint");
        return endpoint
          ? {
              endpoint,
              options: { applicationServerKey: null },
              toJSON: () => ({ endpoint, keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) } }),
              unsubscribe: async () => sessionStorage.removeItem("test-endpoint"),
            }
          : null;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => read(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          if (applicationServerKey.length !== 65) throw new Error("no key");
          sessionStorage.setItem("test-endpoint", `https://push.example/${crypto.randomUUID()}`);
          return read();
        },
      });
    });
  const listDevices = (page: Page, { accessToken }: Member) =>
    fetchRows(page.request, "pushSubscription?select=endpoint", accessToken);

  test("is asked for by a press alone, told from then on, and let go by another press", async ({
    page,
    baseURL,
  }) => {
    await withPushService(page);
    const member = await open(page, baseURL);
    const wasAsked = () => page.evaluate(() => sessionStorage.getItem("test-asked"));
    await expect(choice(page, DEVICE)).toHaveAttribute("aria-checked", "false");
    expect(await wasAsked()).toBe(null);
    await choice(page, DEVICE).click();
    await expect(choice(page, DEVICE)).toHaveAttribute("aria-checked", "true");
    expect(await wasAsked()).toBe("yes");
    await expect.poll(async () => (await listDevices(page, member)).length).toBe(1);
    await page.reload();
    await expect(choice(page, DEVICE)).toHaveAttribute("aria-checked", "true");
    await choice(page, DEVICE).click();
    await expect(choice(page, DEVICE)).toHaveAttribute("aria-checked", "false");
    await expect.poll(async () => (await listDevices(page, member)).length).toBe(0);
  });

  test("that the browser is not allowed to tell stays off, in plain words", async ({ page, baseURL }) => {
    await withPushService(page);
    await open(page, baseURL);
    await page.evaluate(() => {
      Notification.requestPermission = async () => "default";
    });
    await choice(page, DEVICE).click();
    await expect(part(page).getByText("Trình duyệt chưa được phép gửi thông báo")).toBeVisible();
    await expect(choice(page, DEVICE)).toHaveAttribute("aria-checked", "false");
  });

  test("shows what comes, and a press opens its page or brings it to the front", async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, "/about");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error("there is no worker");
    const news = { title: "Có một tập mới cho bạn", body: "Đêm nhiều gió", url: "/podcasts", tag: "t" };
    // A browser without a screen shows no notices and gives no window: what the worker asks for is written down.
    const asked = await worker.evaluate(async (sent) => {
      const self = globalThis as unknown as {
        registration: { showNotification(title: string, options: object): Promise<void> };
        clients: { openWindow(url: string): Promise<void>; matchAll(): Promise<object[]> };
        location: Location;
      };
      const log: unknown[] = [];
      const tell = async (type: string, what: object) => {
        let work: Promise<unknown> = Promise.resolve();
        const waitUntil = (promise: Promise<unknown>) => {
          work = promise;
        };
        dispatchEvent(Object.assign(new Event(type), what, { waitUntil }));
        await work;
      };
      self.registration.showNotification = async (title, options) => void log.push({ title, ...options });
      await tell("push", { data: { json: () => sent } });
      await tell("push", { data: null });
      self.clients.openWindow = async (url) => void log.push(`opens ${url}`);
      const press = (url: string) =>
        tell("notificationclick", { notification: { data: { url }, close: () => log.push("closes") } });
      await press(sent.url);
      const open = `${self.location.origin}/podcasts`;
      self.clients.matchAll = async () => [{ url: open, focus: async () => log.push(`focuses ${open}`) }];
      await press(sent.url);
      await press("https://elsewhere.example/");
      return log;
    }, news);
    const { url, ...shown } = news;
    expect(asked).toEqual([
      { ...shown, lang: "vi", icon: "/icon-192.png", silent: true, data: { url } },
      expect.objectContaining({ title: "Có điều mới" }),
      ...["closes", `opens ${baseURL}/podcasts`],
      ...["closes", `focuses ${baseURL}/podcasts`],
      "closes",
    ]);
  });
});

test("the link of an e-mail turns e-mails off by one press, without signing in", async ({ page }) => {
  const { userId, accessToken } = await aMember(page.request);
  await call(page.request, "/rest/v1/noticePreference", { token: accessToken, data: { email: true } });
  const keys = await keysFromFolder(process.env.TEST_DATA_DIR ?? "");
  const token = createNoticeTokens(keys.signing.map(({ d }) => String(d))).sign(userId);
  await visit(page, `/functions/v1/notices/unsubscribe?token=${token}`);
  await expect(page).toHaveURL(`/notices/preferences?token=${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thư báo có điều mới");
  await page.getByRole("button", { name: "Ngừng nhận thư" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Bạn đã ngừng nhận thư");
  const [chosen] = await fetchRows(page.request, "noticePreference?select=email", accessToken);
  expect(chosen).toEqual({ email: false });
});
