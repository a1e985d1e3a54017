import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zipStream } from "./zip-stream.ts";

async function* parts(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function unzipped(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
}

describe("an archive that is made while it is sent", () => {
  it("holds every entry as it was told, in whatever pieces", async () => {
    const texts = fc.array(fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(texts, texts, async (one, two) => {
        const archive = zipStream([
          { name: "một.json", text: parts(...one) },
          { name: "hai.html", text: parts(...two) },
        ]);
        expect(await unzipped(archive)).toEqual({ "một.json": one.join(""), "hai.html": two.join("") });
      }),
    );
  });

  it("asks for no more than the reader takes, and lets go when the reader leaves", async () => {
    let told = 0;
    let isOver = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        // Nothing that compresses well: otherwise little would come out of much.
        for (;;) yield `${Math.sin(told++)}`.repeat(1_000);
      } finally {
        isOver = true;
      }
    }
    const reader = zipStream([{ name: "dài.txt", text: endless() }]).getReader();
    await reader.read();
    await reader.read();
    expect(told).toBeGreaterThan(0);
    expect(told * 20_000).toBeLessThan(4_000_000);
    await reader.cancel();
    expect(isOver).toBe(true);
  });

  it("breaks off when an entry cannot be told to its end", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield "một nửa";
      throw new Error("the database went away");
    }
    await expect(unzipped(zipStream([{ name: "a.txt", text: broken() }]))).rejects.toThrow("went away");
  });
});
