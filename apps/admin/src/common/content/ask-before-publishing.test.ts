import { describe, expect, it } from "vitest";
import { askBeforePublishing } from "./ask-before-publishing.ts";

const httpClient = askBeforePublishing(["coverImage", "categoryId"]);
const bare = { coverImage: null, categoryId: "" };
const whole = { coverImage: "/media/a.webp", categoryId: 3 };

describe("the question before something is published", () => {
  it.each([
    ["a draft", { ...bare, publication: "DRAFT" }, undefined],
    ["what has everything", { ...whole, publication: "PUBLISHED" }, { publication: "DRAFT" }],
    ["what is on the site already", { ...bare, publication: "PUBLISHED" }, { publication: "PUBLISHED" }],
    ["what waits for its time already", { ...bare, publication: "SCHEDULED" }, { publication: "SCHEDULED" }],
  ])("is not put for %s", (_, now, before) => expect(httpClient(now, before)).toBeUndefined());

  it("names what is missing of what this kind carries", () => {
    const now = { ...bare, publication: "PUBLISHED" };
    expect(httpClient(now, undefined)?.title).toBe("Chưa có ảnh bìa và chuyên mục");
    expect(httpClient({ ...now, categoryId: 3 }, undefined)?.title).toBe("Chưa có ảnh bìa");
    expect(askBeforePublishing(["coverImage"])(now, { publication: "DRAFT" })?.title).toBe("Chưa có ảnh bìa");
    expect(httpClient({ ...now, publication: "SCHEDULED" }, { publication: "DRAFT" })?.goOn).toBe(
      "Vẫn hẹn giờ đăng",
    );
    expect(httpClient(now, { publication: "SCHEDULED" })?.goOn).toBe("Vẫn đăng");
  });
});
