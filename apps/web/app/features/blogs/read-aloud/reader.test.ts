import { describe, expect, it } from "vitest";
import { Reader } from "./reader.ts";
import type { Speech } from "./speech.ts";

function createTestReader(from = 0) {
  const said: string[] = [];
  let onDone: Parameters<Speech["speak"]>[2] | undefined;
  const speech: Speech = {
    speak(text, rate, done) {
      said.push(rate === 1 ? text : `${text} ×${rate}`);
      onDone = done;
    },
    cancel() {
      onDone = undefined;
    },
  };
  const listSentences = () => [["Một.", "Hai."], ["Ba."], ["Bốn."]];
  const reader = new Reader({ speech, rate: 1, from, listSentences });
  return { reader, said, finish: (outcome: "ended" | "failed" = "ended") => onDone?.(outcome) };
}

describe("an article that is read aloud", () => {
  it("is read sentence by sentence, to its end", () => {
    const { reader, said, finish } = createTestReader();
    reader.play();
    for (let sentence = 0; sentence < 4; sentence += 1) finish();
    expect(said).toEqual(["Một.", "Hai.", "Ba.", "Bốn."]);
    expect(reader.getState()).toMatchObject({ status: "off", paragraph: 0, hasEnded: true });
  });

  it("goes on with the sentence in which it was paused", () => {
    const { reader, said, finish } = createTestReader();
    reader.play();
    finish();
    reader.toggle();
    finish();
    expect(reader.getState().status).toBe("paused");
    reader.toggle();
    expect(said).toEqual(["Một.", "Hai.", "Hai."]);
  });

  it("goes to the paragraphs around, and no further", () => {
    const { reader, said } = createTestReader();
    reader.play();
    reader.move(-1);
    reader.move(1);
    reader.move(1);
    reader.move(1);
    reader.move(-1);
    expect(said).toEqual(["Một.", "Một.", "Ba.", "Bốn.", "Ba."]);
    expect(reader.getProgress()).toBeCloseTo(8 / 15);
  });

  it("begins again with the paragraph at which it was stopped, or at the top of a shorter article", () => {
    const { reader, said } = createTestReader(9);
    reader.play();
    reader.move(1);
    reader.stop();
    reader.move(1);
    reader.play();
    expect(said).toEqual(["Một.", "Ba.", "Ba."]);
  });

  it("says the sentence again at another speed, and skips none where the voice fails", () => {
    const { reader, said, finish } = createTestReader();
    reader.play();
    reader.setRate(1.5);
    finish("failed");
    expect(reader.getState()).toMatchObject({ status: "paused", hasFailed: true });
    reader.play();
    expect(reader.getState().hasFailed).toBe(false);
    expect(said).toEqual(["Một.", "Một. ×1.5", "Một. ×1.5"]);
  });
});
