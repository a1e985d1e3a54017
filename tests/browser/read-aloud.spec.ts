import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { problemsOn } from "./problems.ts";
import { expect, test, visit } from "./visit.ts";

declare global {
  interface Window {
    voice: {
      /** Every utterance that was begun, in its order. */
      said: { text: string; rate: number }[];
      isSpeaking(): boolean;
      finish(): void;
      fail(): void;
      arrive(): void;
    };
  }
}

/** A voice that speaks when it is told to, in place of the browser's: what it says is counted, not heard. */
function installVoice({ lang, isLate }: { lang: string; isLate: boolean }): void {
  interface Utterance {
    text: string;
    rate: number;
    onend?(): void;
    onerror?(event: { error: string }): void;
  }
  let voices = isLate ? [] : [{ lang, name: "Linh", localService: true }];
  let current: Utterance | undefined;
  const take = (): Utterance | undefined => {
    const taken = current;
    current = undefined;
    return taken;
  };
  class Synthesis extends EventTarget {
    paused = false;
    pending = false;
    get speaking() {
      return current !== undefined;
    }
    getVoices = () => voices;
    speak(utterance: Utterance) {
      window.voice.said.push({ text: utterance.text, rate: utterance.rate });
      current = utterance;
    }
    cancel() {
      take()?.onerror?.({ error: "canceled" });
    }
  }
  const synthesis = new Synthesis();
  class FakeUtterance {
    rate = 1;
    lang = "";
    voice = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: FakeUtterance });
  window.voice = {
    said: [],
    isSpeaking: () => synthesis.speaking,
    finish: () => take()?.onend?.(),
    fail: () => take()?.onerror?.({ error: "synthesis-failed" }),
    arrive() {
      voices = [{ lang, name: "Linh", localService: true }];
      synthesis.dispatchEvent(new Event("voiceschanged"));
    },
  };
}

const withVoice = (page: Page, lang = "vi-VN", isLate = false) =>
  page.addInitScript(installVoice, { lang, isLate });

async function anArticle(request: APIRequestContext): Promise<string> {
  const title = encodeURIComponent("Ba giấc trưa");
  const [row] = await fetchRows(request, `blog?select=id&title=eq.${title}&limit=1`);
  return `/blog/detail/${row?.id}`;
}

const main = (page: Page) => page.getByRole("main");
const listen = (page: Page) => main(page).getByRole("button", { name: "Nghe bài này", exact: true });
const bar = (page: Page) => page.getByRole("region", { name: "Đọc bài thành tiếng" });
const press = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true }).click();
const marked = (page: Page) => page.locator(".article .is-read-aloud");
const said = (page: Page) => page.evaluate(() => window.voice.said.map(({ text }) => text));
const lastSaid = async (page: Page) => (await said(page)).at(-1);
const isSpeaking = (page: Page) => page.evaluate(() => window.voice.isSpeaking());
const paragraph = async (page: Page, at: number) =>
  ((await page.locator(".article p").nth(at).textContent()) ?? "").replace(/\s+/g, " ").trim();

test("a reader listens, pauses, goes on, walks through the paragraphs and comes back to where they stopped", async ({
  page,
  request,
}) => {
  await withVoice(page, "vi_VN", true);
  await visit(page, await anArticle(request));
  await expect(main(page).getByRole("button", { name: "Cỡ chữ và kiểu chữ" })).toBeVisible();
  await expect(listen(page)).toHaveCount(0);
  await page.evaluate(() => window.voice.arrive());
  const html = await page.locator(".article").innerHTML();
  await listen(page).click();
  const first = await paragraph(page, 0);
  expect(first.startsWith((await lastSaid(page)) ?? "?")).toBe(true);
  await expect(marked(page)).toHaveText(first);
  expect(await problemsOn(page)).toEqual([]);

  // A pause is the end of an utterance; the same sentence is said again.
  const [begun] = await said(page);
  await main(page).getByRole("button", { name: "Tạm dừng", exact: true }).click();
  expect(await isSpeaking(page)).toBe(false);
  await press(page, "Nghe tiếp");
  await expect.poll(() => said(page)).toEqual([begun, begun]);

  // Whatever was said ends, sentence after sentence, until the second paragraph is reached.
  await expect(async () => {
    await page.evaluate(() => window.voice.finish());
    await expect(marked(page)).toHaveText(await paragraph(page, 1), { timeout: 200 });
  }).toPass();
  expect((await said(page)).every((text) => text.length <= 161)).toBe(true);
  await press(page, "Đoạn sau");
  await expect(marked(page)).toHaveText(await paragraph(page, 2));
  await expect(marked(page)).toBeInViewport();
  await press(page, "Đoạn trước");
  await expect(marked(page)).toHaveText(await paragraph(page, 1));
  await bar(page).getByRole("combobox", { name: "Tốc độ đọc" }).selectOption("1.25");
  await expect.poll(() => page.evaluate(() => window.voice.said.at(-1)?.rate)).toBe(1.25);

  await press(page, "Thôi nghe");
  await expect(bar(page)).toHaveCount(0);
  await expect(marked(page)).toHaveCount(0);
  await expect(listen(page)).toBeFocused();
  const withoutMarks = (markup: string) => markup.replaceAll(' class=""', "");
  expect(withoutMarks(await page.locator(".article").innerHTML())).toBe(withoutMarks(html));
  await page.keyboard.press("Enter");
  await expect(marked(page)).toHaveText(await paragraph(page, 1));
  await expect.poll(() => page.evaluate(() => window.voice.said.at(-1)?.rate)).toBe(1.25);
  await bar(page).getByRole("button", { name: "Đoạn sau" }).focus();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
});

test("a voice that fails skips nothing, and the page that is left is silent", async ({ page, request }) => {
  await withVoice(page);
  await visit(page, await anArticle(request));
  await listen(page).click();
  const [begun] = await said(page);
  await page.evaluate(() => window.voice.fail());
  await expect(bar(page)).toContainText("Máy chưa đọc được");
  await press(page, "Nghe tiếp");
  await expect.poll(() => said(page)).toEqual([begun, begun]);
  await page.locator('header a[href="/podcasts"]').first().click();
  await expect(page).toHaveURL("/podcasts");
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test("without a Vietnamese voice there is nothing to press", async ({ page, request }) => {
  await withVoice(page, "en-US");
  await visit(page, await anArticle(request));
  await expect(main(page).getByRole("button", { name: "Cỡ chữ và kiểu chữ" })).toBeVisible();
  await expect(listen(page)).toHaveCount(0);
});

test("the player and the voice take turns", async ({ page }) => {
  await withVoice(page);
  await visit(page, "/podcasts");
  const player = page.getByRole("region", { name: "Trình phát âm thanh" });
  await main(page).locator('a[href^="/podcast/detail/"]').first().click();
  await main(page)
    .getByRole("button", { name: /^Nghe / })
    .first()
    .click();
  await expect(player.getByRole("status")).toHaveText(/^Đang phát: /);
  await page.locator('header a[href="/blogs"]').first().click();
  await main(page).locator('a[href^="/blog/detail/"]').first().click();
  await listen(page).click();
  await expect(marked(page)).toHaveCount(1);
  await expect
    .poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused))
    .toBe(true);
  await player.getByRole("button", { name: "Phát", exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await isSpeaking(page)).toBe(false);
});
