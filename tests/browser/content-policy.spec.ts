// What the content security policy lets pages do, in a browser: all that is ours, and nothing that got into a page.
import type { Page } from "@playwright/test";
import { MEMBER_PAGES, visitorPages } from "./pages.ts";
import { aSession, signIn } from "./sign-in.ts";
import { test as base, expect, hydrated, visit } from "./visit.ts";

/** Directives that a page broke, in order. A console that complains fails a test as well. */
const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = [];
    await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        Reflect.get(window, "noteViolation")(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    await use(violations);
  },
});

const BLOCKED =
  /Content Security Policy|TrustedHTML|TrustedScript|HTML that nobody cleaned|a string is no script/i;

test.describe("pages of our own break no rule", () => {
  test("for a visitor", async ({ page, request, violations }) => {
    test.setTimeout(90_000);
    for (const path of await visitorPages(request)) {
      await visit(page, path);
      await page.waitForLoadState("networkidle");
      expect(violations, path).toEqual([]);
    }
  });

  test("when an article is opened inside a page, cleaned by the browser", async ({ page, violations }) => {
    await visit(page, "/blogs");
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/blog\/detail\//);
    await expect(page.locator(".article p").first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(violations).toEqual([]);
  });

  test("for a member", async ({ page, baseURL, violations }) => {
    test.setTimeout(90_000);
    await signIn(page, await aSession("premium"), baseURL ?? "");
    for (const path of MEMBER_PAGES.filter((path) => !/^\/(mod|admin)/.test(path))) {
      await visit(page, path);
      await expect(page.getByRole("heading").first(), path).toBeVisible();
      expect(violations, path).toEqual([]);
    }
  });

  test("in the back office, the editor included", async ({ page, baseURL, violations }) => {
    test.setTimeout(120_000);
    await signIn(page, await aSession("administrator"), baseURL ?? "");
    await page.goto("/admin");
    const menu = page.getByRole("navigation", { name: "Trình đơn" });
    await expect(menu).toBeVisible();
    const addresses = await menu
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(addresses.length).toBeGreaterThan(10);
    for (const path of [...addresses, "/admin/blog/create"]) {
      await page.goto(path);
      await expect(menu, path).toBeVisible();
      await expect(page.getByRole("progressbar"), path).toHaveCount(0);
      expect(violations, path).toEqual([]);
    }
    await expect(page.locator('[contenteditable="true"]').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});

/** The document arrives with something in it that the server did not write, under the server's own headers. */
const addToDocument = (page: Page, path: string, change: (html: string) => string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );

test.describe("what got into a page does not run", () => {
  test.use({ expectedComplaint: BLOCKED });

  test("as an inline script, a handler, or a script from elsewhere", async ({ page, violations }) => {
    const strangers = [
      "<script>window.stranger = 1</script>",
      '<script nonce="guess">window.stranger = 2</script>',
      '<script type="module">window.stranger = 3</script>',
      '<img src="/nothing.png" onerror="window.stranger = 4">',
      '<script src="https://evil.example/x.js"></script>',
      '<iframe srcdoc="<script>parent.stranger = 5</script>"></iframe>',
      '<object data="/nothing"></object>',
    ];
    await addToDocument(page, "/about", (html) => html.replace("</body>", `${strangers.join("")}</body>`));
    await page.goto("/about");
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, "stranger"))).toBeUndefined();
    for (const directive of ["script-src-elem", "script-src-attr"])
      expect(violations.filter((text) => text.startsWith(directive)).length, directive).toBeGreaterThan(0);
    expect(violations.some((text) => text.startsWith("script-src-elem https://evil.example"))).toBe(true);
  });

  test("as a string that a script of the page takes for HTML, a script or code", async ({ page }) => {
    await visit(page, "/about");
    const refused = await page.evaluate(() => {
      const tries: Record<string, () => unknown> = {
        innerHTML: () => Reflect.set(document.createElement("div"), "innerHTML", "<img src=x onerror=a()>"),
        outerHTML: () =>
          Reflect.set(document.body.appendChild(document.createElement("p")), "outerHTML", "<b>a</b>"),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>a</b>"),
        srcdoc: () => Reflect.set(document.createElement("iframe"), "srcdoc", "<b>a</b>"),
        src: () => Reflect.set(document.createElement("script"), "src", "/media/a.js"),
        code: () => Reflect.construct(Function, ["return 1"]),
        worker: () => new Worker("/media/a.js"),
        policy: () => Reflect.get(window, "trustedTypes").createPolicy("another", {}),
      };
      const isRefused = (run: () => unknown): boolean => {
        try {
          run();
          return false;
        } catch {
          return true;
        }
      };
      // What a test runs by itself may use strings as code; what a timer runs is the page's.
      return new Promise<string[]>((done) => {
        setTimeout(() => done(Object.keys(tries).filter((name) => isRefused(tries[name] ?? (() => {})))), 0);
      });
    });
    expect(refused).toEqual([
      ...["innerHTML", "outerHTML", "insertAdjacentHTML", "srcdoc", "src", "code", "worker", "policy"],
    ]);
  });

  test("as a script that another script adds with its text", async ({ page, violations }) => {
    await visit(page, "/about");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.stranger = 1";
      document.body.append(script);
    });
    expect(await page.evaluate(() => Reflect.get(window, "stranger"))).toBeUndefined();
    await expect.poll(() => violations.some((text) => text.startsWith("script-src-elem inline"))).toBe(true);
  });
});

test.describe("a document that something changed on its way", () => {
  // React says that it draws the whole document anew.
  test.use({ expectedComplaint: /#418|hydrat/i });

  test("is drawn anew by React under the same rules", async ({ page, violations }) => {
    await addToDocument(page, "/about", (html) => html.replace(/<h1[^>]*>/, "<p>thêm vào</p>$&"));
    await page.goto("/about");
    await hydrated(page);
    await expect(page.getByText("thêm vào")).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Inner Essentials" }).click();
    await expect(page).toHaveURL("/essentials");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
  });
});
