import { createEmbedder, type Embedder } from "@bentrong/embedding";
import { afterAll, describe, expect, it } from "vitest";
import { getGuideContent } from "../content/guide-content.ts";
import { ACTS_OF } from "./acts-by-kind.ts";
import { ACT_FROM, type Classification, OFFERED_FROM } from "./classifier.ts";
import { hashExamples, listExamples } from "./examples.ts";
import { createMeaningClassifier } from "./meaning-classifier.ts";
import { parseMeaningModel, readMeaningModel, writeMeaningModel } from "./meaning-model.ts";
import { createPhraseClassifier } from "./phrase-classifier.ts";
import { shareEmbeddings } from "./share-embeddings.ts";

const embedder = createEmbedder();
afterAll(() => embedder.close());
const phrases = {
  vi: createPhraseClassifier(getGuideContent("vi")),
  en: createPhraseClassifier(getGuideContent("en")),
};
const classifiers = {
  vi: createMeaningClassifier("vi", phrases.vi, embedder),
  en: createMeaningClassifier("en", phrases.en, embedder),
};
const bestAct = ({ acts }: Classification) => acts.find(({ score }) => score >= ACT_FROM)?.id;
const offered = ({ situations }: Classification) =>
  situations.filter(({ score }) => score >= OFFERED_FROM).map(({ id }) => id);

describe("recognising by meaning", () => {
  it.each([
    ["vi", "Khoan, đang nói chuyện với người hay với cái máy đây?"],
    ["vi", "khoan, dang noi chuyen voi nguoi hay voi may day"],
    ["en", "Wait, is there a real human typing these replies?"],
  ] as const)("knows a question to the service (%s): %s", async (language, text) => {
    expect(ACTS_OF.ask_service).toContain(bestAct(await classifiers[language].classify(text, [])));
  });

  it.each([
    ["vi", "Xưởng em đóng cửa rồi, cả tổ mất việc hết", "work-lost-job"],
    ["vi", "mẹ chồng lại chê em nấu ăn dở", "family-in-laws"],
    ["en", "I got laid off this morning, no warning", "lost-job"],
    ["en", "My mother-in-law keeps criticising how I cook", "in-laws"],
  ] as const)("offers what a message is about (%s): %s", async (language, text, id) => {
    expect(offered(await classifiers[language].classify(text, []))).toContain(id);
  });

  it.each(["Hôm đó trời mưa.", "Tôi đi ra ngoài hiên đứng.", "Nó để cái ly lên bàn rồi đi."])(
    "offers nothing where nothing is near: %s",
    async (text) => expect(offered(await classifiers.vi.classify(text, []))).toEqual([]),
  );

  it("goes on by the phrases alone without a sentence model", async () => {
    const blind = createMeaningClassifier("vi", phrases.vi, { embed: async () => undefined });
    const text = "Mình thất nghiệp ba tháng rồi";
    expect(await blind.classify(text, [])).toEqual(await phrases.vi.classify(text, []));
  });
});

describe("the model of meaning", () => {
  it("was made from the examples of the content (npm run train:companion)", () => {
    expect(readMeaningModel().data).toBe(hashExamples(listExamples()));
  });

  it("is the same after being written and read", () => {
    const model = readMeaningModel();
    const again = parseMeaningModel(writeMeaningModel(model));
    expect(again.examples.map(({ id }) => id)).toEqual(model.examples.map(({ id }) => id));
    expect(again.heads.ask_service.bias).toBe(model.heads.ask_service.bias);
  });
});

describe("sharing embeddings", () => {
  const countingEmbedder = (isThere = true) => {
    const asked: string[] = [];
    const embed: Embedder["embed"] = async (texts) => {
      asked.push(...texts);
      const none = new Float32Array(1);
      return isThere ? texts.map(() => ({ vector: none, layers: none })) : undefined;
    };
    return { asked, embed };
  };

  it("embeds a text once, however many readers ask, at once or later", async () => {
    const counted = countingEmbedder();
    const shared = shareEmbeddings(counted);
    await Promise.all([shared.embed(["một", "hai"]), shared.embed(["một"])]);
    expect(await shared.embed(["hai", "ba", "ba"])).toHaveLength(3);
    expect(counted.asked).toEqual(["một", "hai", "ba"]);
  });

  it("asks again for what it was not given, and keeps no more than its limit", async () => {
    const away = countingEmbedder(false);
    const retried = shareEmbeddings(away);
    expect(await retried.embed(["một"])).toBeUndefined();
    await retried.embed(["một"]);
    expect(away.asked).toEqual(["một", "một"]);
    const counted = countingEmbedder();
    const small = shareEmbeddings(counted, 2);
    for (const text of ["một", "hai", "ba", "một"]) await small.embed([text]);
    expect(counted.asked).toEqual(["một", "hai", "ba", "một"]);
  });
});
