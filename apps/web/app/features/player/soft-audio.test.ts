import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OnAudioReport } from "./audio-port.ts";
import type { AudioReport } from "./core/player-command.ts";
import { SoftAudio } from "./soft-audio.ts";
import { FakeAudio } from "./test-player.ts";

const LONG = 1000;

function setUp({ isHidden = false } = {}) {
  const speaker = new FakeAudio();
  const reports: AudioReport["type"][] = [];
  const openAudio = (tell: OnAudioReport) => {
    speaker.report = tell;
    return speaker;
  };
  const audio = new SoftAudio({
    openAudio,
    onReport: ({ type }) => reports.push(type),
    isHidden: () => isHidden,
  });
  audio.setVolume(0.8, false);
  const volumes = () =>
    speaker.calls.filter((said) => said.startsWith("volume")).map((said) => Number(said.split(" ")[1]));
  const plays = () => {
    audio.play();
    vi.advanceTimersByTime(LONG);
    speaker.calls.length = 0;
  };
  return { audio, speaker, reports, volumes, plays };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a sound", () => {
  it("comes in from silence, and is as loud as asked in the end", () => {
    const { audio, speaker, volumes } = setUp();
    speaker.calls.length = 0;
    audio.play();
    expect(speaker.calls).toEqual(["volume 0.00", "play"]);
    vi.advanceTimersByTime(LONG);
    expect(volumes()).toEqual(volumes().toSorted((a, b) => a - b));
    expect(volumes().at(-1)).toBe(0.8);
  });

  it("goes out before it is paused, and has its volume back while nobody hears it", () => {
    const { audio, speaker, volumes, plays } = setUp();
    plays();
    audio.pause();
    expect(speaker.calls).not.toContain("pause");
    vi.advanceTimersByTime(LONG);
    const until = speaker.calls.indexOf("pause");
    expect(until).toBeGreaterThan(3);
    expect(volumes().slice(0, until)).toEqual(
      volumes()
        .slice(0, until)
        .toSorted((a, b) => b - a),
    );
    expect(speaker.calls.slice(until)).toEqual(["pause", "volume 0.80"]);
  });

  it("is not loud for a moment when a sleep timer gives the volume back with its pause", () => {
    const { audio, volumes, plays } = setUp();
    plays();
    audio.setVolume(0.02, false);
    audio.pause();
    audio.setVolume(0.8, false);
    vi.advanceTimersByTime(LONG);
    expect(Math.max(...volumes().slice(0, -1))).toBeLessThanOrEqual(0.02);
    expect(volumes().at(-1)).toBe(0.8);
  });

  it("is stopped where it was, and stands at the beginning afterwards", () => {
    const { audio, speaker, plays, reports } = setUp();
    plays();
    audio.pause();
    audio.seek(0);
    speaker.report({ type: "time", at: 41 });
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(LONG);
    expect(speaker.calls.filter((said) => !said.startsWith("volume"))).toEqual(["pause", "seek 0"]);
  });

  it("does not come back by itself when it ends or is there again on its way out", () => {
    const { audio, speaker, plays, reports } = setUp();
    plays();
    audio.pause();
    speaker.report({ type: "playing" });
    speaker.report({ type: "ended" });
    speaker.report({ type: "paused" });
    expect(reports).toEqual(["paused"]);
  });

  it("is paused at once on a page that nobody sees, or when nobody hears it", () => {
    for (const isMuted of [true, false]) {
      const { audio, speaker, plays } = setUp({ isHidden: !isMuted });
      plays();
      audio.setVolume(0.8, isMuted);
      audio.pause();
      expect(speaker.calls).toContain("pause");
    }
  });

  it("ends as the last word about it says, whatever came before", () => {
    type Said = (room: ReturnType<typeof setUp>) => void;
    const words: Record<string, Said> = {
      play: ({ audio }) => audio.play(),
      pause: ({ audio }) => audio.pause(),
      seek: ({ audio }) => audio.seek(3),
      load: ({ audio }) => audio.load("/a.mp3", 0),
      quiet: ({ audio }) => audio.setVolume(0.1, false),
      loud: ({ audio }) => audio.setVolume(0.9, false),
      wait: () => vi.advanceTimersByTime(90),
    };
    const isPress = (said: string) => said === "play" || said === "pause";
    const volumeAfter: Record<string, number> = { quiet: 0.1, loud: 0.9 };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.keys(words)), { maxLength: 20 }), (said) => {
        const room = setUp();
        for (const word of said) words[word]?.(room);
        expect(Math.max(...room.volumes())).toBeLessThanOrEqual(0.9);
        vi.advanceTimersByTime(LONG);
        expect(vi.getTimerCount()).toBe(0);
        expect(room.volumes().at(-1)).toBe(
          volumeAfter[said.findLast((word) => word in volumeAfter) ?? ""] ?? 0.8,
        );
        const last = said.findLast(isPress);
        if (last) expect(room.speaker.calls.findLast(isPress)).toBe(last);
      }),
    );
  });
});
