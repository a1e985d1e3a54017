import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAnswer } from "./framing.ts";

const chunked = (parts: Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from("HTTP/1.1 206 Partial Content\r\nTransfer-Encoding: chunked\r\n\r\n"),
    ...parts.map((part) =>
      Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]),
    ),
    Buffer.from("0\r\n\r\n"),
  ]);
const measured = (body: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 206 Partial Content\r\ncontent-length: ${body.length}\r\n\r\n`),
    body,
  ]);

const parts = fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 5 });

describe("the load generator", () => {
  it.each([
    ["in chunks", chunked],
    ["with its length", (all: Uint8Array[]) => measured(Buffer.concat(all))],
  ])("reads an answer %s when the last byte is there and not before", (_, write) => {
    fc.assert(
      fc.property(parts, fc.nat(), (all, cut) => {
        const bytes = write(all);
        const answer = readAnswer(Buffer.concat([bytes, Buffer.from("HTTP/1.1 200")]));
        expect(answer).toMatchObject({ status: 206, length: bytes.length, body: Buffer.concat(all) });
        expect(readAnswer(bytes.subarray(0, cut % bytes.length))).toBeUndefined();
      }),
    );
  });

  it("refuses an answer whose end nobody can know", () => {
    expect(() => readAnswer(Buffer.from("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello"))).toThrow(
      "without a length",
    );
  });
});
