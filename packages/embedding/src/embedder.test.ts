import { createHash } from "node:crypto";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmbedder, type Embedder, MODEL_NAME } from "./embedder.ts";
import { readModel } from "./model-file.ts";
import { cosine } from "./vector.ts";

const MODEL = new URL("../model/e5-small-vi-en.bin", import.meta.url);

let embedder: Embedder;
beforeAll(() => {
  embedder = createEmbedder();
});
afterAll(() => embedder.close());

async function embedOne(text: string): Promise<Float32Array> {
  const [embedding] = (await embedder.embed([text])) ?? [];
  if (embedding === undefined) throw new Error("no embedding");
  return embedding.vector;
}

test("The vectors agree with those of the unpruned model", async () => {
  const parity = JSON.parse(await readFile(new URL("../model/parity.json", import.meta.url), "utf8")) as {
    text: string;
    vector: number[];
  }[];
  const embeddings = (await embedder.embed(parity.map(({ text }) => text))) ?? [];
  expect(embeddings).toHaveLength(parity.length);
  const cosines = parity.map(({ vector }, i) =>
    cosine(new Float32Array(vector), embeddings[i]?.vector as Float32Array),
  );
  // Slang may lose a whole English word to the smaller vocabulary.
  expect(Math.min(...cosines)).toBeGreaterThan(0.97);
  expect(cosines.filter((value) => value < 0.999)).toHaveLength(1);
  expect(embedder.status().kind).toBe("ready");
});

test("The model's name tells its weights", async () => {
  const hash = createHash("sha256")
    .update(await readFile(MODEL))
    .digest("hex");
  expect(MODEL_NAME).toBe(`e5-small-vi-en ${hash.slice(0, 12)}`);
});

test("A text has the same vector in NFD, with zero-width letters in it, and beside other texts", async () => {
  const text = "Mình mệt quá, không biết nói với ai";
  const plain = await embedOne(text);
  expect(cosine(plain, await embedOne(text.normalize("NFD")))).toBeCloseTo(1, 5);
  expect(cosine(plain, await embedOne([...text].join("\u200b")))).toBeCloseTo(1, 5);
  const [, beside] = (await embedder.embed(["một câu khác, dài hơn nhiều", text])) ?? [];
  expect(cosine(plain, beside?.vector as Float32Array)).toBeCloseTo(1, 5);
});

test("Nothing, one letter, 24,000 letters and letters without spaces have a vector of length 1", async () => {
  for (const text of [
    "",
    "a",
    "\u0000",
    "😭",
    "ạ".repeat(24_000),
    "không ".repeat(4_000),
    "\ud800",
    "漢字".repeat(500),
  ]) {
    const vector = await embedOne(text);
    expect(Math.hypot(...vector), JSON.stringify(text.slice(0, 10))).toBeCloseTo(1, 3);
  }
});

test("Of several titles the one close in meaning comes first, without a word in common", async () => {
  const titles = [
    "Khi mất ngủ giữa đêm",
    "Cách nấu phở bò Nam Định",
    "Chuyển việc ở tuổi bốn mươi",
    "A walk by the sea",
  ];
  const embeddings = (await embedder.embed(["trằn trọc tới sáng", ...titles])) ?? [];
  const [question, ...rest] = embeddings.map(({ vector }) => vector);
  const scores = rest.map((vector) => cosine(question as Float32Array, vector));
  expect(titles[scores.indexOf(Math.max(...scores))]).toBe(titles[0]);
});

test("A missing or broken model is named in the status, and nobody waits for ever", async () => {
  const folder = await mkdtemp(join(tmpdir(), "embedding-"));
  const cut = join(folder, "cut.bin");
  await writeFile(cut, (await readFile(MODEL)).subarray(0, 1_000_000));
  for (const path of [join(folder, "missing.bin"), cut]) {
    const broken = createEmbedder({ model: pathToFileURL(path) });
    expect(await broken.embed(["xin chào"])).toBeUndefined();
    expect(broken.status().kind).toBe("unavailable");
    await broken.close();
  }
});

test("A header that names other sizes than the file has is refused", async () => {
  const bytes = new Uint8Array(await readFile(MODEL));
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const at = text.indexOf('"layers": 12');
  bytes.set(new TextEncoder().encode('"layers": 13'), at);
  const other = join(await mkdtemp(join(tmpdir(), "embedding-")), "other.bin");
  await writeFile(other, bytes);
  await expect(readModel(pathToFileURL(other))).rejects.toThrow(/missing or cut/);
});

test("More texts than may wait are answered with nothing at once", async () => {
  const small = createEmbedder({ maxWaiting: 2 });
  const first = small.embed(["một", "hai"]);
  expect(await small.embed(["ba"])).toBeUndefined();
  expect(await first).toHaveLength(2);
  await small.close();
});
