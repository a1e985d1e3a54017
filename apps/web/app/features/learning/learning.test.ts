import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mediaPlace } from "./media-address.ts";
import { questionsIn } from "./questions.ts";

describe("questionsIn", () => {
  it("finds the questions of lists, in their order and without markup", () => {
    const html =
      "<p>Ăn chưa? — Rồi.</p><ol><li>Chuyện gì <em>đã</em> xảy ra?</li><li>Ghi lại.</li><li><p>Còn gì nữa?</p></li></ol>";
    expect(questionsIn(html)).toEqual(["Chuyện gì đã xảy ra?", "Còn gì nữa?"]);
  });

  it("finds none in a story that asks", () => {
    expect(questionsIn("<p>Sao em không nói?</p><blockquote><p>Ai hay?</p></blockquote>")).toEqual([]);
  });
});

describe("mediaPlace", () => {
  it.each([
    ["/media/audio/a-b.mp3", { kind: "file", address: "/media/audio/a-b.mp3", host: undefined }],
    [
      "/media/premium/a.mp3?expires=1&signature=a-_B",
      { kind: "file", address: "/media/premium/a.mp3?expires=1&signature=a-_B", host: undefined },
    ],
    [
      "https://phim.example.vn/bai.mp4?x=1",
      { kind: "file", address: "https://phim.example.vn/bai.mp4?x=1", host: "phim.example.vn" },
    ],
    [
      "https://www.youtube.com/watch?v=x",
      { kind: "page", address: "https://www.youtube.com/watch?v=x", host: "www.youtube.com" },
    ],
  ])("knows what %s is", (address, place) => {
    expect(mediaPlace(address)).toEqual(place);
  });

  it.each([
    null,
    "",
    "http://a.vn/x.mp4",
    "javascript:alert(1)//.mp4",
    "//a.vn/x.mp4",
    "https://a@b.vn/x.mp4",
    "/x.mp3",
  ])("plays nothing from %j", (address) => {
    expect(mediaPlace(address)).toEqual({ kind: "none" });
  });

  it("never leads anywhere but to our own media and to https", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
        const place = mediaPlace(text);
        if (place.kind === "none") return;
        expect(place.address).toMatch(/^(?:\/media\/|https:\/\/)/);
      }),
    );
  });
});
