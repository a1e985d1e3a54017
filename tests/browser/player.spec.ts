import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { fetchRows, mockTable } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { createAxe } from "./problems.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

interface Track {
  id: number;
  title: string;
}

interface Album {
  address: string;
  tracks: [Track, Track, Track, ...Track[]];
}

const isAlbum = (tracks: Track[]): tracks is Album["tracks"] => tracks.length >= 3;

/** A podcast that anybody may hear whole, with at least three episodes. */
async function anAlbum(request: APIRequestContext): Promise<Album> {
  // The query embeds the episode whole, with at least these columns.
  const links = await fetchRows(
    request,
    "podcastEpisode?select=podcastId,episode!inner(id,title,audio)&order=position.asc",
  );
  const locks = await fetchRows(request, "premiumPreview?select=podcastId&kind=eq.episode");
  const locked = new Set(locks.map(({ podcastId }) => podcastId));
  for (const podcastId of new Set(links.map((link) => link.podcastId))) {
    const tracks = links.filter((link) => link.podcastId === podcastId).map((link) => link.episode as Track);
    if (!locked.has(podcastId) && isAlbum(tracks)) return { address: `/podcast/detail/${podcastId}`, tracks };
  }
  throw new Error("the first content has a podcast with three public episodes");
}

const bar = (page: Page) => page.getByRole("region", { name: "Trình phát âm thanh" });
const press = (page: Page, name: string | RegExp) =>
  bar(page).getByRole("button", { name, exact: true }).click();
const entry = (page: Page, { title }: Track) =>
  page.getByRole("main").getByRole("button", { name: `Nghe ${title}`, exact: true });
const place = (scope: Locator) => scope.getByRole("slider", { name: "Vị trí đang nghe" });
const seconds = async (page: Page) => Number(await place(bar(page)).inputValue());
const status = (page: Page) => bar(page).getByRole("status");
const sounds = (page: Page, { title }: Track) => expect(status(page)).toHaveText(`Đang phát: ${title}`);
const element = <T>(page: Page, read: (audio: HTMLAudioElement) => T) => page.locator("audio").evaluate(read);

async function plays(page: Page, album: Album, track: Track = album.tracks[0]): Promise<void> {
  await visit(page, album.address);
  await entry(page, track).click();
  await sounds(page, track);
}

const RATE = 8000;

/** Silence in the simplest format there is. */
function silence(length: number): Buffer {
  const head = Buffer.alloc(44);
  const size = length * RATE;
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + size, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, Buffer.alloc(size, 128)]);
}

const SOUND = /\/media\/audio\//;

/** Every episode is so short that its end can be waited for. */
const episodesLast = (page: Page, length: number) =>
  page.route(SOUND, (route) => route.fulfill({ contentType: "audio/wav", body: silence(length) }));

/** From now on the browser refuses to play, as browsers do. */
const browserRefuses = (page: Page, name: string, message: string) =>
  page.evaluate(
    ([name, message]) => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException(message, name));
    },
    [name, message],
  );

let album: Album;
test.beforeEach(async ({ request }) => {
  album = await anAlbum(request);
});

test.describe("somebody who listens", () => {
  test("hears an episode, and the time goes on", async ({ page }) => {
    await plays(page, album);
    await expect.poll(() => seconds(page)).toBeGreaterThan(1.5);
    await expect(place(bar(page))).toHaveAttribute("aria-valuetext", /^\d+ giây trong \d+ (phút|giây)/);
    expect(await element(page, ({ preload, paused }) => ({ preload, paused }))).toEqual({
      preload: "metadata",
      paused: false,
    });
    const shown = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(shown).toBe(album.tracks[0].title);
  });

  test("is offered the first episode before choosing any, wherever the page is scrolled", async ({
    page,
  }) => {
    for (const path of ["/podcasts", album.address]) {
      await visit(page, path);
      await page.mouse.wheel(0, 400);
      await expect(bar(page).getByRole("button", { name: "Phát", exact: true })).toBeInViewport();
    }
    await press(page, "Phát");
    await sounds(page, album.tracks[0]);
    await expect(bar(page)).toHaveCount(1);
  });

  test("loads nothing of the player before the first episode is chosen", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await visit(page, album.address);
    expect(fetched.filter((url) => /player-dock/.test(url) || SOUND.test(url))).toEqual([]);
    await entry(page, album.tracks[0]).click();
    await sounds(page, album.tracks[0]);
    expect(fetched.filter((url) => /player-dock.*\.js/.test(url))).toHaveLength(1);
  });

  test("goes on listening while moving between pages", async ({ page }) => {
    await plays(page, album);
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    for (const name of ["Blogs", "Podcasts"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
      const before = await seconds(page);
      await expect.poll(() => seconds(page)).toBeGreaterThan(before + 0.5);
    }
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    await expect(page.locator("audio")).toHaveCount(1);
  });

  test("pauses by the episode in the list, and goes on by it", async ({ page }) => {
    const [first] = album.tracks;
    await plays(page, album);
    await expect.poll(() => seconds(page)).toBeGreaterThan(1);
    await entry(page, first).click();
    await expect(bar(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
    const at = await seconds(page);
    await entry(page, first).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(at + 0.3);
    expect(at).toBeGreaterThan(0.9);
  });

  test("goes to the next, back, and round", async ({ page }) => {
    const { tracks } = album;
    const last = tracks[tracks.length - 1] ?? tracks[2];
    await plays(page, album);
    await press(page, "Tập tiếp theo");
    await sounds(page, tracks[1]);
    await press(page, "Tập trước");
    await sounds(page, tracks[0]);

    await entry(page, last).click();
    await sounds(page, last);
    await press(page, "Tập tiếp theo");
    await sounds(page, tracks[0]);
  });

  test("begins the episode again after more than three seconds", async ({ page }) => {
    await plays(page, album, album.tracks[1]);
    await place(bar(page)).fill("20");
    await expect.poll(() => seconds(page)).toBeGreaterThan(20);
    await press(page, "Tập trước");
    await expect.poll(() => seconds(page)).toBeLessThan(5);
    await sounds(page, album.tracks[1]);
  });

  test("repeats nothing, everything, one, nothing", async ({ page }) => {
    await plays(page, album);
    for (const name of ["Lặp lại: tắt", "Lặp lại: cả danh sách", "Lặp lại: một tập"]) await press(page, name);
    await expect(bar(page).getByRole("button", { name: "Lặp lại: tắt" })).toBeVisible();
  });

  test("hears one episode again and again", async ({ page }) => {
    await plays(page, album);
    await press(page, "Lặp lại: tắt");
    await press(page, "Lặp lại: cả danh sách");
    const end = Number(await place(bar(page)).getAttribute("max"));
    await place(bar(page)).fill(String(end - 2));
    expect(await seconds(page)).toBeGreaterThan(end - 3);
    await expect.poll(() => seconds(page)).toBeLessThan(10);
    const again = await seconds(page);
    await expect.poll(() => seconds(page)).toBeGreaterThan(again);
    await sounds(page, album.tracks[0]);
  });

  test("is led through the playlist to its end", async ({ page }) => {
    await episodesLast(page, 2);
    const { tracks } = album;
    await plays(page, album, tracks[tracks.length - 2] ?? tracks[0]);
    await sounds(page, tracks[tracks.length - 1] ?? tracks[2]);
    await expect(status(page)).toHaveText("Đã nghe hết danh sách");
    expect(await seconds(page)).toBe(0);
  });

  test("lets chance choose, and stops doing so", async ({ page }) => {
    await episodesLast(page, 60);
    await plays(page, album);
    const shuffle = bar(page).getByRole("button", { name: "Phát ngẫu nhiên" });
    await expect(shuffle).toHaveAttribute("aria-pressed", "false");
    await shuffle.click();
    await expect(shuffle).toHaveAttribute("aria-pressed", "true");
    const heard = new Set<string>();
    for (const _ of album.tracks) {
      heard.add((await status(page).textContent()) ?? "");
      const before = await status(page).textContent();
      await press(page, "Tập tiếp theo");
      await expect(status(page)).toHaveText(/^Đang phát/);
      await expect(status(page)).not.toHaveText(before ?? "");
    }
    expect(heard.size).toBe(album.tracks.length);
    await shuffle.click();
    await expect(shuffle).toHaveAttribute("aria-pressed", "false");
  });

  test("sets the volume, and finds it again another time", async ({ page }) => {
    await plays(page, album);
    const volume = bar(page).getByRole("slider", { name: "Âm lượng" });
    await expect(volume).toHaveAttribute("min", "0");
    await expect(volume).toHaveAttribute("max", "1");
    await expect(volume).toHaveAttribute("step", "0.01");
    await expect(volume).toHaveValue("1");
    await volume.fill("0.35");
    await expect.poll(() => element(page, (audio) => audio.volume)).toBeCloseTo(0.35);
    await plays(page, album);
    await expect(volume).toHaveValue("0.35");
    await expect.poll(() => element(page, (audio) => audio.volume)).toBeCloseTo(0.35);
  });

  test("finds an episode another day where it was left", async ({ page }) => {
    await plays(page, album);
    await place(bar(page)).fill("40");
    await expect.poll(() => seconds(page)).toBeGreaterThan(40);
    await plays(page, album);
    await expect.poll(() => seconds(page)).toBeGreaterThan(39);
  });

  test("stops at the beginning, closes the bar, and opens it by the next choice", async ({ page }) => {
    await plays(page, album);
    const space = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
    await expect.poll(space).not.toBe("0px");
    await bar(page)
      .getByRole("button", { name: /^Mở trình phát/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Trình phát âm thanh" });
    await place(sheet).fill("30");
    await sheet.getByRole("button", { name: "Dừng và về đầu" }).click();
    await expect(place(sheet)).toHaveValue("0");
    await expect
      .poll(() => element(page, ({ paused, currentTime }) => ({ paused, currentTime })))
      .toEqual({ paused: true, currentTime: 0 });
    await sheet.getByRole("button", { name: "Đóng trình phát" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(sheet).toHaveCount(0);
    await expect.poll(space).toBe("0px");
    expect(await element(page, (audio) => audio.getAttribute("src"))).toBeNull();
    await entry(page, album.tracks[1]).click();
    await sounds(page, album.tracks[1]);
  });

  test("falls asleep, and the sound goes out by itself", async ({ page }) => {
    await page.clock.install();
    await plays(page, album);
    await bar(page)
      .getByRole("button", { name: /^Mở trình phát/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Trình phát âm thanh" });
    await sheet.getByRole("radio", { name: "15 phút" }).check();
    await expect(sheet.getByText("Tắt sau 15 phút")).toBeVisible();
    await expect(
      bar(page).getByRole("button", { name: /^Mở trình phát/, includeHidden: true }),
    ).toContainText("Tắt sau 15 phút");
    await page.clock.fastForward("14:55");
    await expect.poll(() => element(page, (audio) => audio.volume)).toBeLessThan(0.6);
    await page.clock.fastForward("00:06");
    await expect.poll(() => element(page, (audio) => audio.paused)).toBe(true);
    expect(await element(page, (audio) => audio.volume)).toBe(1);
    await expect(sheet.getByRole("radio", { name: "Không hẹn" })).toBeChecked();
  });
});

test.describe("somebody with a keyboard", () => {
  test("plays, moves, mutes, shuffles and repeats from anywhere on the page", async ({ page }) => {
    await plays(page, album);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press(" ");
    await expect(bar(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
    const at = await seconds(page);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => seconds(page)).toBeCloseTo(at + 10, 0);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => seconds(page)).toBeCloseTo(at, 0);
    await page.keyboard.press("m");
    await expect.poll(() => element(page, (audio) => audio.muted)).toBe(true);
    await expect(page.locator("#live-region")).toHaveText("Đã tắt tiếng");
    await page.keyboard.press("s");
    await expect(bar(page).getByRole("button", { name: "Phát ngẫu nhiên" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("r");
    await expect(bar(page).getByRole("button", { name: "Lặp lại: cả danh sách" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("moves the slider by ten seconds a step", async ({ page }) => {
    await plays(page, album);
    await press(page, "Tạm dừng");
    await place(bar(page)).focus();
    const at = await seconds(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => seconds(page)).toBeCloseTo(at + 20, 0);
  });

  test("writes in a field without touching the sound", async ({ page }) => {
    await plays(page, album);
    await page.getByRole("banner").getByRole("link", { name: "Podcasts" }).click();
    await page.getByRole("searchbox").first().pressSequentially("mr s");
    await expect(page.getByRole("searchbox").first()).toHaveValue("mr s");
    await sounds(page, album.tracks[0]);
    expect(await element(page, (audio) => audio.muted)).toBe(false);
  });

  test("may switch the single keys off", async ({ page }) => {
    await plays(page, album);
    await bar(page)
      .getByRole("button", { name: /^Mở trình phát/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Trình phát âm thanh" });
    await sheet.getByRole("checkbox", { name: "Phím tắt" }).uncheck();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("m");
    expect(await element(page, (audio) => audio.muted)).toBe(false);
  });

  test("never has the focus under the bar", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await plays(page, album);
    await page.getByRole("main").focus();
    const edge = (await bar(page).boundingBox())?.y ?? 0;
    const ends: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press("Tab");
      const focused = page.getByRole("main").locator(":focus");
      if ((await focused.count()) === 1)
        ends.push(await focused.evaluate((one) => one.getBoundingClientRect().bottom));
    }
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(edge);
  });

  test("opens the window on its play button and comes back to where they were", async ({ page }) => {
    await plays(page, album);
    const open = bar(page).getByRole("button", { name: /^Mở trình phát/ });
    await open.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Trình phát âm thanh" });
    await expect(sheet.getByRole("button", { name: "Tạm dừng", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
  });
});

test.describe("premium episodes", () => {
  const aLocked = async (request: APIRequestContext, token?: string) => {
    const [preview] = await fetchRows(request, "premiumPreview?kind=eq.episode&order=id.asc&limit=50", token);
    const previews = await fetchRows(request, "premiumPreview?kind=eq.podcast&select=id", token);
    const closed = new Set(previews.map(({ id }) => id));
    const locks = await fetchRows(request, "premiumPreview?kind=eq.episode&order=id.asc", token);
    const lock =
      locks.find(({ podcastId }) => podcastId !== null && !closed.has(Number(podcastId))) ?? preview;
    if (!lock) throw new Error("the first content has a premium episode in a public podcast");
    return { id: Number(lock.id), title: String(lock.title), address: `/podcast/detail/${lock.podcastId}` };
  };

  test("lead a visitor to the upgrade page, and nothing plays", async ({ page, request }) => {
    const lock = await aLocked(request);
    const fetched: string[] = [];
    page.on("request", (sent) => SOUND.test(sent.url()) && fetched.push(sent.url()));
    await visit(page, lock.address);
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${lock.title}`) })
      .click();
    await expect(page).toHaveURL(/\/membership\/upgrade$/);
    await expect(bar(page)).toHaveCount(0);
    expect(fetched).toEqual([]);
  });

  test("are skipped by next, and lead to the upgrade page from the queue", async ({ page, request }) => {
    const lock = await aLocked(request);
    await visit(page, lock.address);
    const playable = page
      .getByRole("main")
      .getByRole("list")
      .getByRole("button", { name: /^Nghe / });
    const total = await playable.count();
    await playable.first().click();
    await expect(status(page)).toHaveText(/^Đang phát/);
    for (let n = 0; n < total; n += 1) {
      await press(page, "Tập tiếp theo");
      await expect(status(page)).toHaveText(/^Đang phát/);
      await expect(status(page)).not.toHaveText(`Đang phát: ${lock.title}`);
    }
    await bar(page)
      .getByRole("button", { name: /^Mở trình phát/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: lock.title }).click();
    await expect(page).toHaveURL(/\/membership\/upgrade$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("are heard by a premium member", async ({ page, request, baseURL }) => {
    const member = await aSession("premium");
    const lock = await aLocked(request);
    await signIn(page, member, baseURL ?? "");
    await visit(page, lock.address);
    await entry(page, lock).click();
    await sounds(page, lock);
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.5);
    expect(await element(page, (audio) => audio.currentSrc)).toMatch(/\/media\/premium\/.*signature=/);
  });
});

test.describe("when something goes wrong", () => {
  const alert = (page: Page) => bar(page).getByRole("alert");

  test("a file that is gone is named, and can be tried again when it is back", async ({ page }) => {
    await page.route(SOUND, (route) => route.fulfill({ status: 404, body: "" }));
    await visit(page, album.address);
    await entry(page, album.tracks[0]).click();
    await expect(alert(page)).toContainText("Tập này đang thiếu tệp âm thanh.");
    await expectEnglish(bar(page), "Failed to play episode");
    await expectEnglish(bar(page), "Audio Error: Failed to load audio");
    await page.unroute(SOUND);
    await press(page, "Thử lại");
    await sounds(page, album.tracks[0]);
    await expect(alert(page)).toHaveCount(0);
    await expect(bar(page).getByRole("button", { name: "Tạm dừng", exact: true })).toBeFocused();
  });

  test("a sound that takes its time is waited for", async ({ page }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(SOUND, (route) => arrived.then(() => route.continue()));
    await visit(page, album.address);
    await entry(page, album.tracks[0]).click();
    await expect(status(page)).toHaveText("Đang tải…");
    arrive();
    await sounds(page, album.tracks[0]);
  });

  for (const [name, said] of [
    ["NotAllowedError", "Please click to enable audio playback - autoplay is blocked"],
    ["NotSupportedError", "Audio format not supported"],
    ["UnknownError", "Failed to play audio: device busy"],
  ] as const) {
    test(`a browser that refuses with ${name} is explained`, async ({ page }) => {
      await visit(page, album.address);
      await browserRefuses(page, name, "device busy");
      await entry(page, album.tracks[0]).click();
      await expectEnglish(bar(page), "Failed to play episode");
      await expectEnglish(bar(page), said);
      await expect(bar(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
    });
  }

  test("going on, the next and the replay fail each with their own words", async ({ page }) => {
    await episodesLast(page, 60);
    await plays(page, album);
    await press(page, "Tạm dừng");
    await browserRefuses(page, "UnknownError", "device busy");
    await press(page, "Phát");
    await expectEnglish(bar(page), "Audio Error: Failed to resume audio: device busy");

    const end = () => page.locator("audio").evaluate((audio) => audio.dispatchEvent(new Event("ended")));
    await end();
    await expectEnglish(bar(page), "Failed to play next episode");
    await press(page, "Lặp lại: tắt");
    await press(page, "Lặp lại: cả danh sách");
    await end();
    await expectEnglish(bar(page), "Failed to replay episode");
  });

  test("an episode without sound says so and leaves what plays alone", async ({ page, request }) => {
    const [podcastId] = album.address.split("/").slice(-1);
    // The query embeds the episode whole, with at least these columns.
    const links = await fetchRows(
      request,
      `podcastEpisode?select=*,episode(*)&podcastId=eq.${podcastId}&order=position.asc`,
    );
    const [first, second, ...rest] = links;
    if (!first || !second) throw new Error("an album has three tracks");
    const silent = { ...second, episode: { ...(second.episode as object), audio: null } };
    await mockTable(page, "podcastEpisode", [first, silent, ...rest]);
    await visit(page, "/podcasts");
    await page.evaluate((address) => {
      const link = document.querySelector<HTMLElement>(`main a[href="${address}"]`);
      link?.click();
    }, album.address);
    await entry(page, album.tracks[0]).click();
    await sounds(page, album.tracks[0]);
    await entry(page, album.tracks[1]).click();
    await expectEnglish(bar(page), "No audio available for this episode");
    await sounds(page, album.tracks[0]);
    await press(page, "Ẩn thông báo");
    await expect(alert(page)).toHaveCount(0);
  });

  test("a player that cannot be fetched says so", async ({ page, complaints }) => {
    await page.route(/player-dock.*\.js/, (route) => route.abort("internetdisconnected"));
    await visit(page, album.address);
    await entry(page, album.tracks[0]).click();
    await expect(page.getByRole("alert")).toContainText("Chưa mở được trình phát.");
    await expectEnglish(page, "Failed to initialize audio player");
    await expect(page.getByRole("button", { name: "Tải lại trang" })).toBeVisible();
    const logged = complaints.splice(0);
    expect(logged.some((text) => /dynamically imported module/.test(text))).toBe(true);
  });
});

test.describe("what the bar looks like", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [390, 1280]) {
      test(`passes the accessibility check, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 844 });
        await plays(page, album);
        const findings = async (part: string) => (await createAxe(page).include(part).analyze()).violations;
        expect(await findings("#player-dock")).toEqual([]);
        await bar(page)
          .getByRole("button", { name: /^Mở trình phát/ })
          .click();
        expect(await findings("dialog[open]")).toEqual([]);
      });
    }
  }

  test("fits a phone, and every control can be hit with a thumb", async ({ page }) => {
    // A sheet on its way up is measured in fractions of a pixel.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await plays(page, album);
    const foot = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
      return { x, width, end: Math.round(y + height) };
    };
    // The tab bar stands under it.
    await expect.poll(foot).toEqual({ x: 0, width: 390, end: 844 - 57 });
    const small = async (scope: Locator) => {
      const boxes = await scope
        .locator("button:visible, input:visible, label:visible, a:visible")
        .evaluateAll((all) =>
          all
            .map((one) => ({
              name: one.getAttribute("aria-label") ?? one.textContent,
              box: one.getBoundingClientRect(),
            }))
            .filter(({ box: { width, height } }) => width < 44 || height < 44),
        );
      return boxes.map(({ name }) => name);
    };
    expect(await small(bar(page))).toEqual([]);
    const at = async () =>
      Number(await bar(page).getByRole("slider", { name: "Vị trí đang nghe" }).inputValue());
    await bar(page).getByRole("button", { name: "Tới 10 giây" }).click();
    await expect.poll(at).toBeGreaterThanOrEqual(10);
    await bar(page).getByRole("button", { name: "Lùi 10 giây" }).click();
    await expect.poll(at).toBeLessThan(10);
    await bar(page)
      .getByRole("button", { name: /^Mở trình phát/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Trình phát âm thanh" });
    expect((await small(sheet)).filter((name) => name !== null && name !== "")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("does not move the page when it appears", async ({ page }) => {
    await visit(page, album.address);
    const top = () => entry(page, album.tracks[0]).evaluate((button) => button.getBoundingClientRect().top);
    const before = await top();
    await entry(page, album.tracks[0]).click();
    await sounds(page, album.tracks[0]);
    expect(await top()).toBe(before);
  });
});

test.describe("somebody who loads the page again", () => {
  test("finds the episode in the bar on every page, paused at its place, and goes on from there", async ({
    page,
  }) => {
    await plays(page, album, album.tracks[1]);
    await press(page, "Lặp lại: tắt");
    await place(bar(page)).fill("30");
    await expect.poll(() => seconds(page)).toBeGreaterThan(30);
    await press(page, "Tạm dừng");
    await page.reload();
    await expect(bar(page)).toContainText(album.tracks[1].title);
    await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(30);
    await expect(page.getByRole("main").getByRole("button", { name: "Nghe tiếp" })).toBeVisible();
    await visit(page, "/about");
    await expect(bar(page).getByRole("button", { name: "Lặp lại: cả danh sách" })).toBeVisible();
    await press(page, "Phát");
    await sounds(page, album.tracks[1]);
    await expect.poll(() => seconds(page)).toBeGreaterThan(30);
    await press(page, "Đóng trình phát");
    await visit(page, "/about");
    await expect(bar(page)).toHaveCount(0);
  });

  test("is shown nothing of what another person heard on this device", async ({ page }) => {
    await plays(page, album);
    await press(page, "Tạm dừng");
    await page.evaluate(() => {
      const last = JSON.parse(localStorage.getItem("player.last") ?? "{}");
      localStorage.setItem("player.last", JSON.stringify({ ...last, person: "somebody else" }));
    });
    await visit(page, "/about");
    await expect(page.locator("audio")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    await expect(bar(page)).toHaveCount(0);
  });
});

test("somebody with two tabs hears one at a time", async ({ page, context }) => {
  await plays(page, album);
  const other = await context.newPage();
  await plays(other, album, album.tracks[2]);
  await expect.poll(() => element(page, ({ paused }) => paused)).toBe(true);
  expect(await element(other, ({ paused }) => paused)).toBe(false);
  await press(page, "Phát");
  await expect.poll(() => element(other, ({ paused }) => paused)).toBe(true);
});

test("somebody who clicks an episode twice hears it", async ({ page }) => {
  await visit(page, album.address);
  await entry(page, album.tracks[0]).dblclick();
  await sounds(page, album.tracks[0]);
  expect(await element(page, ({ paused }) => paused)).toBe(false);
});

test("somebody who sees sees that the list is over", async ({ page }) => {
  await episodesLast(page, 1);
  await visit(page, album.address);
  const last = album.tracks.at(-1) ?? album.tracks[0];
  await entry(page, last).click();
  await expect(bar(page).getByRole("button", { name: "Mở trình phát" })).toContainText(
    "Đã nghe hết danh sách",
  );
});
