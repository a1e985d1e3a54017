import { readFileSync } from "node:fs";
import { createEmbedder } from "@bentrong/embedding";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createDangerClassifier } from "./classifier.ts";
import { parseHeads, writeHeads } from "./heads-file.ts";
import { BUCKETS, countFeatures, removeMarks } from "./text-features.ts";
import { trainLinear } from "./training/linear.ts";
import { chooseThreshold } from "./training/thresholds.ts";
import { hashTexts } from "./training/train-heads.ts";
import { listTexts } from "./training/voices.ts";

const BYTES = readFileSync(new URL("../model/heads.bin", import.meta.url));
const embedder = createEmbedder();
const classifier = createDangerClassifier(embedder);
afterAll(() => embedder.close());

describe("the danger classifier", () => {
  it.each([
    "Mình muốn chết, mình chịu hết nổi rồi",
    "minh khong muon song nua",
    "I want to kill myself tonight",
    "Anh ấy vừa đánh em, giờ còn khóa cửa nhốt em trong phòng",
  ])("does not let plain danger pass: %s", async (text) => {
    expect((await classifier.read(text, [])).step).not.toBe("none");
  });

  it.each(["Hôm nay trời mát, mình nấu canh chua cho cả nhà.", "Cảm ơn bạn nhé", "What a nice evening"])(
    "leaves an ordinary message alone: %s",
    async (text) => {
      expect((await classifier.read(text, [])).step).toBe("none");
    },
  );

  it("goes on by the letters when there is no sentence model", async () => {
    const blind = createDangerClassifier({ embed: async () => undefined });
    const reading = await blind.read("mình không muốn sống nữa, chỉ muốn chết đi cho xong", []);
    expect(reading).toMatchObject({ basis: "letters" });
    expect(reading.step).not.toBe("none");
  });

  it("reads 24,000 letters, none, zero-width ones and mixed scripts", async () => {
    for (const text of [
      "",
      "a".repeat(24_000),
      "không ".repeat(4_000),
      "\u200b".repeat(100),
      "漢字 мир नमस्ते 😭",
      "\ud800",
    ])
      expect(Number.isFinite((await classifier.read(text, [])).score), text.slice(0, 8)).toBe(true);
  });

  it("hears in a short answer what the messages before it say", async () => {
    const alone = await classifier.read("tối nay, lúc cả nhà ngủ", []);
    const answer = await classifier.read("tối nay, lúc cả nhà ngủ", [
      "em viết thư cho mẹ rồi",
      "em không muốn sống nữa",
    ]);
    expect(answer.score).toBeGreaterThan(alone.score);
    expect(answer.step).not.toBe("none");
  });

  it("reads the same whatever stands before the last two messages", async () => {
    const near = ["Hôm nay mình đi làm về muộn.", "Cơm nguội hết rồi."];
    const short = await classifier.read("Thôi mình đi ngủ đây.", near);
    expect(await classifier.read("Thôi mình đi ngủ đây.", ["Mình muốn chết.", ...near])).toEqual(short);
  });
});

describe("the heads file", () => {
  it("was trained on the data beside it", () => {
    expect(parseHeads(BYTES).data).toBe(hashTexts([...listTexts("voices"), ...listTexts("tuning")]));
  });

  it("is the same after being read and written", () => {
    expect(Buffer.from(writeHeads(parseHeads(BYTES))).equals(BYTES)).toBe(true);
  });

  it("is refused when it is cut or something else", () => {
    for (const bytes of [
      new Uint8Array(),
      BYTES.subarray(0, 1_000),
      BYTES.subarray(0, -1),
      new Uint8Array(100),
    ])
      expect(() => parseHeads(bytes)).toThrow();
  });
});

describe("training", () => {
  it("separates what can be separated", () => {
    const one = countFeatures("mưa rơi trên mái tôn");
    const other = countFeatures("đi chợ mua rau");
    const { weights, bias } = trainLinear([one, other], [true, false], { size: BUCKETS, cost: 100 });
    const score = ({ indices, values }: typeof one) =>
      values.reduce((sum, value, i) => sum + value * (weights[indices[i] as number] as number), bias);
    expect(score(one)).toBeGreaterThan(0);
    expect(score(other)).toBeLessThan(0);
  });

  it("chooses a threshold that at most the wanted share lies above", () => {
    const scores = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 50, maxLength: 200 });
    fc.assert(
      fc.property(scores, fc.double({ min: 0.05, max: 0.5, noNaN: true }), (list, share) => {
        const threshold = chooseThreshold(list, share);
        expect(list.filter((score) => score > threshold).length).toBeLessThanOrEqual(share * list.length);
      }),
    );
  });

  it("counts a text without marks as it counts its own letters", () => {
    expect(removeMarks("Đường về nhà")).toBe("Duong ve nha");
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        const { values } = countFeatures(text);
        const length = Math.hypot(...values);
        expect(length === 0 || Math.abs(length - 1) < 1e-3).toBe(true);
      }),
    );
  });
});
