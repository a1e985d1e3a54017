import { describe, expect, it } from "vitest";
import {
  type Cue,
  findCurrent,
  formatChapters,
  formatTranscript,
  formatWebVtt,
  LARGEST_TEXT,
  MOST_CUES,
  parseChapters,
  parseTranscript,
} from "./timeline.ts";

const readEntries = (text: string, seconds?: number) => {
  const parsed = parseTranscript(text, seconds);
  return parsed.ok ? parsed.entries : parsed.error;
};

describe("a transcript", () => {
  it("is read from WebVTT, without what is no speech", () => {
    const text = `WEBVTT - Thở
Kind: captions

STYLE
::cue { color: red }

NOTE ghi chú của người dựng

mở đầu
00:01.500 --> 00:04.000 align:start
<v.loud Lan>Chào <b>bạn</b> &amp; mọi người
<00:00:03.000>nhé.

01:00:05.000 --> 01:00:06.250
Hết.`;
    expect(readEntries(text)).toEqual([
      { start: 1.5, end: 4, text: "Lan: Chào bạn & mọi người nhé." },
      { start: 3605, end: 3606.25, text: "Hết." },
    ]);
  });

  it("is read from SRT as Windows writes it", () => {
    expect(
      readEntries(
        "\ufeff1\r\n00:00:01,000 --> 00:00:02,000\r\nMột\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nHai\r\n",
      ),
    ).toEqual([
      { start: 1, end: 2, text: "Một" },
      { start: 2, end: 3, text: "Hai" },
    ]);
  });

  it("is read from lines that begin with a time", () => {
    expect(
      readEntries(
        "00:05 Hít vào\n\n1:00:00 - Thở ra\n75:30.5 Nghỉ".replace("75:30.5 Nghỉ", "1:00:01.5 Nghỉ"),
      ),
    ).toEqual([
      { start: 5, text: "Hít vào" },
      { start: 3600, text: "Thở ra" },
      { start: 3601.5, text: "Nghỉ" },
    ]);
  });

  it.each<[text: string, error: object]>([
    ["Không có giờ", { fault: "noTime", line: 1 }],
    ["00:01 Một\n00:61 Hai", { fault: "badTime", line: 2 }],
    ["12 Một", { fault: "badTime", line: 1 }],
    ["00:05 Một\n00:04 Hai", { fault: "outOfOrder", line: 2 }],
    ["00:05", { fault: "noWords", line: 1 }],
    ["00:01 --> 00:01\nA", { fault: "endsEarly", line: 1 }],
    ["00:01 --> xx\nA", { fault: "noTime", line: 1 }],
    [`00:01 ${"a".repeat(1001)}`, { fault: "tooLong", line: 1 }],
    ["01:30 Sau khi hết", { fault: "pastEnd", line: 1 }],
    ["00:01 a\n".repeat(MOST_CUES + 1), { fault: "tooMany" }],
    ["a".repeat(LARGEST_TEXT + 1), { fault: "tooLarge" }],
  ])("%# is refused with the line that is wrong", (text, error) => {
    expect(readEntries(text, 90)).toEqual(error);
  });

  it("is written as it is read again", () => {
    const timed: Cue[] = [
      { start: 0, end: 1.25, text: "a < b & c" },
      { start: 3661.001, end: 3662, text: "Hết" },
    ];
    const bare: Cue[] = [
      { start: 1, text: "Một" },
      { start: 61.5, text: "Hai" },
    ];
    expect(readEntries(formatTranscript(timed))).toEqual(timed);
    expect(readEntries(formatTranscript(bare))).toEqual(bare);
    expect(formatWebVtt(bare)).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:01:01.500\nMột\n\n00:01:01.500 --> 00:01:06.500\nHai\n",
    );
  });
});

it("chapters are lines with a time and a title, written as they are read", () => {
  const parsed = parseChapters("0:00 Mở đầu\n01:30 Thở", 100);
  expect(parsed).toEqual({
    ok: true,
    entries: [
      { start: 0, title: "Mở đầu" },
      { start: 90, title: "Thở" },
    ],
  });
  expect(parsed.ok && formatChapters(parsed.entries)).toBe("00:00 Mở đầu\n01:30 Thở");
});

it("the current entry is the last that has begun", () => {
  const entries = [{ start: 1 }, { start: 5 }, { start: 5 }, { start: 9 }];
  expect([0, 1, 4.9, 5, 100].map((time) => findCurrent(entries, time))).toEqual([-1, 0, 0, 2, 3]);
  expect(findCurrent([], 3)).toBe(-1);
});
