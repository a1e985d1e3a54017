import { describe, expect, it } from "vitest";
import { spokenTime } from "../../lib/spoken-time.ts";
import {
  type Attempt,
  episodeNotFound,
  loadFailed,
  noAudio,
  playRefused,
  toFailure,
} from "./core/player-error.ts";
import { failureText } from "./failure-text.ts";

const busy = playRefused(new Error("device busy"));
const blocked = playRefused(new DOMException("x", "NotAllowedError"));

describe("what a person reads when something went wrong", () => {
  it.each([
    [episodeNotFound(), "start", ["Episode not found"]],
    [noAudio(), "start", ["No audio available for this episode"]],
    [busy, "start", ["Failed to play episode", "Failed to play audio: device busy"]],
    [busy, "replay", ["Failed to replay episode", "Failed to play audio: device busy"]],
    [busy, "next", ["Failed to play next episode", "Failed to play audio: device busy"]],
    [busy, "resume", ["Audio Error: Failed to resume audio: device busy"]],
    [
      blocked,
      "start",
      ["Failed to play episode", "Please click to enable audio playback - autoplay is blocked"],
    ],
    [loadFailed(), "start", ["Failed to play episode", "Audio Error: Failed to load audio"]],
    [loadFailed(), "next", ["Failed to play next episode", "Audio Error: Failed to load audio"]],
    [loadFailed(), null, ["Audio Error: Failed to load audio"]],
  ] as const)("keeps the fixed English wording of %s during %s", (error, attempt, lines) => {
    expect(failureText(toFailure(error, attempt)).en).toEqual(lines);
  });

  it("says in Vietnamese what happened, and which attempt it was where nobody pressed anything", () => {
    const said = (error: typeof busy, attempt: Attempt | null) => failureText(toFailure(error, attempt)).vi;
    expect(said(busy, "resume")).toBe("Chưa phát tiếp được.");
    expect(said(busy, null)).toBe("Âm thanh bị ngắt. Bạn thử lại nhé.");
    expect(said(loadFailed(), "start")).toBe("Không tải được âm thanh. Bạn kiểm tra mạng rồi thử lại nhé.");
    expect(said(loadFailed(), "next")).toMatch(/^Chưa phát được tập tiếp theo\. Không tải được/);
  });

  it("reports the attempt with its cause in the player's own message", () => {
    const reported = (attempt: Attempt) => toFailure(busy, attempt).message;
    expect(reported("start")).toBe("Failed to play episode: Failed to play audio: device busy");
    expect(reported("resume")).toBe("Failed to resume audio: device busy");
    expect(toFailure(noAudio(), "start").message).toBe("No audio URL provided for this episode");
  });
});

describe("a place in an episode, spoken", () => {
  it.each([
    [80, "1 phút 20 giây", "1 minute 20 seconds"],
    [180, "3 phút", "3 minutes"],
    [3661, "1 giờ 1 phút 1 giây", "1 hour 1 minute 1 second"],
    [7200, "2 giờ", "2 hours"],
    [59.9, "59 giây", "59 seconds"],
    [0, "0 giây", "0 seconds"],
    [Number.NaN, "0 giây", "0 seconds"],
  ])("%d is read as %s", (seconds, vi, en) => {
    expect(spokenTime(seconds, "vi")).toBe(vi);
    expect(spokenTime(seconds, "en")).toBe(en);
  });
});
