import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AudioElement, type Renew } from "./audio-element.ts";
import type { AudioReport } from "./core/player-command.ts";
import { createAudio } from "./create-audio.ts";

/** An element that does what it is told and nothing by itself; the test plays the browser. */
class SilentElement extends EventTarget {
  preload = "";
  src = "";
  volume = 1;
  muted = false;
  loop = false;
  paused = true;
  ended = false;
  currentTime = 0;
  duration = Number.NaN;
  readyState = 0;
  networkState = 2;
  error: { code: number } | null = null;
  loads = 0;
  refusal: unknown;
  buffered = { length: 1, start: () => 0, end: () => 12 };

  load(): void {
    this.loads += 1;
    this.error = null;
    this.currentTime = 0;
    this.readyState = 0;
    this.paused = true;
  }
  async play(): Promise<void> {
    this.paused = false;
    if (this.refusal) throw this.refusal;
  }
  pause(): void {
    this.paused = true;
  }
  removeAttribute(name: string): void {
    if (name === "src") this.src = "";
  }
  fires(...names: string[]): void {
    for (const name of names) this.dispatchEvent(new Event(name));
  }
  /** The head is read and the sound can be played. */
  arrives(seconds = 60): void {
    this.duration = seconds;
    this.readyState = 4;
    this.fires("loadedmetadata", "canplay");
  }
  breaks(code: number): void {
    this.error = { code };
    this.fires("error");
  }
}

let element: SilentElement;
let reports: AudioReport[];
let audio: AudioElement;
const said = (type: AudioReport["type"]) => reports.filter((report) => report.type === type);

function setUp(renew: Renew = () => undefined) {
  element = new SilentElement();
  reports = [];
  // Our stand-in has every member that the adapter touches, and a real element cannot be had outside a browser.
  audio = new AudioElement(element as unknown as HTMLAudioElement, (report) => reports.push(report), renew);
}

beforeEach(() => {
  vi.useFakeTimers();
  setUp();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the audio element", () => {
  it("is made to fetch no more than the head of a sound, and loaded within the click", () => {
    const body: unknown[] = [];
    vi.stubGlobal("document", {
      createElement: () => element,
      body: { append: (child: unknown) => body.push(child) },
    });
    expect(createAudio()).toBe(element);
    expect(element.preload).toBe("metadata");
    expect(element.loads).toBe(1);
    expect(body).toEqual([element]);
  });

  it("reports once that it can play, and stands where the sound was left", () => {
    audio.load("/a.mp3", 42);
    expect(element.src).toBe("/a.mp3");
    element.arrives();
    element.fires("canplay");
    expect(said("canplay")).toHaveLength(1);
    expect(element.currentTime).toBe(42);
    expect(said("duration")).toContainEqual({ type: "duration", seconds: 60 });
  });

  it("takes a browser that fetches only the head as ready", async () => {
    audio.load("/a.mp3", 0);
    element.readyState = 1;
    element.networkState = 1;
    element.fires("loadedmetadata", "suspend");
    await vi.advanceTimersByTimeAsync(0);
    expect(said("canplay")).toHaveLength(1);
  });

  it("is not ready at the pause that a browser makes before it starts to fetch", async () => {
    audio.load("/a.mp3", 0);
    element.networkState = 1;
    element.fires("suspend");
    await vi.advanceTimersByTimeAsync(500);
    element.networkState = 2;
    await vi.advanceTimersByTimeAsync(5000);
    expect(said("canplay")).toHaveLength(0);
  });

  it("remembers a place that was sought before the head was read", () => {
    audio.load("/a.mp3", 42);
    audio.seek(7);
    element.arrives();
    expect(element.currentTime).toBe(7);
    audio.seek(30);
    expect(element.currentTime).toBe(30);
  });

  it("passes volume, mute and loop on", () => {
    audio.setVolume(0.25, true);
    audio.setLoop(true);
    expect(element).toMatchObject({ volume: 0.25, muted: true, loop: true });
  });

  it("tells time, what has arrived, waiting and the end", () => {
    audio.load("/a.mp3", 0);
    element.fires("timeupdate");
    expect(said("time")).toEqual([]);
    element.arrives();
    element.currentTime = 3.5;
    element.fires("timeupdate", "progress", "waiting", "ended");
    expect(reports.slice(-4)).toEqual([
      { type: "time", at: 3.5 },
      { type: "buffered", ranges: [{ start: 0, end: 12 }] },
      { type: "waiting" },
      { type: "ended" },
    ]);
  });

  it("does not call sounding what was paused in the same moment", () => {
    element.fires("playing");
    expect(reports).toEqual([]);
    element.paused = false;
    element.fires("playing");
    expect(reports).toEqual([{ type: "playing" }]);
  });

  it("tells a pause by the device but not the one that belongs to the end", () => {
    element.fires("pause");
    expect(said("paused")).toHaveLength(1);
    element.ended = true;
    element.fires("pause");
    expect(said("paused")).toHaveLength(1);
  });

  it("lets go of its sound when it is closed, and says nothing of it afterwards", () => {
    audio.load("/a.mp3", 0);
    audio.release();
    expect(element.src).toBe("");
    element.breaks(4);
    element.fires("canplay");
    expect(reports).toEqual([]);
  });
});

describe("a refused play", () => {
  const reportRefusal = async (cause: unknown) => {
    element.refusal = cause;
    audio.load("/a.mp3", 0);
    element.arrives();
    audio.play();
    await vi.advanceTimersByTimeAsync(0);
    return said("refused").map((report) => report.type === "refused" && report.error.message);
  };

  it.each([
    [new DOMException("x", "NotAllowedError"), "Please click to enable audio playback - autoplay is blocked"],
    [new DOMException("x", "NotSupportedError"), "Audio format not supported"],
    [new Error("device busy"), "Failed to play audio: device busy"],
    ["odd", "Failed to play audio: odd"],
  ])("is told in the catalogue's words: %s", async (cause, message) => {
    expect(await reportRefusal(cause)).toEqual([message]);
  });

  it("is no refusal when we interrupted it ourselves", async () => {
    expect(await reportRefusal(new DOMException("interrupted", "AbortError"))).toEqual([]);
  });

  it("of an earlier sound does not touch the one that follows", async () => {
    element.refusal = new DOMException("x", "NotAllowedError");
    audio.load("/a.mp3", 0);
    element.arrives();
    audio.play();
    audio.load("/b.mp3", 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(said("refused")).toEqual([]);
  });
});

describe("a sound that breaks", () => {
  const playing = (at: number) => {
    audio.load("/a.mp3", 0);
    element.arrives();
    audio.play();
    element.currentTime = at;
    element.fires("playing", "timeupdate");
  };

  it("is told at once when its source cannot be loaded", () => {
    audio.load("/gone.mp3", 0);
    element.breaks(4);
    expect(said("failed")).toMatchObject([{ error: { message: "Failed to load audio" } }]);
  });

  it("is fetched once more at the same place after a dropped connection, and goes on", async () => {
    playing(31);
    element.breaks(2);
    expect(said("failed")).toEqual([]);
    expect(reports.at(-1)).toEqual({ type: "waiting" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(element.loads).toBe(2);
    element.arrives();
    expect(element.currentTime).toBe(31);
    expect(element.paused).toBe(false);
  });

  it("is given up when it drops again at once, and may be retried again after it went well", async () => {
    playing(31);
    element.breaks(2);
    await vi.advanceTimersByTimeAsync(2000);
    element.arrives();
    element.fires("timeupdate");
    element.breaks(2);
    expect(said("failed")).toHaveLength(1);

    playing(31);
    element.breaks(2);
    await vi.advanceTimersByTimeAsync(2000);
    element.arrives();
    element.fires("timeupdate");
    element.currentTime = 50;
    element.breaks(2);
    expect(said("failed")).toHaveLength(1);
  });

  it("stays silent after the retry when the listener paused meanwhile", async () => {
    playing(31);
    element.breaks(2);
    audio.pause();
    await vi.advanceTimersByTimeAsync(2000);
    element.arrives();
    expect(element.paused).toBe(true);
  });

  it("is not retried when another one was chosen meanwhile", async () => {
    playing(31);
    element.breaks(2);
    audio.load("/b.mp3", 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(element.src).toBe("/b.mp3");
    expect(element.loads).toBe(2);
  });

  it("gets a fresh address when its own may have run out", async () => {
    setUp((url) => Promise.resolve(`${url}&again`));
    audio.load("/premium/a.mp3?expires=1", 20);
    element.breaks(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(element.src).toBe("/premium/a.mp3?expires=1&again");
    element.arrives();
    expect(element.currentTime).toBe(20);
    element.breaks(4);
    expect(said("failed")).toHaveLength(1);
  });
});
