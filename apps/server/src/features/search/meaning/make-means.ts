// `node apps/server/src/features/search/meaning/make-means.ts` writes means.ts: what the vectors of texts share, and what those of
// questions share. Run it again after the model was changed.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createEmbedder, MODEL_NAME } from "@bentrong/embedding";
import { averageVectors } from "./vector-bytes.ts";

const TEXTS = new URL("../../../../../../db/content/", import.meta.url);
const PASSAGE = 700;
/** What people ask libraries, kitchens, banks and doctors: nothing that they have in common is a subject. */
const QUESTIONS = [
  ...["mất ngủ", "làm sao để nấu phở bò", "giá vàng hôm nay", "cách viết đơn xin nghỉ việc", "buồn quá"],
  ...[
    "con tôi không chịu ăn",
    "bài hát về mẹ",
    "sợ nói trước đám đông",
    "đau lưng khi ngồi lâu",
    "quán cà phê yên tĩnh",
  ],
  ...["lich nghi tet", "hoc tieng anh bat dau tu dau", "nho nha", "chia tay nguoi yeu", "tra no ngan hang"],
  ...[
    "nhạc không lời",
    "thiền cho người mới",
    "xin lỗi bạn thân thế nào",
    "tiết kiệm tiền lương",
    "trồng cây trong phòng tối",
  ],
  ...["áp lực công việc", "chuyện của bố", "nghe gì trước khi ngủ", "đi du lịch một mình", "cãi nhau với vợ"],
  ...["thấy mình kém cỏi", "dậy sớm", "chạy bộ buổi tối", "mưa", "không ai hiểu mình"],
  ...[
    "how to fall asleep",
    "feeling lonely at night",
    "recipe for bread",
    "my boss shouts at me",
    "rain sounds",
  ],
  ...[
    "what to say at a funeral",
    "learn to swim",
    "money worries",
    "letting go of the past",
    "train to Hanoi",
  ],
];

async function readTexts(): Promise<string[]> {
  const names = await readdir(TEXTS, { recursive: true });
  const files = names.filter((name) => /^(blogs|courses)\/.*\.md$/.test(name)).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(TEXTS.pathname, name), "utf8")));
  return texts.map((text) => {
    const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const title = /^title: (.*)$/m.exec(head)?.[1] ?? "";
    return `${title}. ${body.replace(/\s+/g, " ").trim().slice(0, PASSAGE)}`;
  });
}

const embedder = createEmbedder();
async function embedAverage(texts: readonly string[]): Promise<string> {
  const embeddings = await embedder.embed(texts);
  if (!embeddings) throw new Error("the model is unavailable");
  const mean = averageVectors(embeddings.map(({ vector }) => vector));
  return Array.from(mean, (x) => String(Number(x.toFixed(4)))).join(", ");
}
const lines = [
  "// Written by make-means.ts.",
  `// Means of sentence vectors by ${MODEL_NAME}.`,
  "// biome-ignore-all format: figures",
  `export const TEXT_MEAN = Float32Array.of(${await embedAverage(await readTexts())});`,
  `export const QUESTION_MEAN = Float32Array.of(${await embedAverage(QUESTIONS)});`,
];
await writeFile(new URL("means.ts", import.meta.url), `${lines.join("\n")}\n`);
await embedder.close();
