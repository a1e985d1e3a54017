import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const KIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the name of a device", () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${KIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
      "Chrome trên Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${KIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Samsung Internet trên Android",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      "Edge trên Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36`,
      "Chrome trên Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      "Safari trên iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
      "Chrome trên iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Firefox trên macOS",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox trên Linux"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} coc_coc_browser/120.0 Chrome/114.0 Safari/537.36`,
      "Cốc Cốc trên Windows",
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; wv) ${KIT} Version/4.0 Chrome/140.0 Mobile Safari/537.36 Zalo android/12100`,
      "Zalo trên Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]",
      "Facebook trên iPhone",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/142.0.0.0 Safari/537.36`,
      "Chrome trên ChromeOS",
    ],
    ["okhttp/4.12 (Android 14)", "Thiết bị Android"],
    ["curl/8.5.0", "Thiết bị không rõ"],
    [undefined, "Thiết bị không rõ"],
    [null, "Thiết bị không rõ"],
  ])("of %s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("never holds a piece of what the caller wrote", () => {
    const words =
      /^(?:(?:Edge|Opera|Samsung Internet|Cốc Cốc|Zalo|Facebook|Firefox|Chrome|Safari)(?: trên (?:iPad|iPhone|Android|Windows|ChromeOS|macOS|Linux))?|Thiết bị (?:iPad|iPhone|Android|Windows|ChromeOS|macOS|Linux|không rõ))$/;
    const piece = fc.oneof(
      fc.constantFrom(
        "Chrome/1",
        "Android",
        "iPhone",
        "Safari/",
        "Version/1",
        "<b>",
        "\r\n",
        "Zalo",
        "Mac OS X",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(deviceName(pieces.join(" "))).toMatch(words);
      }),
    );
  });
});
