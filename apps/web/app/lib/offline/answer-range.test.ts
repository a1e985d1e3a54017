import fc from "fast-check";
import { expect, it } from "vitest";
import { answerRange } from "./answer-range.ts";

const sound = (size: number) => Uint8Array.from({ length: size }, (_, n) => n % 251);
const kept = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, { headers: { "Content-Type": "audio/mpeg", "Content-Length": String(bytes.length) } });
const readBytes = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())];

it("a player that asks for a part gets that part, and is told where it lies", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 900 }), fc.nat(1200), fc.nat(1200), async (size, a, b) => {
      const bytes = sound(size);
      const answer = await answerRange(`bytes=${a}-${b}`, kept(bytes));
      if (b < a) {
        expect(answer.status).toBe(200);
        return;
      }
      if (a >= size) {
        expect(answer.status).toBe(416);
        expect(answer.headers.get("Content-Range")).toBe(`bytes */${size}`);
        return;
      }
      const last = Math.min(b, size - 1);
      expect(answer.status).toBe(206);
      expect(answer.headers.get("Content-Range")).toBe(`bytes ${a}-${last}/${size}`);
      expect(answer.headers.get("Content-Length")).toBe(String(last - a + 1));
      expect(answer.headers.get("Content-Type")).toBe("audio/mpeg");
      expect(await readBytes(answer)).toEqual([...bytes.slice(a, last + 1)]);
    }),
  );
});

it("parts asked for one after another make the whole", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 300 }),
      async (size, step) => {
        const bytes = sound(size);
        const heard: number[] = [];
        while (heard.length < size) {
          const end = heard.length + step - 1;
          heard.push(...(await readBytes(await answerRange(`bytes=${heard.length}-${end}`, kept(bytes)))));
        }
        expect(heard).toEqual([...bytes]);
      },
    ),
  );
});

it("whoever asks for no part gets the whole, and is told that parts may be asked for", async () => {
  const answer = await answerRange(null, kept(sound(400)));
  expect([answer.status, answer.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
  expect(await readBytes(answer)).toEqual([...sound(400)]);
});
